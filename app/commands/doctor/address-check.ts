import { z } from 'zod'
import { probeHeader, signProbe } from '~/http/arrival-probe'
import { readArrival } from '~/http/transport/forwarded'
import type { Journal } from '~/leads/journal'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { ok, problem, warning, type Finding } from './finding'

// From the block for documentation, so that no proxy can have it.
const marker = '192.0.2.254'
const arrivedSchema = z.object({ headers: z.record(z.string(), z.string()), socketAddress: z.string() })
type Arrived = z.infer<typeof arrivedSchema>

export interface AddressCheck {
  environment: Environment
  journal: Journal
  /** The address that visitors use, when that is not `SITE_URL`. */
  publicUrl: string | undefined
  fetch: typeof fetch
  now: () => number
}

/**
 * Compares how a request to the public address arrives at the running server with what the configuration says. The server
 * describes it only to a token signed with the key of its journal.
 */
export async function checkAddress(options: AddressCheck): Promise<Finding[]> {
  const { environment, journal, publicUrl, now } = options
  const base = new URL(publicUrl ?? environment.SITE_URL ?? `http://localhost:${environment.PORT}`).origin
  // A journal that fails is reported by its own check.
  const token = await signProbe({ signingKey: () => journal.signingKey(), now }).catch(() => null)
  if (token === null) return []
  let response: Response
  let body: string
  try {
    response = await options.fetch(`${base}/healthz`, {
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
  // Proxies append behind our own entry; one that writes the header anew drops it.
  const proxies = forwarded.length - (forwarded.indexOf(marker) + 1)
  const consequence =
    proxies > trusted
      ? 'all visitors share the limit on submissions of the proxy'
      : 'visitors can make up their address'
  const count = `Requests come through ${proxies} proxies`
  const chain =
    proxies === trusted
      ? ok('proxies', count)
      : problem(
          'proxies',
          `${count}, and TRUST_PROXY is ${trusted}: ${consequence}`,
          `Set TRUST_PROXY=${proxies}.`,
        )
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
