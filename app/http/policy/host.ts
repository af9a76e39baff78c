import { memoize } from '~/platform/memoize'

// The longest name (RFC 1035, section 2.3.4) with a port; to decode a longer one takes quadratic time.
const longestHost = 253 + ':65535'.length

/** A host as URLs write it, so that `a.com:443` under https is `a.com`; null when it is none. */
export function canonicalHost(scheme: string, host: string | null): string | null {
  if (!host || host.length > longestHost || !/^[a-z0-9._:[\]-]+$/i.test(host)) return null
  return hostOf(`${scheme}://${host}`)
}

const hostOf = memoize((url) => (URL.canParse(url) ? new URL(url).host : null), 500)

/**
 * What is wrong with a request's Host headers (RFC 9112, section 3.2): null, or the reason to answer 400.
 *
 * @param rawHeaders names and values in turns
 */
export function hostHeaderFault(rawHeaders: readonly string[], httpVersion: string): string | null {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length
  if (hosts > 1) return 'More than one Host header'
  return hosts === 0 && httpVersion === '1.1' ? 'No Host header' : null
}
