import ipaddr from 'ipaddr.js'
import { peerIp, readArrival } from '~/http/request/forwarded'
import type { Environment } from '~/platform/environment'
import { ok, problem, warning, type Finding } from './finding'
import { droppedOption, madeUpAddress, type ProbeResponse, type ProbeResult, type Probes } from './probe'

const appendFix =
  'Have each proxy append the address of its client to X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), set TRUST_PROXY to the number of proxies, and run the doctor again.'

/** Whether `TRUST_PROXY` picks the visitor's address from `X-Forwarded-For`, and what must change if not. */
export function checkProxies(
  { TRUST_PROXY: trusted }: Pick<Environment, 'TRUST_PROXY'>,
  { publicOrigin, outside }: Pick<Probes, 'publicOrigin' | 'outside'>,
): Finding[] {
  const forwarding = readForwarding(outside)
  if (!forwarding) return []
  // The doctor that asks at PORT itself has gone around the proxies.
  if (!publicOrigin) {
    if (trusted === 0) return [ok('proxies', 'TRUST_PROXY is 0, for a site without a proxy in front')]
    const message = 'Without the public address, there is no telling whether TRUST_PROXY is right'
    return [warning('proxies', message, 'Give the doctor --url with the address that visitors use.')]
  }
  const { proxies, isVisitorsKept, client, owner, arrivalBy } = forwarding
  const taken = arrivalBy(trusted).clientIp
  const consequence =
    taken === madeUpAddress
      ? 'visitors can make up their address'
      : 'all visitors share one limit on submissions'
  const adding = ['No proxy adds', '1 proxy adds'][proxies] ?? `${proxies} proxies add`
  if (owner === 'proxy') {
    const none = isVisitorsKept
      ? `${adding} to the X-Forwarded-For that a visitor sends`
      : 'A proxy drops X-Forwarded-For, and none sets it'
    const hidden = `X-Forwarded-For names ${client}, a proxy, and not the visitor, whom a proxy further out has to add`
    return [problem('proxies', `${proxies > 0 ? hidden : none}: ${consequence}`, appendFix)]
  }
  const doubt = `if clientIp in the log is ${client} for every visitor, have a proxy further out append to X-Forwarded-For`
  const message = `${adding} to X-Forwarded-For, and TRUST_PROXY is ${trusted}`
  if (trusted !== proxies) {
    const fix = `Set TRUST_PROXY=${proxies}${owner === 'unclear' ? `; ${doubt}` : ''}.`
    const isHarmless = trusted > proxies && taken === client
    const result = isHarmless ? 'harmless only while the first one drops what visitors send' : consequence
    return [(isHarmless ? warning : problem)('proxies', `${message}: ${result}`, fix)]
  }
  if (owner === 'visitor') return [ok('proxies', `${message}; this machine arrives as ${client}`)]
  const either = `this machine arrives as ${client}, which is a NAT in between, or a proxy that hides all visitors`
  return [warning('proxies', `${message}; ${either}`, `Watch: ${doubt}.`)]
}

/** How `X-Forwarded-For` comes about on the way from a visitor; null unless a server describes how the probe arrived. */
export function readForwarding(response: ProbeResult) {
  if (response.kind !== 'server' || !response.arrived) return null
  const { socketAddress } = response.arrived
  const headers = new Headers(response.arrived.headers)
  const entries = headers.get('x-forwarded-for')?.split(',') ?? []
  const madeUpAt = entries.findLastIndex((entry) => entry.trim() === madeUpAddress)
  const isVisitorsKept = madeUpAt >= 0
  // Proxies append to what a visitor sends, or the first one replaces it.
  const own = entries.slice(madeUpAt + 1)
  const client = peerIp(own[0]?.trim() ?? socketAddress)
  // Any TLS ends at a proxy, and a proxy drops the connection option; a plain NAT does neither.
  const isDirect =
    isVisitorsKept &&
    response.origin.startsWith('http:') &&
    headers.get('connection')?.includes(droppedOption)
  return {
    proxies: own.length,
    /** Whether what a visitor sends in the header arrives. */
    isVisitorsKept,
    /** The first of the proxies' entries; without any, who connected to the server. */
    client,
    owner: own.length > 0 || isDirect ? ownerOf(client, response) : 'proxy',
    arrivalBy: (trusted: number) => readArrival(headers, socketAddress, trusted),
  }
}

/**
 * Judges by the addresses at both ends of the doctor's connection to the first proxy. Where the client is a proxy, no entry is the
 * visitor's, so no `TRUST_PROXY` is right.
 */
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
