import { canonicalHost, loopbackHosts } from '~/http/request/host'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { readForwarding } from './check-proxies'
import { ok, problem, startServer, warning, type Finding } from './finding'
import type { ProbeResponse, ProbeResult, Probes } from './probe'

const journalFirst = 'See to the journal first.'

/** Checks that visitors reach the server at `SITE_URL`, and that their requests arrive with its scheme and host. */
export function checkSiteUrl(given: Environment, outside: ProbeResult, runsHere: boolean, hasJournal = true) {
  const { SITE_URL: site, TRUST_PROXY: trusted } = given
  if (outside.kind === 'none') {
    const silence = `${outside.origin}: ${describeError(outside.error)}`
    const level = site || hasJournal ? problem : warning
    const start = hasJournal ? startServer : journalFirst
    if (!runsHere && !silence.includes('speaks http'))
      return [level('address', `No server answers at ${silence}`, start)]
    const message = `${runsHere ? 'The server runs, but it' : 'The site'} cannot be reached at ${silence}`
    const fix = silence.includes('speaks http')
      ? 'Begin SITE_URL with http://, or have the proxy speak TLS there.'
      : 'Check SITE_URL, its scheme, its name in the DNS, the firewall, and that the proxy runs.'
    return [problem('address', message, fix)]
  }
  if (outside.kind === 'other') return [explainOther(outside, runsHere)]
  const forwarding = readForwarding(outside)
  if (!forwarding) return [warning('address', 'Host, scheme and proxies were not checked', journalFirst)]
  if (!site) return []
  // Judged by the right number of proxies, so that a wrong TRUST_PROXY is one finding.
  const { proxies, isHidden, arrivalBy } = forwarding
  const { scheme, host: written } = arrivalBy(isHidden ? Math.max(trusted, 1) : proxies)
  const expected = new URL(site)
  const host = canonicalHost(scheme, written)
  const arrives = `requests to ${site} arrive as ${scheme}://${host}`
  const findings: Finding[] = []
  if (scheme === 'http' && expected.protocol === 'https:') {
    const message = `${arrives}: the site cannot tell that visitors come by TLS`
    const fix = 'Have each proxy append its scheme to X-Forwarded-Proto, as deploy/nginx.conf does.'
    findings.push(problem('address', message, fix))
  }
  if (host !== expected.host) {
    const message = `${arrives}: forms on pages that visitors opened by another name of the site are refused`
    const fix = 'Have the proxy pass on Host, or append it to X-Forwarded-Host (nginx: $http_host).'
    findings.push(warning('address', message, fix))
  }
  return findings.length > 0 ? findings : [ok('address', `${site} leads here; ${arrives}`)]
}

function explainOther({ origin, status, location, isOk }: ProbeResponse, runsHere: boolean): Finding {
  const target = status >= 300 && status < 400 && location ? new URL(location, origin).origin : origin
  if (target !== origin) {
    const fix = `Set SITE_URL=${target}, where the forms are posted from.`
    return problem('address', `${origin} redirects visitors to ${target}`, fix)
  }
  const message = `What answers at ${origin} (status ${status}) is not a server on this journal`
  if (!runsHere && status >= 500) return problem('address', message, startServer)
  const first = isOk
    ? 'If the file of its journal was moved or replaced, restart it. Else check'
    : 'Check SITE_URL and where the proxy passes requests on to;'
  const fix = `${first} that the doctor has the DATABASE_URL of the server, and that their clocks agree.`
  return problem('address', message, fix)
}

/** A server that lives may fail at its pages, and a proxy may pass on some paths alone. */
export function checkPages(pages: Probes['pages'], isWritable: boolean): Finding[] {
  const see = 'The log says why, in an "error" or "journal" line. Without one, a proxy answered.'
  return pages.map(({ path, answer }) => {
    const is = answer.kind === 'none' ? describeError(answer.error) : `status ${answer.status}`
    // The doctor has just written the journal.
    const isStale = isWritable && `${path} ${is}` === '/readyz/journal status 503'
    const fix = isStale ? 'Restart the server; its log says in a "journal" line why it needs that.' : see
    const message = `The answer at ${answer.origin}${path} is ${is}`
    return is === 'status 200' ? ok('address', message) : problem('address', message, fix)
  })
}

/** A browser refuses what the doctor, who sends nothing private, does not. */
export function checkCertificate(outside: ProbeResult): Finding[] {
  if (outside.kind === 'none' || !outside.certificateFault) return []
  const { hostname } = new URL(outside.origin)
  const message = `Browsers refuse the certificate of ${hostname}: ${String(outside.certificateFault)}`
  const fix = `Have the proxy send a valid certificate for ${hostname}, with the whole chain (fullchain.pem), and reload it.`
  // Trying out needs no authority's certificate.
  const level = loopbackHosts.includes(hostname) ? warning : problem
  return [level('certificate', message, fix)]
}
