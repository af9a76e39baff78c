import type { FormId } from '~/forms/form'
import type { Failure } from './form-answer'
import type { Lead, LeadState } from './lead'

/** A submission about to be recorded. */
export type NewLead = Pick<
  Lead,
  'reference' | 'form' | 'values' | 'visit' | 'page' | 'requestId' | 'receivedAt' | 'releaseToken'
> & { state: 'received' | 'quarantined'; fingerprint: string }

/** The right to send one lead until a time, held by one request or worker. */
export interface Lease {
  holder: string
  /** ISO 8601, UTC. */
  until: string
}

/** What became of a sent lead. */
export interface Settlement {
  state: Exclude<LeadState, 'received' | 'quarantined'>
  settledAt: string
  /** How often the form service was called this time: 1, or 0 when the lead is only kept. */
  calls: 0 | 1
  failure: Failure | null
  failureMessage: string | null
}

/** Which leads an operator asks for; what is absent doesn't narrow the answer. */
export interface LeadFilter {
  state?: LeadState
}

/**
 * The record of every accepted submission. Each method that writes returns once the change is on disk. All methods reject with
 * the database's error when it cannot be read or written.
 */
export interface Journal {
  /**
   * Records a submission, leased to its sender. When the same lead stands there already (same fingerprint), nothing is
   * written and that lead comes back.
   */
  record(lead: NewLead, lease: Lease): Promise<{ lead: Lead; isNew: boolean }>
  /** Takes the lease of a lead that isn't settled for good; false while someone else holds it. */
  claim(reference: string, lease: Lease, now: string): Promise<boolean>
  /** Writes down what became of the lead and gives the lease back; false when the holder has lost it meanwhile. */
  settle(reference: string, holder: string, settlement: Settlement): Promise<boolean>
  /** Moves a quarantined lead on to `received`; nothing happens to a lead in any other state. */
  release(reference: string): Promise<void>
  /** Whether this is the token of a lead of that form that was quarantined since then. */
  knowsReleaseToken(token: string, form: FormId, since: string): Promise<boolean>
  get(reference: string): Promise<Lead | undefined>
  /** The leads that fit, newest first. */
  list(filter: LeadFilter): Promise<Lead[]>
  /** Really writes, to learn whether a submission could be recorded now. */
  checkWritable(now: string): Promise<void>
  close(): Promise<void>
}
