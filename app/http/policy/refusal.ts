/** A request that no page answers; the visitor gets a full page that says why. */
export interface Refusal {
  status: 400 | 403 | 405 | 413 | 503
  /** For the log. */
  reason: string
}

export const refusals = {
  badHost: { status: 400, reason: 'The Host header names no host' },
  brokenBody: { status: 400, reason: 'The body could not be read' },
  notAForm: { status: 400, reason: 'The body is not a form' },
  crossSite: { status: 403, reason: 'The form was sent from another site' },
  badMethod: { status: 405, reason: 'The method is not supported here' },
  busy: { status: 503, reason: 'Too many requests wait for a page' },
  tooLarge: { status: 413, reason: 'The body is over the limit' },
} as const satisfies Record<string, Refusal>
