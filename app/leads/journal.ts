import type { FieldErrors, FormId } from '~/forms/form'
import type { Entry } from '~/forms/schemas'
import { Fault } from '~/platform/fault'
import type { Log } from '~/platform/log'
import type { Failure } from './form-answer'
import type { Lead, LeadRecord, LeadState } from './lead'
import type { LeadEvent } from './log-events'

/** A submission about to be recorded. */
export type NewLead = Entry &
  Pick<LeadRecord, 'reference' | 'visit' | 'page' | 'requestId' | 'receivedAt' | 'releaseToken'> & {
    state: 'received' | 'quarantined'
    fingerprint: string
  }

/** The right to send one lead until a time (ISO 8601, UTC), held by one request or worker. */
export interface Lease {
  holder: string
  until: string
}

/** What became of a sent lead. */
export interface Settlement {
  state: Exclude<LeadState, 'received' | 'quarantined'>
  settledAt: string
  /** How often the form service was called this time. */
  calls: 0 | 1
  failure: Failure | null
  failureMessage: string | null
  errors: FieldErrors | null
  /** When the background tries it again; null when it doesn't. */
  nextAttemptAt: string | null
}

/** A row whose JSON cannot be parsed. */
export class UnreadableLead extends Fault {
  constructor(readonly reference: string) {
    // Without the parser's error, which repeats what the visitor wrote.
    super(`The lead ${reference} cannot be read`)
  }
}

/** Narrows a list of leads; an absent condition is not applied. */
export interface LeadFilter {
  state?: LeadState
  form?: FormId
  /** Received at this time or later; ISO 8601, UTC. */
  since?: string
}

/**
 * The record of every accepted submission. A method that writes returns once the change is on disk. All methods reject with a
 * `Fault` when the database cannot be opened, read or written.
 */
export interface Journal {
  /** Records a submission, leased to its sender. A lead with the same fingerprint comes back instead, and nothing is written. */
  record(lead: NewLead, lease: Lease): Promise<{ lead: Lead; isNew: boolean }>
  /** Takes the lease of a lead that a visitor may send again; undefined while it is leased. */
  claim(reference: string, lease: Lease, now: string): Promise<Lead | undefined>
  /** The references of leads that are due and not leased, those that wait longest first. */
  due(states: readonly LeadState[], now: string, limit: number): Promise<string[]>
  /** Takes the lease of a lead that is still due; undefined when another worker was quicker. */
  claimDue(reference: string, lease: Lease, now: string): Promise<Lead | undefined>
  /** Records what became of the lead and gives the lease back; false when the holder has lost it meanwhile. */
  settle(reference: string, holder: string, settlement: Settlement): Promise<boolean>
  /** Moves a quarantined lead on to `received`, leased or else due; undefined for a lead in any other state. */
  release(reference: string, lease: Lease | null, now: string): Promise<Lead | undefined>
  /** Makes an undelivered lead due; undefined for any other, and while it is leased. */
  retry(reference: string, now: string): Promise<Lead | undefined>
  /** Whether this is the token of a lead of that form that was quarantined since then. */
  knowsReleaseToken(token: string, form: FormId, since: string): Promise<boolean>
  get(reference: string): Promise<Lead | undefined>
  /**
   * The leads that match, newest first.
   *
   * @param skip takes each row that cannot be read; without it, one such row fails the whole list
   */
  list(filter: LeadFilter, skip?: (unreadable: UnreadableLead) => void): Promise<Lead[]>
  countByState(): Promise<Record<LeadState, number>>
  /** When the oldest lead of these states was received; null when there is none. */
  oldest(states: readonly LeadState[]): Promise<string | null>
  /** Removes leads of these states that were settled, or else received, before that time; returns how many. */
  purge(states: readonly LeadState[], before: string, atMost: number): Promise<number>
  /** Removes these leads, whatever their state. */
  remove(references: readonly string[]): Promise<void>
  /**
   * Records that a server ran on this UTC day (`YYYY-MM-DD`), and returns the first of the last `days` such days; null while
   * there are fewer. Older days are removed.
   */
  seeDay(day: string, days: number): Promise<string | null>
  /** A secret of 32 bytes to sign with: made once, the same for all servers on this journal. */
  signingKey(): Promise<Buffer>
  /** Really writes, to learn whether a submission could be recorded now. */
  checkWritable(now: string): Promise<void>
  close(): Promise<void>
}

/** What everything that works on the journal is built from. */
export interface LeadsContext {
  journal: Journal
  log: Log<LeadEvent>
  now: () => number
}
