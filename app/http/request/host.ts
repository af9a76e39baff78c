// The longest name (RFC 1035, section 2.3.4) with a port. Decoding a longer one takes quadratic time.
const maxHostLength = 253 + ':65535'.length

/**
 * Normalizes a host as URLs do: `a.com:443` under https is `a.com`. Null for an invalid one. Only ASCII may reach
 * `URL.canParse`, which reads Latin-1 as UTF-8 once Node.js has optimized the call.
 */
export function canonicalHost(scheme: string, host: string | null): string | null {
  const isName = host !== null && host.length <= maxHostLength && /^[a-z0-9._:[\]-]+$/i.test(host)
  return isName && URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).host : null
}

/** Hosts that only this machine reaches. */
export const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** The reason for a 400 (RFC 9112, section 3.2), or null. Raw headers alternate names and values. */
export function hostHeaderFault(rawHeaders: readonly string[], httpVersion: string): string | null {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts > 1) return 'More than one Host header'
  return hosts === 0 && httpVersion === '1.1' ? 'No Host header' : null
}
