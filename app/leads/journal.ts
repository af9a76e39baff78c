import type { FieldErrors, FormId } from '~/forms/form'
import type { Entry } from '~/forms/schemas'
import { Fault } from '~/platform/fault'
import type { Failure } from './form-answer'
import type { Lead, LeadRecord, LeadState } from './lead'

/** A submission about to be recorded. */
export type NewLead = Entry &
  Pick<LeadRecord, 'reference' | 'visit' | 'page' | 'requestId' | 'receivedAt' | 'releaseToken'> & {
    state: 'received' | 'quarantined'
    fingerprint: string
  }

/** The right to send one lead until a time, held by one request or worker. */
export interface Lease {
  holder: string
  /** ISO 8601, UTC. */
  until: string
}

/**
 * No genuine lease is longer, in milliseconds: the longest `FORM_SERVICE_TIMEOUT_MS` is a minute. One that ends later was given
 * by a clock that ran ahead, and nobody holds it.
 */
export const longestLeaseMs = 5 * 60 * 1000

/** What became of a sent lead. */
export interface Settlement {
  state: Exclude<LeadState, 'received' | 'quarantined'>
  settledAt: string
  /** How often the form service was called this time: 1, or 0 when the lead is only kept. */
  calls: 0 | 1
  failure: Failure | null
  failureMessage: string | null
  errors: FieldErrors | null
  /** When the background tries it again; null when it doesn't. */
  nextAttemptAt: string | null
}

/** A row of the journal that does not hold what it should. */
export class UnreadableLead extends Fault {
  constructor(readonly reference: string) {
    // Without the parser's error, which repeats what the visitor wrote.
    super(`The lead ${reference} cannot be read`)
  }
}

/** Which leads are asked for; what is absent doesn't narrow the answer. */
export interface LeadFilter {
  state?: LeadState
  form?: FormId
  /** Received at this time or later; ISO 8601, UTC. */
  since?: string
}

/**
 * The record of every accepted submission. Each method that writes returns once the change is on disk. All methods reject with
 * a `Fault` when the database cannot be opened, read or written. Each can be called again when another process was in its way.
 */
export interface Journal {
  /**
   * Records a submission, leased to its sender. When the same lead stands there already (same fingerprint), nothing is
   * written and that lead comes back.
   */
  record(lead: NewLead, lease: Lease): Promise<{ lead: Lead; isNew: boolean }>
  /** Takes the lease of a lead that isn't settled for good; undefined while someone else holds it. */
  claim(reference: string, lease: Lease, now: string): Promise<Lead | undefined>
  /** The references of leads that are to be sent now and that nobody sends, those that wait longest first. */
  due(states: readonly LeadState[], now: string, limit: number): Promise<string[]>
  /** Takes the lease of a lead that is still due; undefined when somebody else was quicker. */
  claimDue(reference: string, lease: Lease, now: string): Promise<Lead | undefined>
  /** Writes down what became of the lead and gives the lease back; false when the holder has lost it meanwhile. */
  settle(reference: string, holder: string, settlement: Settlement): Promise<boolean>
  /**
   * Moves a quarantined lead on to `received`, leased to whoever sends it at once or else due; undefined, and nothing
   * happens, for a lead in any other state.
   */
  release(reference: string, lease: Lease | null, now: string): Promise<Lead | undefined>
  /** Makes a lead due that isn't delivered and that nobody sends at this moment; undefined for any other. */
  retry(reference: string, now: string): Promise<Lead | undefined>
  /** Whether this is the token of a lead of that form that was quarantined since then. */
  knowsReleaseToken(token: string, form: FormId, since: string): Promise<boolean>
  get(reference: string): Promise<Lead | undefined>
  /** The leads that fit, newest first. */
  list(filter: LeadFilter): Promise<Lead[]>
  /** How many leads there are of each state. */
  countByState(): Promise<Record<LeadState, number>>
  /** When the oldest lead of these states was received; null when there is none. */
  oldest(states: readonly LeadState[]): Promise<string | null>
  /** Removes leads of these states that were settled, or else received, before that time; tells how many. */
  purge(states: readonly LeadState[], before: string, atMost: number): Promise<number>
  /** Removes these leads, whatever their state. */
  remove(references: readonly string[]): Promise<void>
  /**
   * Writes down that the server has seen this UTC day (`YYYY-MM-DD`), and tells the day with which so many seen days begin
   * that end with this one; null while there are fewer. Older days are forgotten.
   */
  seeDay(day: string, days: number): Promise<string | null>
  /** A secret of 32 bytes to sign with: made once, the same for all who share the journal. */
  signingKey(): Promise<Buffer>
  /** Really writes, to learn whether a submission could be recorded now. */
  checkWritable(now: string): Promise<void>
  /** Opens a question about how requests arrive, under a token that nobody can guess; older ones are dropped. */
  openProbe(token: string, now: string): Promise<void>
  /** Answers the question of this token, if there is one that has no answer yet. */
  answerProbe(token: string, answer: string): Promise<void>
  /** Ends the question; tells the answer, if there was one. */
  closeProbe(token: string): Promise<string | undefined>
  close(): Promise<void>
}
