import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { RequestHeaders } from './response'

/** Trusts the last TRUST_PROXY entries of forwarding headers, which the operator's proxies appended; the rest is client input. */
export function readArrival(headers: RequestHeaders, socketAddress: string, trustedProxies: number) {
  const forwarded = (name: string) => {
    const entries = (trustedProxies > 0 && headers.get(name)?.split(',')) || []
    // With fewer entries than trusted proxies, the first was still written by one of them.
    return entries[Math.max(0, entries.length - trustedProxies)]?.trim() || null
  }
  const requestId = forwarded('x-request-id')
  return {
    clientIp: normalizeIp(forwarded('x-forwarded-for')) ?? peerIp(socketAddress),
    scheme: forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http',
    host: forwarded('x-forwarded-host') ?? headers.get('host'),
    requestId: requestId && /^[\w.-]{1,64}$/.test(requestId) ? requestId : null,
  }
}

export function peerIp(socketAddress: string): string {
  return normalizeIp(socketAddress) ?? socketAddress
}

// An IPv4 client of an IPv6 socket appears as ::ffff:192.0.2.1, and some proxies add the client's port.
function normalizeIp(written: string | null): string | null {
  if (written === null) return null
  const own = written.replace(/^::ffff:(?=[\d.]+$)/i, '')
  // Tenfold as fast as ipaddr.js, and what most addresses are.
  if (isIPv4(own)) return own
  const address = written.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null
}
