import ipaddr from 'ipaddr.js'

/** Clients are counted by IPv4 address, or by the IPv6 /64 of one household or office. No key is the start of another. */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return `${parsed.toString()}/32`
  return Buffer.from(parsed.toByteArray()).toString('hex', 0, 8)
}

/** The client, and the /56 and /48 around an IPv6 /64, which may belong to others (RFC 6177). Each may have twice the last. */
export function networksOf(client: string): string[] {
  return /^[\da-f]{16}$/.test(client) ? [client, client.slice(0, 14), client.slice(0, 12)] : [client]
}
