import type { PageAddress } from '../remix/page-table'
import type { RequestFacts } from '../request-facts'

/**
 * Where a request's page is cached: under the public origin, which is part of every page, and its canonical address.
 *
 * @returns null for an answer to this request alone, and where a client may have made up the origin: it must neither fill the
 * cache nor cost a compression at the best quality
 */
export function cacheKey(
  { method, publicOrigin, requestHost, isOriginUntrusted }: RequestFacts,
  address: PageAddress,
): string | null {
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isReading || requestHost === null || isOriginUntrusted || !address.isShared) return null
  return publicOrigin + address.path
}
