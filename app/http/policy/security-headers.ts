import type { HeaderRecord } from '../answer'

// Features that an injected script would want most; short, since the header is sent with every response.
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment']

/** For responses other than pages. */
const strictestPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every response by path, malformed requests included. Pages replace the Content-Security-Policy. */
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
    // No includeSubDomains: others may operate them.
    ...(siteUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  // Other sites embed preview pictures.
  const shared: HeaderRecord = { ...ours, 'cross-origin-resource-policy': 'cross-origin' }
  return (path) => (path.startsWith('/social/') ? shared : ours)
}
