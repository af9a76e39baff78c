import ipaddr from 'ipaddr.js'
import { peerAddress } from '~/http/request/forwarded'
import type { Environment } from '~/platform/environment'
import { ok, problem, warning, type Finding } from './finding'
import {
  droppedOption,
  madeUpAddress,
  type ProbeResponse,
  type ProbeResult,
  type ProbeResults,
} from './probe'

const shared = 'all visitors share one limit on submissions'
const madeUp = 'visitors can make up their address'
const appendFix =
  'Have each proxy append the address of its client to X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), set TRUST_PROXY to the number of proxies, and run the doctor again.'

/** Whether `TRUST_PROXY` picks the visitor's address from `X-Forwarded-For`, and what must change if not. */
export function checkProxies(
  { TRUST_PROXY: trusted }: Pick<Environment, 'TRUST_PROXY'>,
  { publicOrigin, outside }: Pick<ProbeResults, 'publicOrigin' | 'outside'>,
): Finding[] {
  const forwarding = readForwarding(outside)
  if (!forwarding) return []
  // Asked at PORT itself, the doctor has gone around the proxies.
  if (publicOrigin) return [judge(forwarding, trusted)]
  if (trusted === 0) return [ok('proxies', 'TRUST_PROXY is 0, for a site without a proxy in front')]
  const message = `Without the public address, there is no telling whether ${count(trusted)} are in front`
  return [warning('proxies', message, 'Give the doctor --url with the address that visitors use.')]
}

function judge(forwarding: Forwarding, trusted: number): Finding {
  const { proxies, isVisitorsKept, client, owner } = forwarding
  if (owner === 'proxy') return problem('proxies', explainHidden(forwarding, trusted), appendFix)
  const arrival = `${proxies === 0 ? 'No proxy adds' : `${count(proxies)} ${proxies === 1 ? 'adds' : 'add'}`} to X-Forwarded-For`
  const doubt = `if clientIp in the log is ${client} for every visitor, have a proxy further out append to X-Forwarded-For`
  if (trusted !== proxies) {
    const isHarmless = trusted > proxies && !isVisitorsKept
    const consequence = trusted < proxies ? shared : madeUp
    const result = isHarmless ? 'harmless only while the first one drops what visitors send' : consequence
    const message = `${arrival}, and TRUST_PROXY is ${trusted}: ${result}`
    const fix = `Set TRUST_PROXY=${proxies}${owner === 'unclear' ? `; ${doubt}` : ''}.`
    return (isHarmless ? warning : problem)('proxies', message, fix)
  }
  const message = `${arrival}, as TRUST_PROXY says; this machine arrives as ${client}`
  if (owner === 'visitor') return ok('proxies', message)
  const either = 'which is a NAT in between, or a proxy that hides all visitors'
  return warning('proxies', `${message}, ${either}`, `Watch: ${doubt}.`)
}

function explainHidden({ proxies, isVisitorsKept, client }: Forwarding, trusted: number): string {
  const consequence = trusted > proxies && isVisitorsKept ? madeUp : shared
  if (proxies > 0) {
    return `X-Forwarded-For names ${client}, a proxy, and not the visitor, whom a proxy further out has to add: ${consequence}`
  }
  return isVisitorsKept
    ? `No proxy adds to the X-Forwarded-For that a visitor sends: ${consequence}`
    : `A proxy drops X-Forwarded-For, and none sets it: ${consequence}`
}

function count(proxies: number): string {
  return proxies === 1 ? '1 proxy' : `${proxies} proxies`
}

type Forwarding = NonNullable<ReturnType<typeof readForwarding>>

/** How `X-Forwarded-For` comes about on the way from a visitor; null unless a server describes how the probe arrived. */
export function readForwarding(result: ProbeResult) {
  if (result.kind !== 'server' || !result.arrived) return null
  const { headers, socketAddress } = result.arrived
  const entries = headers['x-forwarded-for']?.split(',').map((entry) => entry.trim()) ?? []
  const madeUpAt = entries.lastIndexOf(madeUpAddress)
  const isVisitorsKept = madeUpAt >= 0
  // Proxies append to what a visitor sends, or the first one replaces it.
  const own = entries.slice(madeUpAt + 1)
  const client = peerAddress(own[0] ?? socketAddress)
  // Any TLS ends at a proxy, and a proxy drops the connection option; a plain NAT does neither.
  const isDirect =
    isVisitorsKept && !result.origin.startsWith('https:') && headers.connection?.includes(droppedOption)
  const owner = own.length > 0 || isDirect ? ownerOf(client, result) : 'proxy'
  // `client`: the first of the proxies' entries; without any, who connected to the server. `isVisitorsKept`: whether what a
  // visitor sends in the header arrives, further to the left.
  return { proxies: own.length, isVisitorsKept, client, owner }
}

/**
 * By the addresses at both ends of the doctor's connection to the first proxy. Where it is a proxy's, no entry is the visitor's,
 * so no `TRUST_PROXY` is right.
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
