import { createSigner } from '~/leads/signer'
import type { RequestHeaders } from './answer'

/** Carries the token by which the doctor asks how a request arrives. */
export const probeHeader = 'X-Arrival-Probe'

/** How a request arrived, before it was interpreted. */
export interface Arrived {
  headers: Record<string, string>
  socketAddress: string
}

export interface ProbeOptions {
  /** Reads the key that the server and its doctor share by their journal. */
  signingKey: () => Promise<Buffer>
  now: () => number
}

/** Describes how a request arrived, as JSON, if its token was signed by the journal's key; else resolves to null. */
export type ArrivalProbe = (headers: RequestHeaders, socketAddress: string) => Promise<string | null>

const reported = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']
const purpose = 'probe'
// For clocks that differ, since the doctor may run on another machine.
const validMs = 5 * 60 * 1000

/** A token that is valid for some minutes. */
export async function signProbe({ signingKey, now }: ProbeOptions): Promise<string> {
  const time = String(now())
  return `${time}.${await createSigner(purpose, signingKey).sign(time)}`
}

/** Builds the probe; a token that is malformed or expired costs no look into the journal. */
export function createArrivalProbe({ signingKey, now }: ProbeOptions): ArrivalProbe {
  const signer = createSigner(purpose, signingKey)
  return async (headers, socketAddress) => {
    const [, time = '', signature = ''] =
      /^(\d{1,16})\.([\w-]{16})$/.exec(headers.get(probeHeader) ?? '') ?? []
    if (!time || Math.abs(now() - Number(time)) > validMs) return null
    if (!(await signer.verify(signature, time).catch(() => false))) return null
    const present = reported.map((name) => [name, headers.get(name)]).filter(([, value]) => value)
    return JSON.stringify({ headers: Object.fromEntries(present), socketAddress } as Arrived)
  }
}
