import { once } from 'node:events'
import { request as requestPlainly, type IncomingMessage } from 'node:http'
import { request as requestByTls } from 'node:https'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { TLSSocket } from 'node:tls'
import { z } from 'zod'
import { probeHeader, type Arrived } from '~/http/arrival-probe'
import { peerAddress } from '~/http/transport/forwarded'
import type { Environment } from '~/platform/environment'

/** A connection option that no proxy knows, so that each drops it. */
export const droppedOption = 'arrival-probe'
/** What a visitor could make up in `X-Forwarded-For`: of a documentation block (RFC 5737), so nobody has it. */
export const madeUpAddress = '192.0.2.254'
const timeoutMs = 10_000
const arrivedSchema = z.object({ headers: z.record(z.string(), z.string()), socketAddress: z.string() })

export interface ProbeAnswer {
  kind: 'server' | 'other'
  origin: string
  status: number
  location: string | null
  /** How the probe arrived, which our server describes only to holders of its journal's key. */
  arrived: Arrived | null
  /** The doctor's end and the other end of its connection. */
  localAddress: string
  remoteAddress: string
  /** Null without TLS; `fault` is the code of what a browser would refuse it for. */
  certificate: { validTo: string; fault: string | undefined } | null
}

export type ProbeResult = ProbeAnswer | { kind: 'none'; origin: string; error: unknown }

export interface ProbeResults {
  /** The origin that visitors come to; null if nobody said. */
  publicOrigin: string | null
  /** Whether our server answers at `PORT` of this machine. */
  runsHere: boolean
  /** What answers at the public origin, else at `PORT`. */
  outside: ProbeResult
}

export async function sendProbes(
  environment: Environment,
  publicUrl: string | undefined,
  token: string | null,
): Promise<ProbeResults> {
  const given = publicUrl ?? environment.SITE_URL
  const publicOrigin = given ? new URL(given).origin : null
  const local = await sendProbe(localOrigin(environment), token)
  const outside = publicOrigin ? await sendProbe(publicOrigin, token) : local
  return { publicOrigin, runsHere: local.kind === 'server', outside }
}

function localOrigin({ HOST: host, PORT: port }: Environment): string {
  if (!host || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Requests `/healthz`. Whoever answers is our server if it describes the probe; without a token, if it says `ok`. */
async function sendProbe(origin: string, token: string | null): Promise<ProbeResult> {
  const send = origin.startsWith('https:') ? requestByTls : requestPlainly
  try {
    const request = send(new URL('/healthz', origin), {
      agent: false,
      headers: {
        connection: `close, ${droppedOption}`,
        'x-forwarded-for': madeUpAddress,
        ...(token && { [probeHeader]: token }),
      },
      // The check of the certificate reports it; whoever answers learns nothing by the token.
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    // Once it answers, its body tells what went wrong.
    request.on('error', () => {}).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const { localAddress = '', remoteAddress = '' } = response.socket
    const certificate = certificateOf(response.socket)
    const body = await text(response)
    const arrived = token === null ? null : parseArrived(body)
    return {
      kind: arrived || (token === null && /^ok\b/.test(body)) ? 'server' : 'other',
      origin,
      status: response.statusCode ?? 0,
      location: response.headers.location ?? null,
      arrived,
      localAddress: peerAddress(localAddress),
      remoteAddress: peerAddress(remoteAddress),
      certificate,
    }
  } catch (error) {
    return { kind: 'none', origin, error }
  }
}

function certificateOf(socket: Socket): ProbeAnswer['certificate'] {
  if (!(socket instanceof TLSSocket)) return null
  // A code, whatever its type says.
  const fault = socket.authorizationError as unknown as string | undefined
  return { validTo: socket.getPeerCertificate().valid_to, fault }
}

function parseArrived(body: string): Arrived | null {
  try {
    return arrivedSchema.parse(JSON.parse(body))
  } catch {
    return null
  }
}
