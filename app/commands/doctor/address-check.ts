import { randomUUID } from 'node:crypto'
import { readArrival } from '~/http/transport/forwarded'
import { probeHeader, type Arrived } from '~/http/arrival-probe'
import type { Journal } from '~/leads/journal'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import type { Finding } from './finding'

// From the block for documentation, so that no proxy can have it.
const marker = '192.0.2.254'

export interface AddressCheck {
  environment: Environment
  journal: Journal
  /** By which address visitors come, when that is not `SITE_URL`. */
  publicUrl: string | undefined
  fetch: typeof fetch
  now: () => number
}

/**
 * How a request to the public address really arrives at the running server, against what the configuration says. The server
 * writes down what it saw of a request that carries a token from its own journal, and tells nobody else.
 */
export async function checkAddress(options: AddressCheck): Promise<Finding[]> {
  const { environment, journal, publicUrl, now } = options
  const base = new URL(publicUrl ?? environment.SITE_URL ?? `http://localhost:${environment.PORT}`).origin
  const token = randomUUID()
  try {
    await journal.openProbe(token, new Date(now()).toISOString())
  } catch {
    // Said by the check of the journal.
    return []
  }
  let response: Response
  try {
    response = await options.fetch(`${base}/healthz`, {
      headers: { [probeHeader]: token, 'X-Forwarded-For': marker },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
  } catch (error) {
    return [
      {
        check: 'address',
        level: environment.SITE_URL || publicUrl ? 'problem' : 'warning',
        message: `Nobody answers at ${base}: ${describeError(error)}`,
        fix: 'Start the server, or check SITE_URL, the name of the site and the proxy in front.',
      },
    ]
  }
  const location = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && location) {
    const target = new URL(location, base).origin
    return [
      {
        check: 'address',
        level: 'problem',
        message: `${base} sends visitors on to ${target}`,
        fix: `Set SITE_URL=${target}, where the forms are posted from.`,
      },
    ]
  }
  const seen = await journal.closeProbe(token)
  if (seen === undefined) {
    return [
      {
        check: 'address',
        level: 'problem',
        message: `What answers at ${base} (status ${response.status}) is not a server on this journal`,
        fix: 'Check SITE_URL and the proxy in front, and run the doctor with the DATABASE_URL of the server.',
      },
    ]
  }
  return compare(JSON.parse(seen) as Arrived, base, environment)
}

function compare({ headers, socketAddress }: Arrived, base: string, environment: Environment): Finding[] {
  const forwarded = headers['x-forwarded-for']?.split(',').map((entry) => entry.trim()) ?? []
  // What stands behind our own entry was written by proxies; one that writes the header anew leaves none of ours.
  const proxies = forwarded.length - (forwarded.indexOf(marker) + 1)
  const { TRUST_PROXY: trusted, SITE_URL: siteUrl } = environment
  const findings: Finding[] = []
  if (proxies === trusted) {
    findings.push({ check: 'proxies', level: 'ok', message: `Requests come through ${proxies} proxies` })
  } else {
    const consequence =
      proxies > trusted
        ? 'all visitors share the limit on submissions of the proxy'
        : 'visitors can make up their address'
    findings.push({
      check: 'proxies',
      level: 'problem',
      message: `Requests come through ${proxies} proxies, and TRUST_PROXY is ${trusted}: ${consequence}`,
      fix: `Set TRUST_PROXY=${proxies}.`,
    })
  }
  const { scheme, host } = readArrival(new Headers(headers), socketAddress, proxies)
  const arrived = `${scheme}://${host}`
  if (!siteUrl) {
    findings.push({
      check: 'address',
      level: 'warning',
      message: `SITE_URL is unset, and requests to ${base} arrive as ${arrived}`,
      fix: `Set SITE_URL to the address that visitors see, for example SITE_URL=${base}.`,
    })
  } else if (siteUrl !== base) {
    findings.push({
      check: 'address',
      level: 'problem',
      message: `Visitors come to ${base}, and SITE_URL is ${siteUrl}: links lead elsewhere`,
      fix: `Set SITE_URL=${base}, or have the proxy send visitors on to ${siteUrl}.`,
    })
  } else {
    findings.push({
      check: 'address',
      level: 'ok',
      message: `${base} leads here; requests arrive as ${arrived}`,
    })
  }
  return findings
}
