import type { FieldErrors } from '~/forms/form'
import type { Visit } from '~/forms/read-submission'
import type { FormValues } from '~/forms/schemas'
import type { LogEvent } from '~/log/events'
import type { Failure } from '~/log/names'
import { Fault } from '~/platform/fault'
import type { Log } from '~/platform/log'

export const leadStates = [
  'received',
  'delivered',
  'kept',
  'refused',
  'waiting',
  'parked',
  'quarantined',
] as const

/** So begins `mailFailure` when the mail server may have accepted the email. */
export const perhapsMailed = 'Perhaps mailed'

export type LeadState = (typeof leadStates)[number]

/** A recorded submission without its form and values. Times are ISO 8601 in UTC. */
export interface LeadRecord {
  reference: string
  state: LeadState
  visit: Visit
  page: string
  requestId: string
  receivedAt: string
  settledAt: string | null
  attempts: number
  failure: Failure | null
  failureMessage: string | null
  errors: FieldErrors | null
  /** When it was received, released or last retried by an operator. */
  queuedAt: string
  /** Null while nothing is to be sent. */
  nextAttemptAt: string | null
  leaseUntil: string | null
  /** When the lead is mailed next; null while no email is due. */
  mailAt: string | null
  /** Since when the email waits, if a retry has changed `queuedAt` since. */
  mailQueuedAt: string | null
  /** When a mail server first accepted an email about the lead. */
  mailedAt: string | null
  /** Addresses for which a mail server accepted the email, comma-separated; null before the first. */
  mailedTo: string | null
  /** Why the last email about it did not surely reach everybody, in our own words. */
  mailFailure: string | null
  /** The release button of a quarantined lead sends this. */
  releaseToken: string | null
}

export type Lead = FormValues & LeadRecord

export class UnreadableLead extends Fault {
  constructor(readonly reference: string) {
    // The parser's error would repeat personal data.
    super(`The lead ${reference} cannot be read`)
  }
}

/** Skips unreadable leads, which are due again after the lease. Each is logged once. */
export function createSkipUnreadable(log: Log<LogEvent>) {
  const logged = new Set<string>()
  return (error: unknown): undefined => {
    if (!(error instanceof UnreadableLead)) throw error
    const { reference, message } = error
    if (!logged.has(reference)) log('error', { event: 'journal', reference, message })
    logged.add(reference)
  }
}

/** The exclusive right to send one lead for a time. */
export type Lease = { holder: string; ms: number }

/** A lease outlasts its attempt by this, to leave time for recording the result and for clocks that differ. */
export const leaseMarginMs = 10_000

/** The result of an attempt to deliver a lead. */
export type Settlement = Pick<LeadRecord, 'failure' | 'failureMessage' | 'errors' | 'nextAttemptAt'> & {
  state: Exclude<LeadState, 'received' | 'quarantined'>
  settledAt: string
  calls: number
}
