import type { FieldErrors, Values } from './form'

/**
 * What the server answers to a form that did not go through; the page shows it beside the form. The values always travel with
 * it, so that nothing is lost. A form that went through is answered by a redirect to its success address instead.
 */
export type Reply =
  | { outcome: 'invalid' | 'refused'; values: Values; errors: FieldErrors }
  /** Saved under the reference, but not delivered yet; without a reference it could not be saved at all. */
  | { outcome: 'held'; values: Values; reference: string | null }
  | { outcome: 'quarantined'; values: Values; reference: string; release: string }
  /** Too many from this client, or from all clients together. */
  | { outcome: 'throttled'; values: Values; limit: 'client' | 'total'; retryAfterSeconds: number }
  /** Said by the page's own script: nobody answered it, or no action did. */
  | { outcome: 'unreachable'; values: Values }
