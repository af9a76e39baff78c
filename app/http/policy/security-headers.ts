import type { HeaderRecord } from '../answer'

// What injected script would ask for first; each name is sent with each of two dozen answers that make a page.
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment']

/** For everything that isn't a page: such an answer loads nothing, runs nothing and is framed by nothing. */
const strictestPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The headers that every answer carries, be it a page, a file, a redirect, an error or the answer to a malformed request. A page
 * replaces the Content-Security-Policy by its own.
 *
 * @param siteUrl `SITE_URL`
 * @returns the headers for an answer at a path
 */
export function createSecurityHeaders(siteUrl: string | undefined): (path: string) => HeaderRecord {
  const ours: HeaderRecord = {
    'content-security-policy': strictestPolicy,
    'x-content-type-options': 'nosniff',
    // Not "no-referrer": under it browsers post forms with "Origin: null", which is refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'x-frame-options': 'DENY',
    // Without subdomains, which may belong to someone else.
    ...(siteUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  // Other sites show the preview picture beside a link to ours.
  const shared: HeaderRecord = { ...ours, 'cross-origin-resource-policy': 'cross-origin' }
  return (path) => (path.startsWith('/social/') ? shared : ours)
}
