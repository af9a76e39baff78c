import type { RequestHeaders } from '../answer'
import { canonicalHost } from './host'

/**
 * Whether a POST comes from our own pages. Text browsers send no Origin; `null` (opaque origins) is
 * refused like any foreign origin.
 */
export function isSameOrigin(
  headers: RequestHeaders,
  publicOrigin: string,
  requestHost: string | null,
): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null || origin === publicOrigin) return true
  const [, scheme = '', host = null] = /^(https?):\/\/(.+)$/i.exec(origin) ?? []
  const own = canonicalHost(scheme, requestHost)
  return own !== null && canonicalHost(scheme, host) === own
}
