import ipaddr from 'ipaddr.js'

/** By what clients are counted: an IPv4 address, or the /64 of an IPv6 address, which one household or office has. */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return (parsed as ipaddr.IPv6).parts.slice(0, 4).join(':')
}
