import { request as requestPlainly } from 'node:http'
import { request as requestByTls } from 'node:https'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { probeHeader, type Arrived } from '~/http/arrival-probe'
import { peerAddress } from '~/http/transport/forwarded'

/** A connection option that no proxy knows, so that each drops it. */
export const connectionMark = 'arrival-probe'
/** What a visitor could make up in `X-Forwarded-For`: of a documentation block (RFC 5737), so nobody has it. */
export const marker = '192.0.2.254'
const timeoutMs = 10_000
const arrivedSchema = z.object({ headers: z.record(z.string(), z.string()), socketAddress: z.string() })

interface Answered {
  kind: 'server' | 'other'
  origin: string
  status: number
  location: string | null
  /** The doctor's end and the other end of its connection. */
  localAddress: string
  remoteAddress: string
}

/** A server describes how the probe arrived only to holders of its journal's key. */
export type Reply =
  | (Answered & { kind: 'server'; arrived: Arrived | null })
  | (Answered & { kind: 'other' })
  | { kind: 'none'; origin: string; error: unknown }

/**
 * Requests `/healthz`. Whoever answers is our server if it describes the probe; without a token, if it says `ok`.
 *
 * @param isMarked whether it has the marker
 */
export async function sendProbe(origin: string, token: string | null, isMarked = false): Promise<Reply> {
  const send = origin.startsWith('https:') ? requestByTls : requestPlainly
  try {
    const request = send(new URL('/healthz', origin), {
      agent: false,
      headers: {
        connection: `close, ${connectionMark}`,
        ...(token && { [probeHeader]: token }),
        ...(isMarked && { 'x-forwarded-for': marker }),
      },
      // The check of the certificate reports it; whoever answers learns nothing by the token.
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await new Promise<Reply>((resolve, reject) => {
      request.on('error', reject).on('response', (response) => {
        const { localAddress = '', remoteAddress = '' } = response.socket
        const answered = {
          origin,
          status: response.statusCode ?? 0,
          location: response.headers.location ?? null,
          localAddress: peerAddress(localAddress),
          remoteAddress: peerAddress(remoteAddress),
        }
        text(response).then((body) => resolve({ ...answered, ...identify(body, token) }), reject)
      })
      request.end()
    })
  } catch (error) {
    return { kind: 'none', origin, error }
  }
}

function identify(body: string, token: string | null) {
  if (token === null) return body === 'ok' ? { kind: 'server' as const, arrived: null } : other
  const { data: arrived } = arrivedSchema.safeParse(parseJson(body))
  return arrived ? { kind: 'server' as const, arrived } : other
}

const other = { kind: 'other' as const }

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
