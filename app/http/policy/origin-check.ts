import type { RequestHeaders } from '../answer'
import { canonicalHost } from './host'

/**
 * Whether a POST comes from our own pages (contract, "Addresses"). Text browsers send no Origin; `null`, which pages send that
 * hide their origin, is refused like any foreign one.
 *
 * @param publicOrigin `SITE_URL`, or what stands in for it
 * @param requestHost the host that the request itself names
 */
export function isSameOrigin(
  headers: RequestHeaders,
  publicOrigin: string,
  requestHost: string | null,
): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null || origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  return /^https?:$/.test(protocol) && host === canonicalHost(protocol.slice(0, -1), requestHost)
}
