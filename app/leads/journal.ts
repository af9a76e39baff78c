import type { FieldErrors, FormId } from '~/forms/form'
import type { Entry } from '~/forms/schemas'
import { Fault } from '~/platform/fault'
import type { Log } from '~/platform/log'
import type { Failure } from './form-answer'
import type { Lead, LeadRecord, LeadState } from './lead'
import type { LeadEvent } from './log-events'

export type NewLead = Entry &
  Pick<LeadRecord, 'reference' | 'visit' | 'page' | 'requestId' | 'receivedAt' | 'releaseToken'> & {
    state: 'received' | 'quarantined'
    fingerprint: string
  }

/** The exclusive right to send one lead; `until` is ISO 8601 in UTC. */
export interface Lease {
  holder: string
  until: string
}

/** The result of a delivery attempt. */
export interface Settlement {
  state: Exclude<LeadState, 'received' | 'quarantined'>
  settledAt: string
  calls: 0 | 1
  failure: Failure | null
  failureMessage: string | null
  errors: FieldErrors | null
  /** Null unless the background retries it. */
  nextAttemptAt: string | null
}

export class UnreadableLead extends Fault {
  constructor(readonly reference: string) {
    // The parser's error would repeat personal data.
    super(`The lead ${reference} cannot be read`)
  }
}

export interface LeadFilter {
  state?: LeadState | undefined
  form?: FormId | undefined
  /** Received at or after this ISO 8601 time. */
  since?: string | undefined
}

/**
 * The durable record of submissions: a method that writes resolves once the change is on disk. Every method rejects with a
 * `Fault` when the database fails.
 */
export interface Journal {
  /** Records a lead with this lease, or returns the lead that has the same fingerprint. */
  record(lead: NewLead, lease: Lease): Promise<{ lead: Lead; isNew: boolean }>
  /** Leases a lead that a visitor may send again; undefined while it is leased. */
  claim(reference: string, lease: Lease, now: string): Promise<Lead | undefined>
  /** Due, unleased leads, oldest first. */
  due(states: readonly LeadState[], now: string, limit: number): Promise<string[]>
  /** Leases a due lead; undefined if already claimed. */
  claimDue(reference: string, lease: Lease, now: string): Promise<Lead | undefined>
  /** Records the result and ends the lease; false when the lease was lost. */
  settle(reference: string, holder: string, settlement: Settlement): Promise<boolean>
  /** Makes a quarantined lead `received`, with this lease or due; undefined for any other. */
  release(reference: string, lease: Lease | null, now: string): Promise<Lead | undefined>
  /** Makes an undelivered, unleased lead due; undefined for any other. */
  retry(reference: string, now: string): Promise<Lead | undefined>
  /** Whether a lead of this form, received since then, has this token. */
  knowsReleaseToken(token: string, form: FormId, since: string): Promise<boolean>
  get(reference: string): Promise<Lead | undefined>
  /** Newest first. Without `skip`, an unreadable row rejects the whole list. */
  list(filter: LeadFilter, skip?: (unreadable: UnreadableLead) => void): Promise<Lead[]>
  countByState(): Promise<Record<LeadState, number>>
  /** When the oldest of them was received. */
  oldest(states: readonly LeadState[]): Promise<string | null>
  /** Removes leads settled, or else received, before that time; returns their number. */
  purge(states: readonly LeadState[], before: string, atMost: number): Promise<number>
  remove(references: readonly string[]): Promise<void>
  /** Records that a server ran on this UTC day; returns the first of the last `days` such days, or null if there are fewer. */
  seeDay(day: string, days: number): Promise<string | null>
  /** The 32-byte secret that all servers on this journal share. */
  signingKey(): Promise<Buffer>
  /** Rejects when a submission could not be written now. */
  checkWritable(now: string): Promise<void>
  close(): Promise<void>
}

export interface LeadsContext {
  journal: Journal
  log: Log<LeadEvent>
  now: () => number
}
