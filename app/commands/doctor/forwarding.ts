import ipaddr from 'ipaddr.js'
import type { Arrived } from '~/http/arrival-probe'
import { peerAddress } from '~/http/transport/forwarded'
import { connectionMark, marker, type Reply } from './probe'

/** A probe that had the marker in `X-Forwarded-For`, as it arrived, and the ends of the doctor's own connection. */
interface MarkedProbe {
  arrived: Arrived
  origin: string
  localAddress: string
  remoteAddress: string
}

/** How `X-Forwarded-For` comes about on the way from a visitor to the server. */
export type Forwarding =
  | {
      kind: 'counted'
      /** How many entries from the right the visitor's is; 0 without a proxy. */
      proxies: number
      /** Whether what a visitor sends in the header arrives, further to the left. */
      isVisitorsKept: boolean
      client: string
      /** Whether the client is this machine for certain, or may be a proxy or a NAT. */
      isClear: boolean
    }
  /** No entry is the visitor's own address, so no `TRUST_PROXY` is right. */
  | { kind: 'unknown'; reason: 'kept' | 'dropped' }
  | { kind: 'unknown'; reason: 'hidden'; client: string; entries: number; isVisitorsKept: boolean }

/** Any TLS ends at a proxy, and a proxy drops the connection option and leaves traces; a plain NAT does neither. */
function isDirect({ arrived: { headers }, origin }: MarkedProbe): boolean {
  const traces = ['x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']
  if (origin.startsWith('https:') || traces.some((name) => headers[name])) return false
  return headers.connection?.includes(connectionMark) ?? false
}

/** Null unless a server describes how the probe arrived. */
export function readForwarding(marked: Reply): Forwarding | null {
  if (marked.kind !== 'server' || !marked.arrived) return null
  const probe: MarkedProbe = { ...marked, arrived: marked.arrived }
  const { headers, socketAddress } = probe.arrived
  const entries = headers['x-forwarded-for']?.split(',').map((entry) => entry.trim()) ?? []
  const markedAt = entries.lastIndexOf(marker)
  const isVisitorsKept = markedAt >= 0
  // Proxies append to what a visitor sends, or the first one replaces it.
  const own = entries.slice(markedAt + 1)
  if (own.length === 0) {
    const client = peerAddress(socketAddress)
    const isHidden = !isVisitorsKept || !isDirect(probe) || roleOf(client, probe) === 'proxy'
    if (isHidden) return { kind: 'unknown', reason: isVisitorsKept ? 'kept' : 'dropped' }
    return {
      kind: 'counted',
      proxies: 0,
      isVisitorsKept,
      client,
      isClear: roleOf(client, probe) === 'this machine',
    }
  }
  const client = peerAddress(own[0] ?? '')
  const role = roleOf(client, probe)
  const count = own.length
  return role === 'proxy'
    ? { kind: 'unknown', reason: 'hidden', client, entries: count, isVisitorsKept }
    : { kind: 'counted', proxies: count, isVisitorsKept, client, isClear: role === 'this machine' }
}

/** Whose address the first entry is, by the addresses at both ends of the doctor's connection to the first proxy. */
function roleOf(
  client: string,
  { arrived: { headers }, localAddress, remoteAddress }: MarkedProbe,
): 'this machine' | 'proxy' | 'unclear' {
  if (client === localAddress) return 'this machine'
  const range = rangeOf(client)
  // No NAT translates from or to a loopback address, nor usually a public one.
  const isTranslatable = range !== 'loopback' && !/^(loopback|unicast)$/.test(rangeOf(localAddress) ?? '')
  if (range === null || !isTranslatable) return 'proxy'
  // A proxy further out knew better, and said so in headers that the site doesn't read.
  const told = `${headers['x-real-ip'] ?? ''},${headers.forwarded ?? ''}`
  if (told.split(/[^\da-f.:]+/i).some((word) => peerAddress(word) === localAddress)) return 'proxy'
  return range === 'unicast' && client !== remoteAddress ? 'this machine' : 'unclear'
}

function rangeOf(address: string): string | null {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : null
}
