import { readArrival } from '~/http/request/forwarded'
import { canonicalHost } from '~/http/request/host'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { ok, problem, startServer, warning, type Finding } from './finding'
import { readForwarding } from './check-proxies'
import type { ProbeResponse, ProbeResults } from './probe'

/** Whether visitors reach the server at `SITE_URL`, and it knows that they do. */
export function checkAddress(environment: Environment, results: ProbeResults): Finding[] {
  const { publicOrigin, runsHere, outside } = results
  if (outside.kind === 'none') {
    const silence = `${outside.origin}: ${describeError(outside.error)}`
    const level = publicOrigin === null ? warning : problem
    if (/EPROTO|ECONNRESET/.test(silence)) {
      const fix = 'Begin SITE_URL with the other of http:// and https://, or name the port that speaks it.'
      return [problem('address', `What listens does not speak the scheme of ${silence}`, fix)]
    }
    if (!runsHere) return [level('address', `No server answers at ${silence}`, startServer)]
    const message = `The server runs, but it cannot be reached at ${silence}`
    const fix = 'Check SITE_URL, its name in the DNS, the firewall, and that the proxy in front runs.'
    return [problem('address', message, fix)]
  }
  if (outside.kind === 'other') return [explainOther(outside, runsHere)]
  const { origin, arrived } = outside
  if (!arrived) {
    const message = `A server answers at ${origin}, but only says how requests arrive to those who have its journal`
    return [
      problem('address', message, 'Run the doctor with the DATABASE_URL of the server, and in its folder.'),
    ]
  }
  // By the right number, so that a wrong TRUST_PROXY is one finding.
  const forwarding = readForwarding(outside)
  const isCounted = forwarding && forwarding.owner !== 'proxy'
  const proxies = isCounted ? forwarding.proxies : Math.max(environment.TRUST_PROXY, 1)
  const arrival = readArrival(new Headers(arrived.headers), arrived.socketAddress, proxies)
  return compare(publicOrigin, environment.SITE_URL, arrival)
}

function explainOther({ origin, status, location }: ProbeResponse, runsHere: boolean): Finding {
  const target = status >= 300 && status < 400 && location ? new URL(location, origin).origin : origin
  if (target !== origin) {
    const fix = `Set SITE_URL=${target}, where the forms are posted from.`
    return problem('address', `${origin} redirects visitors to ${target}`, fix)
  }
  const message = `What answers at ${origin} (status ${status}) is not a server on this journal`
  if (!runsHere && status >= 500) return problem('address', message, startServer)
  const fix =
    'Check SITE_URL and where the proxy passes requests on to; that the doctor has the DATABASE_URL of the server, and that their clocks agree.'
  return problem('address', message, fix)
}

function compare(
  publicOrigin: string | null,
  siteUrl: string | undefined,
  { scheme, host: written }: ReturnType<typeof readArrival>,
): Finding[] {
  if (publicOrigin === null) {
    const message = 'SITE_URL is unset: links and redirects go by the Host of each request'
    const fix = 'Set SITE_URL to the address that visitors type, such as https://dayfive.example.'
    return [warning('address', message, fix)]
  }
  const expected = new URL(publicOrigin)
  const host = canonicalHost(scheme, written)
  const isOtherHost = host !== expected.host
  const isOtherScheme = `${scheme}:` !== expected.protocol
  const arrives = `requests to ${publicOrigin} arrive as ${scheme}://${host}`
  if (!siteUrl) {
    const level = isOtherHost || isOtherScheme ? problem : warning
    const message = `SITE_URL is unset, and ${arrives}: links, redirects and forms go by that`
    return [level('address', message, `Set SITE_URL=${publicOrigin}.`)]
  }
  if (siteUrl !== publicOrigin) {
    const message = `Visitors come to ${publicOrigin}, and SITE_URL is ${siteUrl}: links lead elsewhere`
    const fix = `Set SITE_URL=${publicOrigin}, or have the proxy send visitors on to ${siteUrl}.`
    return [problem('address', message, fix)]
  }
  const findings: Finding[] = []
  if (isOtherScheme && expected.protocol === 'https:') {
    const message = `${arrives}: the site cannot tell that visitors come by TLS; links and forms work only as long as SITE_URL is set`
    const fix =
      'Have each proxy append the scheme of its client to X-Forwarded-Proto, as deploy/nginx.conf does; one proxy alone may set it.'
    findings.push(problem('address', message, fix))
  }
  if (isOtherHost) {
    const message = `${arrives}: forms on pages that visitors opened by another name of the site are refused`
    const fix =
      'Have the proxy pass on the Host header of the visitor, or append it to X-Forwarded-Host (nginx: $http_host).'
    findings.push(warning('address', message, fix))
  }
  return findings.length > 0 ? findings : [ok('address', `${publicOrigin} leads here; ${arrives}`)]
}
