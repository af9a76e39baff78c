import type { FieldErrors, Values } from './form'

export type SubmissionReply =
  | {
      outcome: 'invalid' | 'refused'
      values: Values
      errors: FieldErrors
      /** The email address that the form asks about, and its correction. */
      asked?: string | undefined
      meant?: string | undefined
    }
  /** The visitor chose another package, and nothing was sent. */
  | { outcome: 'chosen'; values: Values; asked: string }
  /** Saved but not delivered; without a reference, not even saved. */
  | { outcome: 'held'; values: Values; reference: string | null }
  | { outcome: 'quarantined'; values: Values; reference: string; releaseToken: string }
  | { outcome: 'throttled'; values: Values; limit: 'client' | 'total'; retryAfterSeconds: number }
  /** The browser says so when a request fails. */
  | { outcome: 'unreachable'; values: Values }
