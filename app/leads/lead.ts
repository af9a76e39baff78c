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

export type LeadState = (typeof leadStates)[number]

/** A submission that is recorded, to owners and visitors an inquiry; without its form and values. Times are ISO 8601 in UTC. */
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
  /** Lease expiry; null if not leased. */
  leaseUntil: string | null
  /** When it is mailed to the owner; null while there is nothing to mail. */
  mailAt: string | null
  /** When a mail server took it. */
  mailedAt: string | null
  /** Whom it is not mailed to any more, with commas between; null while a mail server took it for nobody. */
  mailedTo: string | null
  /** Sent back by the release button of a quarantined lead. */
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

/** The exclusive right to send one lead, for so long. */
export interface Lease {
  holder: string
  ms: number
}

/** What came of an attempt to deliver a lead. */
export type Settlement = Pick<LeadRecord, 'failure' | 'failureMessage' | 'errors' | 'nextAttemptAt'> & {
  state: Exclude<LeadState, 'received' | 'quarantined'>
  settledAt: string
  calls: number
}
