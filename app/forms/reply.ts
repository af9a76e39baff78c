import type { FieldErrors, Values } from './form'

export type Reply =
  | { outcome: 'invalid' | 'refused'; values: Values; errors: FieldErrors }
  /** Saved but not delivered; without a reference, not saved. */
  | { outcome: 'held'; values: Values; reference: string | null }
  | { outcome: 'quarantined'; values: Values; reference: string; release: string }
  | { outcome: 'throttled'; values: Values; limit: 'client' | 'total'; retryAfterSeconds: number }
  /** Set client-side: the request failed. */
  | { outcome: 'unreachable'; values: Values }
