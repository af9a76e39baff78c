import type { FieldErrors } from '~/forms/form'
import type { FailedAnswer } from './form-answer'
import type { Exchange } from './form-service'

/**
 * What became of an accepted submission. The route's answer, the visitor's page and the log line are all made from this one
 * value; `exchange` is the call of the form service, where there was one.
 */
export type Outcome = { exchange: Exchange | null } & (
  | { kind: 'delivered' | 'kept' | 'duplicate'; reference: string }
  | { kind: 'refused'; reference: string; errors: FieldErrors }
  | { kind: 'held'; reference: string; failure: FailedAnswer | null }
  | { kind: 'quarantined'; reference: string; release: string }
  /** The journal could not be written: nothing is saved, nothing was sent. */
  | { kind: 'unrecorded'; error: unknown }
)
