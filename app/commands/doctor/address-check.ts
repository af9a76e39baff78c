import { z } from 'zod'
import { probeHeader, signProbe, type Arrived } from '~/http/arrival-probe'
import { readArrival } from '~/http/transport/forwarded'
import type { Journal } from '~/leads/journal'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { ok, problem, warning, type Finding } from './finding'

// From a documentation block (RFC 5737): no proxy has it.
const marker = '192.0.2.254'
const arrivedSchema = z.object({ headers: z.record(z.string(), z.string()), socketAddress: z.string() })

/**
 * Compares how a probe arrives at the running server with the configuration; the server describes it only to holders of the
 * journal's key.
 *
 * @param publicUrl where visitors come to, if that is not `SITE_URL`
 */
export async function checkAddress(
  journal: Journal,
  environment: Environment,
  publicUrl: string | undefined,
): Promise<Finding[]> {
  const { SITE_URL: siteUrl, PORT: port } = environment
  const base = new URL(publicUrl ?? siteUrl ?? `http://localhost:${port}`).origin
  const token = await signProbe({ signingKey: () => journal.signingKey(), now: Date.now }).catch(() => null)
  if (token === null) return []
  let response: Response
  try {
    response = await fetch(`${base}/healthz`, {
      headers: { [probeHeader]: token, 'X-Forwarded-For': marker },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
  } catch (error) {
    const level = siteUrl || publicUrl ? problem : warning
    const fix = 'Start the server, or check SITE_URL, the name of the site and the proxy in front.'
    return [level('address', `No server answers at ${base}: ${describeError(error)}`, fix)]
  }
  const { status, headers } = response
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location) {
    const target = new URL(location, base).origin
    const fix = `Set SITE_URL=${target}, where the forms are posted from.`
    return [problem('address', `${base} redirects visitors to ${target}`, fix)]
  }
  const { data: arrived } = arrivedSchema.safeParse(await response.json().catch(() => null))
  if (arrived) return compare(arrived, base, environment)
  const message = `What answers at ${base} (status ${status}) is not a server on this journal`
  const fix =
    'Check SITE_URL and the proxy in front, that the doctor has the DATABASE_URL of the server, and that their clocks agree.'
  return [problem('address', message, fix)]
}

function compare({ headers, socketAddress }: Arrived, base: string, environment: Environment): Finding[] {
  const { TRUST_PROXY: trusted, SITE_URL: siteUrl } = environment
  const forwarded = headers['x-forwarded-for']?.split(',').map((entry) => entry.trim()) ?? []
  // Proxies append to our own entry; it is missing if a proxy overwrites the header.
  const proxies = forwarded.length - (forwarded.indexOf(marker) + 1)
  const tooLow = 'all visitors share the limit on submissions of the proxy'
  const consequence = proxies > trusted ? tooLow : 'visitors can make up their address'
  const count = `Requests come through ${proxies} proxies`
  const mismatch = `${count}, and TRUST_PROXY is ${trusted}: ${consequence}`
  const isTrusted = proxies === trusted
  const chain = isTrusted ? ok('proxies', count) : problem('proxies', mismatch, `Set TRUST_PROXY=${proxies}.`)
  const { scheme, host } = readArrival(new Headers(headers), socketAddress, proxies)
  const arrived = `${scheme}://${host}`
  if (!siteUrl) {
    const message = `SITE_URL is unset, and requests to ${base} arrive as ${arrived}`
    const fix = `Set SITE_URL to the address that visitors see, for example SITE_URL=${base}.`
    return [chain, warning('address', message, fix)]
  }
  if (siteUrl !== base) {
    const message = `Visitors come to ${base}, and SITE_URL is ${siteUrl}: links lead elsewhere`
    const fix = `Set SITE_URL=${base}, or have the proxy send visitors on to ${siteUrl}.`
    return [chain, problem('address', message, fix)]
  }
  return [chain, ok('address', `${base} leads here; requests arrive as ${arrived}`)]
}
