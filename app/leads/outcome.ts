import type { FieldErrors } from '~/forms/form'
import type { FailedAnswer } from './form-answer'
import type { Exchange } from './form-service'

/** The outcome of an accepted submission, from which response, page and log line are made. */
export type Outcome = { exchange: Exchange | null } & (
  | { kind: 'delivered' | 'kept' | 'duplicate'; reference: string }
  | { kind: 'refused'; reference: string; errors: FieldErrors }
  | { kind: 'held'; reference: string; failure: FailedAnswer | null }
  | { kind: 'quarantined'; reference: string; release: string }
  /** Neither saved nor sent. */
  | { kind: 'unrecorded'; error: unknown }
)
