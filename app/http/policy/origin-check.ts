import { canonicalHost } from '../transport/forwarded'

/**
 * Whether a POST comes from our own pages (contract, "Addresses"). Text browsers send no Origin; `null` is what a page sends
 * that hides where it is from, so it is refused like any foreign one.
 *
 * @param publicOrigin `SITE_URL`, or what stands in for it
 * @param requestHost the host that the request itself names
 */
export function isSameOrigin(headers: Headers, publicOrigin: string, requestHost: string | null): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null || origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  return /^https?:$/.test(protocol) && host === canonicalHost(protocol.slice(0, -1), requestHost)
}
