import type { RequestHeaders } from '../answer'
import { canonicalHost } from './host'

/**
 * Whether a POST comes from our own pages (contract, "Addresses"). Text browsers send no Origin; `null` (opaque origins) is
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
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  return /^https?:$/.test(protocol) && host === canonicalHost(protocol.slice(0, -1), requestHost)
}
