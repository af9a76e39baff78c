import { peerIp, readArrival } from '~/http/request/forwarded'
import type { Environment } from '~/platform/environment'
import { ok, problem, warning, type Finding } from './finding'
import { madeUpAddress, type ProbeResult } from './probe'

const appendFix =
  'Have each proxy append the address of its client to X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), set TRUST_PROXY to the number of proxies, and run the doctor again.'

/** Checks that the server's `TRUST_PROXY` picks the visitor's address from `X-Forwarded-For`, as that given here will. */
export function checkProxies(
  { TRUST_PROXY: given, SITE_URL: site }: Pick<Environment, 'TRUST_PROXY' | 'SITE_URL'>,
  outside: ProbeResult,
): Finding[] {
  const forwarding = readForwarding(outside)
  // Without SITE_URL, the doctor asked the server itself, around the proxies.
  if (outside.kind !== 'server' || !forwarding || !site) return []
  const { proxies, client, isHidden, arrivalBy, trusted = given } = forwarding
  const { clientIp } = arrivalBy(trusted)
  const isForged = clientIp === madeUpAddress
  const arrives = isForged ? 'the server believes a made-up address' : `this machine arrives as ${clientIp}`
  const message = `TRUST_PROXY is ${trusted}, proxies that add to X-Forwarded-For: ${proxies}; ${arrives}`
  const isRight = !isHidden && trusted === proxies
  if (!isRight || given !== trusted) {
    const isForgeable = isForged || (trusted > proxies && !isHidden)
    const effect = `Visitors ${isForgeable ? 'can make up their address' : 'share one limit on submissions'}`
    const wrong = isRight ? `The next start would use the ${given} that is set here` : effect
    const set = `Set TRUST_PROXY=${proxies}.${isRight ? '' : ' Then restart the server.'}`
    const fix = given === proxies ? `It is ${given} here: restart the server.` : set
    return [problem('proxies', `${message}. ${wrong}`, isHidden ? appendFix : fix)]
  }
  if (client === outside.localAddress) return [ok('proxies', message)]
  // The address may be that of a NAT, or of a proxy further out that appends nothing.
  const watch = `If clientIp in the log is ${client} for every visitor: ${appendFix}`
  return [warning('proxies', message, watch)]
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
  return {
    trusted: response.arrived.trusted,
    proxies: own.length,
    /** Whether there are proxies, of which none adds an entry: only they end TLS, and change or drop what a visitor sends. */
    isHidden: own.length === 0 && (madeUpAt < 0 || response.origin !== `http://${headers.get('host')}`),
    /** The first entry of the proxies; without proxies, the server's client. */
    client: peerIp(own[0]?.trim() ?? socketAddress),
    arrivalBy: (trusted: number) => readArrival(headers, socketAddress, trusted),
  }
}
