import type { RequestHeaders } from '../request/response'
import { canonicalHost } from '../request/host'

/**
 * Whether a POST comes from our own pages. Text browsers send no Origin, and others `null` where something in between has
 * put `Referrer-Policy: no-referrer` on our page; then only the browser can say that it is ours.
 */
export function isSameOrigin(
  headers: RequestHeaders,
  publicOrigin: string,
  requestHost: string | null,
): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === 'null') return site === 'same-origin'
  if (origin === null || origin === publicOrigin) return true
  const [, scheme = '', host = null] = /^(https?):\/\/(.+)$/i.exec(origin) ?? []
  const own = canonicalHost(scheme, requestHost)
  return own !== null && canonicalHost(scheme, host) === own
}
