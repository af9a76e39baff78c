import type { Journal } from '~/leads/journal'
import { createSigner } from '~/platform/signer'
import type { RequestHeaders } from './request/response'

export const probeHeader = 'x-arrival-probe'

type Keys = Pick<Journal, 'signingKey'>

const reported = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']
// Allows for clock skew, since the doctor may run on another machine.
const validMs = 5 * 60 * 1000

const signerOf = (journal: Keys) => createSigner('probe', () => journal.signingKey())

export async function signProbe(journal: Keys, now: number): Promise<string> {
  return `${now}.${await signerOf(journal).sign(`${now}`)}`
}

/** Describes a request as JSON, with the server's TRUST_PROXY, if its token is recent and signed with the journal's key; else null. */
export function createArrivalProbe(journal: Keys, now: () => number, trusted: number) {
  const signer = signerOf(journal)
  return async (headers: RequestHeaders, socketAddress: string) => {
    const [, time = '', signature = ''] =
      /^(\d{1,16})\.([\w-]{16})$/.exec(headers.get(probeHeader) ?? '') ?? []
    if (!time || Math.abs(now() - Number(time)) > validMs) return null
    if (!(await signer.verify(signature, time).catch(() => false))) return null
    const present = reported.map((name) => [name, headers.get(name)]).filter(([, value]) => value)
    return JSON.stringify({ headers: Object.fromEntries(present), socketAddress, trusted })
  }
}
