import ipaddr from 'ipaddr.js'
import { memoize } from '~/platform/memoize'
import type { RequestHeaders } from '../answer'
import { canonicalHost } from '../policy/host'

/** Where a request came from and how it was addressed, as far as it can be trusted. */
export interface Arrival {
  clientAddress: string
  scheme: string
  /** The host, with the port where it isn't the scheme's own; null when the header names none. */
  host: string | null
  /** The id that a trusted proxy gave the request. */
  requestId: string | null
}

/**
 * Reads how a request arrived. Forwarding headers are trusted for as many proxies as the operator configures, counted from the
 * right, where each proxy appends: the entries further left were written by the client.
 *
 * @param socketAddress the address of the peer
 * @param trustedProxies `TRUST_PROXY`
 */
export function readArrival(headers: RequestHeaders, socketAddress: string, trustedProxies: number): Arrival {
  const forwarded = (name: string) =>
    trustedProxies > 0 ? fromTheRight(headers.get(name), trustedProxies) : null
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const requestId = forwarded('x-request-id')
  return {
    clientAddress: plainAddress(forwarded('x-forwarded-for') ?? '') ?? peerAddress(socketAddress),
    scheme,
    host: canonicalHost(scheme, forwarded('x-forwarded-host') ?? headers.get('host')),
    requestId: requestId && /^[\w.-]{1,64}$/.test(requestId) ? requestId : null,
  }
}

/** The address of a connection's other end, as the log writes it. */
export function peerAddress(socketAddress: string): string {
  return plainAddress(socketAddress) ?? socketAddress
}

// An IPv4 client of an IPv6 socket appears as ::ffff:192.0.2.1, and some proxies add the client's port.
const plainAddress = memoize((written) => {
  const address = written.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null
}, 500)

function fromTheRight(header: string | null, count: number): string | null {
  const entries = header?.split(',') ?? []
  // With fewer entries than trusted proxies, the first was still written by one of them.
  return entries[Math.max(0, entries.length - count)]?.trim() || null
}
