import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { RequestHeaders } from './response'

/** Trusts the last TRUST_PROXY entries of a forwarding header, which the operator's proxies appended. A client may forge the rest. */
export function readArrival(headers: RequestHeaders, socketAddress: string, trustedProxies: number) {
  const forwarded = (name: string) => {
    const entries = (trustedProxies > 0 && headers.get(name)?.split(',')) || []
    // With fewer entries than trusted proxies, one of them wrote the first.
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

// An IPv6 socket shows an IPv4 client as ::ffff:192.0.2.1, and some proxies append the client's port.
function normalizeIp(written: string | null): string | null {
  if (written === null) return null
  const own = written.replace(/^::ffff:(?=[\d.]+$)/i, '')
  // Most addresses are IPv4, and this is ten times as fast as ipaddr.js.
  if (isIPv4(own)) return own
  const address = written.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null
}
