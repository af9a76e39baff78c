import ipaddr from 'ipaddr.js'
import { remember } from '~/platform/remember'
import type { RequestHeaders } from '../cache/resource'

/** Where a request came from and how it was addressed, as far as it can be trusted. */
export interface Arrival {
  clientAddress: string
  scheme: string
  /** The host, with the port where it isn't the scheme's own; null when what was sent is no host. */
  host: string | null
  /** The id that a trusted proxy gave the request. */
  requestId: string | null
}

/**
 * Reads how a request arrived. Forwarding headers are believed only for the proxies that the operator vouches for, counted
 * from the right, where each proxy appends: whatever stands further left was written by the client.
 *
 * @param socketAddress the address of whoever connected to us
 * @param trustedProxies `TRUST_PROXY`
 */
export function readArrival(headers: RequestHeaders, socketAddress: string, trustedProxies: number): Arrival {
  const forwarded = (name: string) =>
    trustedProxies > 0 ? fromTheRight(headers.get(name), trustedProxies) : null
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const requestId = forwarded('x-request-id')
  return {
    clientAddress:
      plainAddress(forwarded('x-forwarded-for') ?? '') ?? plainAddress(socketAddress) ?? socketAddress,
    scheme,
    host: canonicalHost(scheme, forwarded('x-forwarded-host') ?? headers.get('host')),
    requestId: requestId && /^[\w.-]{1,64}$/.test(requestId) ? requestId : null,
  }
}

// The longest name (RFC 1035, section 2.3.4) with a port; to decode a longer one takes quadratic time.
const longestHost = 253 + ':65535'.length

/** A host as URLs write it, so that `a.com:443` under https is `a.com`; null when it is none. */
export function canonicalHost(scheme: string, host: string | null): string | null {
  if (!host || host.length > longestHost || !/^[a-z0-9._:[\]-]+$/i.test(host)) return null
  return hostOf(`${scheme}://${host}`)
}

const hostOf = remember((url) => (URL.canParse(url) ? new URL(url).host : null), 500)

// An IPv4 client of an IPv6 socket appears as ::ffff:192.0.2.1, and some proxies add the client's port.
const plainAddress = remember((written) => {
  const address = written.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null
}, 500)

function fromTheRight(header: string | null, count: number): string | null {
  const entries = header?.split(',') ?? []
  // With fewer entries than trusted proxies, the first was still written by one of them.
  return entries[Math.max(0, entries.length - count)]?.trim() || null
}
