import type { FieldErrors, Values } from './form'

/**
 * The answer to a form that did not go through, shown beside the form with the visitor's values. Success is a redirect instead.
 */
export type Reply =
  | { outcome: 'invalid' | 'refused'; values: Values; errors: FieldErrors }
  /** Saved under the reference but not delivered yet; without a reference, not saved. */
  | { outcome: 'held'; values: Values; reference: string | null }
  | { outcome: 'quarantined'; values: Values; reference: string; release: string }
  /** Too many from this client, or from all clients together. */
  | { outcome: 'throttled'; values: Values; limit: 'client' | 'total'; retryAfterSeconds: number }
  /** Made by the page's own script: the action could not be reached. */
  | { outcome: 'unreachable'; values: Values }
