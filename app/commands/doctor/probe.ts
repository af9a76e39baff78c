import { once } from 'node:events'
import { request as requestPlainly, type IncomingMessage } from 'node:http'
import { request as requestByTls } from 'node:https'
import { text } from 'node:stream/consumers'
import { TLSSocket } from 'node:tls'
import * as z from 'zod'
import { probeHeader } from '~/http/arrival-probe'
import { peerIp } from '~/http/request/forwarded'
import type { Environment } from '~/platform/environment'
import { parseJson } from '~/platform/parse-json'

/** A connection option that no proxy knows, so that each drops it. */
export const droppedOption = 'arrival-probe'
/** What a visitor could make up in `X-Forwarded-For`: of a documentation block (RFC 5737), so nobody has it. */
export const madeUpAddress = '192.0.2.254'
const timeoutMs = 10_000
const arrivedSchema = z.object({ headers: z.record(z.string(), z.string()), socketAddress: z.string() })

export type ProbeResult = Awaited<ReturnType<typeof sendProbe>>
export type ProbeResponse = Exclude<ProbeResult, { kind: 'none' }>

export async function sendProbes(
  { HOST: host = '::', PORT: port, SITE_URL: site }: Environment,
  token: string | null,
) {
  const hostname = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  const local = await sendProbe(`http://${hostname.replace(/.*:.*/, '[$&]')}:${port}`, token)
  return {
    /** Whether our server answers at `PORT` of this machine. */
    runsHere: local.kind === 'server',
    /** What answers at `SITE_URL`, else at `PORT`. */
    outside: site ? await sendProbe(site, token) : local,
  }
}

/** Requests `/healthz`. Whoever answers is our server if it describes the probe; without a token, if it says `ok`. */
async function sendProbe(origin: string, token: string | null) {
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
    const { socket } = response
    const { localAddress = '', remoteAddress = '' } = socket
    // Without TLS there is none. The error is a code, whatever its type says.
    const certificate =
      socket instanceof TLSSocket
        ? { validTo: socket.getPeerCertificate().valid_to, fault: socket.authorizationError as unknown }
        : null
    const body = await text(response)
    const { data: arrived = null } = arrivedSchema.safeParse(token && parseJson(body))
    const isOurs = arrived !== null || (token === null && /^ok\b/.test(body))
    return {
      kind: isOurs ? ('server' as const) : ('other' as const),
      origin,
      status: response.statusCode ?? 0,
      location: response.headers.location ?? null,
      /** How the probe arrived, which our server describes only to holders of its journal's key. */
      arrived,
      /** The doctor's end and the other end of its connection. */
      localAddress: peerIp(localAddress),
      remoteAddress: peerIp(remoteAddress),
      certificate,
    }
  } catch (error) {
    return { kind: 'none' as const, origin, error }
  }
}
