import type { HeaderRecord } from '../request/response'

// Features that an injected script would want most; short, since the header is sent with every response.
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment']

/** For responses other than pages. */
const strictestPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every response, malformed requests included; a response's own replace them. */
export function createSecurityHeaders(siteUrl: string | undefined): HeaderRecord {
  return {
    'content-security-policy': strictestPolicy,
    'x-content-type-options': 'nosniff',
    // Not "no-referrer": under it browsers post forms with "Origin: null", which older ones do not explain.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'x-frame-options': 'DENY',
    // No includeSubDomains: others may operate them.
    ...(siteUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
