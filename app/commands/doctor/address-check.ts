import { z } from 'zod'
import { probeHeader, signProbe } from '~/http/arrival-probe'
import { readArrival } from '~/http/transport/forwarded'
import type { Journal } from '~/leads/journal'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { ok, problem, warning, type Finding } from './finding'

// From a documentation block (RFC 5737): no proxy has it.
const marker = '192.0.2.254'
const arrivedSchema = z.object({ headers: z.record(z.string(), z.string()), socketAddress: z.string() })
type Arrived = z.infer<typeof arrivedSchema>

/**
 * Compares how a probe arrives at the running server with the configuration; the server describes it only to holders of the
 * journal's key.
 */
export async function checkAddress({
  environment,
  journal,
  publicUrl,
  fetch,
  now,
}: {
  environment: Environment
  journal: Journal
  /** Where that is not `SITE_URL`. */
  publicUrl: string | undefined
  fetch: typeof globalThis.fetch
  now: () => number
}): Promise<Finding[]> {
  const base = new URL(publicUrl ?? environment.SITE_URL ?? `http://localhost:${environment.PORT}`).origin
  const token = await signProbe({ signingKey: () => journal.signingKey(), now }).catch(() => null)
  if (token === null) return []
  let response: Response
  let body: string
  try {
    response = await fetch(`${base}/healthz`, {
      headers: { [probeHeader]: token, 'X-Forwarded-For': marker },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    body = await response.text()
  } catch (error) {
    const level = environment.SITE_URL || publicUrl ? problem : warning
    const fix = 'Start the server, or check SITE_URL, the name of the site and the proxy in front.'
    return [level('address', `Nobody answers at ${base}: ${describeError(error)}`, fix)]
  }
  const { status, headers } = response
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location) {
    const target = new URL(location, base).origin
    const fix = `Set SITE_URL=${target}, where the forms are posted from.`
    return [problem('address', `${base} sends visitors on to ${target}`, fix)]
  }
  const arrived = readArrived(body)
  if (!arrived) {
    const message = `What answers at ${base} (status ${status}) is not a server on this journal`
    const fix =
      'Check SITE_URL and the proxy in front, that the doctor has the DATABASE_URL of the server, and that their clocks agree.'
    return [problem('address', message, fix)]
  }
  return compare(arrived, base, environment)
}

function readArrived(body: string): Arrived | null {
  try {
    return arrivedSchema.parse(JSON.parse(body))
  } catch {
    return null
  }
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
