import type { Arrived } from '~/http/arrival-probe'
import { readArrival } from '~/http/transport/forwarded'
import { describeError } from '~/platform/log'
import type { Examination } from './examination'
import { ok, problem, warning, type Finding } from './finding'

export const startServer = 'Start the server; if it does not stay up, its last log line says why.'

type Facts = Pick<
  Examination,
  'environment' | 'publicOrigin' | 'forwarding' | 'portFault' | 'local' | 'outside'
>

/** Whether visitors reach the server at `SITE_URL`, and it knows that they do. */
export function checkAddress(facts: Facts): Finding[] {
  const { environment, publicOrigin, forwarding, outside } = facts
  if (outside.kind !== 'server') return explainAbsence(facts)
  const { origin, arrived } = outside
  if (!arrived) return [ok('address', `A server answers at ${origin}; without the journal it tells no more`)]
  // By the right number, so that a wrong TRUST_PROXY is one finding.
  const proxies = forwarding?.kind === 'counted' ? forwarding.proxies : Math.max(environment.TRUST_PROXY, 1)
  return compare(publicOrigin, environment.SITE_URL, readArrival(...arrivalOf(arrived), proxies))
}

function arrivalOf({ headers, socketAddress }: Arrived) {
  return [new Headers(headers), socketAddress] as const
}

function explainAbsence({ publicOrigin, portFault, local, outside }: Facts): Finding[] {
  if (outside.kind === 'server') return []
  const { origin } = outside
  if (outside.kind === 'other') {
    const { status, location } = outside
    const target = status >= 300 && status < 400 && location ? new URL(location, origin).origin : origin
    if (target !== origin) {
      const fix = `Set SITE_URL=${target}, where the forms are posted from.`
      return [problem('address', `${origin} redirects visitors to ${target}`, fix)]
    }
  }
  // The check of the ports says why none can run.
  if (portFault !== null) return []
  const runsHere = local.kind === 'server'
  if (outside.kind === 'none') {
    const reason = describeError(outside.error)
    if (!publicOrigin) return [warning('address', `No server answers at ${origin}: ${reason}`, startServer)]
    if (!runsHere) return [problem('address', `No server answers at ${origin}: ${reason}`, startServer)]
    const message = `The server runs, but it cannot be reached at ${origin}: ${reason}`
    const fix = 'Check SITE_URL, its name in the DNS, the firewall, and that the proxy in front runs.'
    return [problem('address', message, fix)]
  }
  const { status } = outside
  if (!runsHere && status >= 500) {
    const message = `${origin} answers with status ${status}, and no server runs here`
    return [problem('address', message, startServer)]
  }
  const message = `What answers at ${origin} (status ${status}) is not a server on this journal`
  const fix = runsHere
    ? 'Check SITE_URL, and where the proxy in front passes requests on to.'
    : 'Check SITE_URL and the proxy in front, that the doctor has the DATABASE_URL of the server, and that their clocks agree.'
  return [problem('address', message, fix)]
}

function compare(
  publicOrigin: string | null,
  siteUrl: string | undefined,
  { scheme, host }: ReturnType<typeof readArrival>,
): Finding[] {
  if (publicOrigin === null) {
    const message = 'SITE_URL is unset: links and redirects go by the Host of each request'
    return [
      warning(
        'address',
        message,
        'Set SITE_URL to the address that visitors type, such as https://dayfive.example.',
      ),
    ]
  }
  const expected = new URL(publicOrigin)
  const isOtherHost = host !== expected.host
  const isOtherScheme = `${scheme}:` !== expected.protocol
  const arrives = `requests to ${publicOrigin} arrive as ${scheme}://${host}`
  if (!siteUrl) {
    const fix = `Set SITE_URL=${publicOrigin}.`
    if (isOtherHost) {
      const message = `SITE_URL is unset, and ${arrives}: forms are refused, since their Origin is another`
      return [problem('address', message, fix)]
    }
    if (isOtherScheme) return [problem('address', `SITE_URL is unset, and ${arrives}: links lead there`, fix)]
    return [warning('address', `SITE_URL is unset: links and redirects go by the Host of each request`, fix)]
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
