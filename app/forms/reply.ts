import type { FieldErrors, Values } from './form'

export type SubmissionReply =
  | {
      outcome: 'invalid' | 'refused'
      values: Values
      errors: FieldErrors
      /** The email address that was asked about, since it may be mistyped, and what it was probably meant to be. */
      asked?: string | undefined
      meant?: string | undefined
    }
  /** Nothing was sent; the values name another package. */
  | { outcome: 'chosen'; values: Values; asked: string }
  /** Saved but not delivered; without a reference, not saved. */
  | { outcome: 'held'; values: Values; reference: string | null }
  | { outcome: 'quarantined'; values: Values; reference: string; releaseToken: string }
  | { outcome: 'throttled'; values: Values; limit: 'client' | 'total'; retryAfterSeconds: number }
  /** Set client-side: the request failed. */
  | { outcome: 'unreachable'; values: Values }
