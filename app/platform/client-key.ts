import ipaddr from 'ipaddr.js'

/** By what clients are counted: an IPv4 address, or the /64 of an IPv6 address, which one household or office has. None begins another. */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return `${parsed.toString()}/32`
  return Buffer.from(parsed.toByteArray()).toString('hex', 0, 8)
}

/** A client, then the /56 and the /48 around a /64: its own as well, or strangers' (RFC 6177). Each may have twice the last. */
export function networksOf(client: string): string[] {
  return /^[\da-f]{16}$/.test(client) ? [client, client.slice(0, 14), client.slice(0, 12)] : [client]
}
