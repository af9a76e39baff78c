import ipaddr from 'ipaddr.js'
import { peerIp, readArrival } from '~/http/request/forwarded'
import type { Environment } from '~/platform/environment'
import { ok, problem, warning, type Finding } from './finding'
import { droppedOption, madeUpAddress, type ProbeResponse, type ProbeResult } from './probe'

const appendFix =
  'Have each proxy append the address of its client to X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), set TRUST_PROXY to the number of proxies, and run the doctor again.'

/** Checks that `TRUST_PROXY` picks the visitor's address from `X-Forwarded-For`. */
export function checkProxies(
  { TRUST_PROXY: trusted, SITE_URL: site }: Pick<Environment, 'TRUST_PROXY' | 'SITE_URL'>,
  outside: ProbeResult,
): Finding[] {
  const forwarding = readForwarding(outside)
  // Without SITE_URL, the doctor asked the server itself, around the proxies.
  if (!forwarding || !site) return []
  const { proxies, client, owner, arrivalBy } = forwarding
  const { clientIp } = arrivalBy(trusted)
  const message = `TRUST_PROXY is ${trusted}, proxies that add to X-Forwarded-For: ${proxies}; this machine arrives as ${clientIp}`
  const wrong = `${message}. Visitors share one limit on submissions, or can make up their address`
  if (owner === 'proxy') return [problem('proxies', wrong, appendFix)]
  const doubt =
    owner === 'unclear' &&
    `; if clientIp in the log is ${client} for every visitor, have a proxy further out append to X-Forwarded-For`
  if (trusted !== proxies) {
    // This is harmless while the first proxy drops what visitors send.
    const [level, words] = trusted > proxies && clientIp === client ? [warning, message] : [problem, wrong]
    return [level('proxies', words, `Set TRUST_PROXY=${proxies}${doubt || ''}.`)]
  }
  return [doubt ? warning('proxies', message, `Watch${doubt}.`) : ok('proxies', message)]
}

/** Reads who added what to `X-Forwarded-For`; null unless a server describes how the probe arrived. */
export function readForwarding(response: ProbeResult) {
  if (response.kind !== 'server' || !response.arrived) return null
  const { socketAddress } = response.arrived
  const headers = new Headers(response.arrived.headers)
  const entries = headers.get('x-forwarded-for')?.split(',') ?? []
  const madeUpAt = entries.findLastIndex((entry) => entry.trim() === madeUpAddress)
  // Proxies append to what a visitor sends, or the first one replaces it.
  const own = entries.slice(madeUpAt + 1)
  const client = peerIp(own[0]?.trim() ?? socketAddress)
  // TLS ends at a proxy, and a proxy drops the connection option; plain NAT does neither.
  const isDirect =
    madeUpAt >= 0 && response.origin.startsWith('http:') && headers.get('connection')?.includes(droppedOption)
  return {
    proxies: own.length,
    /** The first entry of the proxies; without proxies, the server's client. */
    client,
    owner: own.length > 0 || isDirect ? ownerOf(client, response) : 'proxy',
    arrivalBy: (trusted: number) => readArrival(headers, socketAddress, trusted),
  }
}

/** Compares both ends of the doctor's connection. Where the client is a proxy, no `TRUST_PROXY` is right. */
function ownerOf(client: string, { localAddress, remoteAddress }: ProbeResponse) {
  if (client === localAddress) return 'visitor'
  const range = rangeOf(client)
  // No NAT translates from or to a loopback address, nor usually a public one.
  const isTranslatable = range !== 'loopback' && !/^(loopback|unicast)$/.test(rangeOf(localAddress) ?? '')
  if (range === null || !isTranslatable) return 'proxy'
  return range === 'unicast' && client !== remoteAddress ? 'visitor' : 'unclear'
}

function rangeOf(address: string): string | null {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : null
}
