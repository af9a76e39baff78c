import type { RequestFacts } from '../request/facts'

export interface PageAddress {
  /** The path as its route is spelt, with the declared parameters in the order of their declaration. */
  path: string
  /** Whether the page is the same for all requests of this URL and cacheable. */
  isShared: boolean
  /** Whether the client and proxies may keep it: false if the URL holds what a visitor typed. */
  isStorable: boolean
  /** Empty if the page is the same on every day. */
  edition: string
}

/**
 * The public origin, which is part of every page, and the canonical URL; of a GET or HEAD.
 *
 * @returns null if the response is not cacheable, or a client may have made up the origin: it must not fill the cache
 */
export function cacheKey(
  { publicOrigin, requestHost, isOriginUntrusted }: RequestFacts,
  address: PageAddress,
): string | null {
  if (requestHost === null || isOriginUntrusted || !address.isShared) return null
  return `${publicOrigin}${address.path}${address.edition && `#${address.edition}`}`
}
