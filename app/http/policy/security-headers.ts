import type { MiddlewareHandler } from 'hono'

/** The headers by which an answer tells browsers what they may do with it, by name. */
export type SecurityHeaders = Readonly<Record<string, string>>

/** The headers for an answer at this path. */
export type SecurityHeadersFor = (path: string) => SecurityHeaders

// What a script slipped into a page would ask for first. Each name goes out with each of two dozen answers that make a page.
const unused = ['camera', 'geolocation', 'microphone', 'payment']

/**
 * The headers that every answer of ours carries, whoever writes it: a page, a file, a redirect, an error, or the answer to
 * something that is no HTTP. Only the Content-Security-Policy is made elsewhere, since it depends on the page.
 *
 * @param siteUrl `SITE_URL`
 */
export function createSecurityHeaders(siteUrl: string | undefined): SecurityHeadersFor {
  const ours: SecurityHeaders = {
    'X-Content-Type-Options': 'nosniff',
    // Not "no-referrer": under it browsers post forms with "Origin: null", which we must refuse.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'X-Frame-Options': 'DENY',
    // Not for subdomains, which may be anybody's.
    ...(siteUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
  // Whoever shows a link to us shows its picture on a page of their own.
  const shared: SecurityHeaders = { ...ours, 'Cross-Origin-Resource-Policy': 'cross-origin' }
  return (path) => (path.startsWith('/social/') ? shared : ours)
}

/** Puts the headers on everything that is answered behind it. */
export function securityHeaders(headersFor: SecurityHeadersFor): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersFor(c.req.path))) c.header(name, value)
  }
}
