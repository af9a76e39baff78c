import type { Journal } from '~/leads/journal'
import { probeNote } from '~/leads/notes'
import { createSigner } from '~/platform/signer'
import type { RequestHeaders } from './request/response'

export const probeHeader = 'x-arrival-probe'

type Keys = Pick<Journal, 'signingKey' | 'note' | 'notes'>

const reported = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']
// Allows for clock skew, since the doctor may run on another machine.
const validMs = 5 * 60 * 1000

const signerOf = (journal: Keys) => createSigner('probe', () => journal.signingKey())

export async function signProbe(journal: Keys, now: number): Promise<string> {
  await journal.note(probeNote, `${now}`)
  return `${now}.${await signerOf(journal).sign(`${now}`)}`
}

/** Describes a request as JSON, with the server's TRUST_PROXY, if its token is recent, signed and noted by a doctor on this journal; else null. */
export function createArrivalProbe(journal: Keys, now: () => number, trusted: number) {
  const signer = signerOf(journal)
  return async (headers: RequestHeaders, socketAddress: string) => {
    const [, time = '', signature = ''] =
      /^(\d{1,16})\.([\w-]{16})$/.exec(headers.get(probeHeader) ?? '') ?? []
    if (!time || Math.abs(now() - Number(time)) > validMs) return null
    // A copy of the journal has the same key, but no note that is as new.
    const isOurs = async () =>
      (await signer.verify(signature, time)) && Number((await journal.notes()).get(probeNote)) >= Number(time)
    if (!(await isOurs().catch(() => false))) return null
    const present = reported.map((name) => [name, headers.get(name)]).filter(([, value]) => value)
    return JSON.stringify({ headers: Object.fromEntries(present), socketAddress, trusted })
  }
}
