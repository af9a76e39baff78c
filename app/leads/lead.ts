import type { FieldErrors } from '~/forms/form'
import type { Visit } from '~/forms/read-submission'
import type { Entry } from '~/forms/schemas'
import type { Failure } from './form-answer'

/** The states of a lead (contract, "Journal states"). */
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

/** What the journal holds of an enquiry beside its entry; all times are ISO 8601 in UTC. */
export interface LeadRecord {
  reference: string
  state: LeadState
  visit: Visit
  /** The address of the page that held the form. */
  page: string
  requestId: string
  receivedAt: string
  settledAt: string | null
  /** How often the form service was called for it. */
  attempts: number
  failure: Failure | null
  failureMessage: string | null
  /** The fields that the form service refused, and why. */
  errors: FieldErrors | null
  /** Since when its delivery is being tried: its receipt, its release or the operator's last retry. */
  queuedAt: string
  /** When the background tries it next; null while nothing is to be tried. */
  nextAttemptAt: string | null
  /** Until when somebody has the right to send it; null while nobody sends it. */
  leaseUntil: string | null
  /** What the release button of a quarantined lead sends back. */
  releaseToken: string | null
}

/** One enquiry as the journal holds it. */
export type Lead = Entry & LeadRecord
