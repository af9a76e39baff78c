import type { FieldErrors, Values } from './form'

/** The address that was asked about, since it may be mistyped. */
interface Asked {
  asked?: string | undefined
}

export type SubmissionReply =
  | ({
      outcome: 'invalid' | 'refused'
      values: Values
      errors: FieldErrors
      meant?: string | undefined
    } & Asked)
  /** Nothing was sent; the values name another package. */
  | ({ outcome: 'chosen'; values: Values } & Asked)
  /** Saved but not delivered; without a reference, not saved. */
  | { outcome: 'held'; values: Values; reference: string | null }
  | { outcome: 'quarantined'; values: Values; reference: string; release: string }
  | { outcome: 'throttled'; values: Values; limit: 'client' | 'total'; retryAfterSeconds: number }
  /** Set client-side: the request failed. */
  | { outcome: 'unreachable'; values: Values }
