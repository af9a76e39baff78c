import { createSigner } from '~/platform/signer'
import type { RequestHeaders } from './request/response'

export const probeHeader = 'x-arrival-probe'

export interface ProbeOptions {
  /** The key that the server and its doctor share through the journal. */
  signingKey: () => Promise<Buffer>
  now: () => number
}

// What proxies write; `connection` arrives as it was sent only without a proxy (RFC 9110, section 7.6.1).
const reported = [
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
  'connection',
]
const purpose = 'probe'
// Allows for clock skew: the doctor may run on another machine.
const validMs = 5 * 60 * 1000

export async function signProbe({ signingKey, now }: ProbeOptions): Promise<string> {
  const time = String(now())
  return `${time}.${await createSigner(purpose, signingKey).sign(time)}`
}

/** Describes a request as JSON if its token is signed with the journal's key, read only for a recent one; else null. */
export function createArrivalProbe({ signingKey, now }: ProbeOptions) {
  const signer = createSigner(purpose, signingKey)
  return async (headers: RequestHeaders, socketAddress: string) => {
    const [, time = '', signature = ''] =
      /^(\d{1,16})\.([\w-]{16})$/.exec(headers.get(probeHeader) ?? '') ?? []
    if (!time || Math.abs(now() - Number(time)) > validMs) return null
    if (!(await signer.verify(signature, time).catch(() => false))) return null
    const present = reported.map((name) => [name, headers.get(name)]).filter(([, value]) => value)
    return JSON.stringify({ headers: Object.fromEntries(present), socketAddress })
  }
}
