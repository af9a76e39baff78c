import { once } from 'node:events'
import { request as requestPlainly, type IncomingMessage } from 'node:http'
import { request as requestByTls } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { TLSSocket } from 'node:tls'
import * as z from 'zod'
import { probeHeader } from '~/http/arrival-probe'
import { peerIp } from '~/http/request/forwarded'
import type { Environment } from '~/platform/environment'
import { parseJson } from '~/platform/parse-json'

/** A visitor could make this up in `X-Forwarded-For`. Nobody has it, since its block is for documentation (RFC 5737). */
export const madeUpAddress = '192.0.2.254'
const timeoutMs = 10_000
const arrivedSchema = z.object({
  headers: z.record(z.string(), z.string()),
  socketAddress: z.string(),
  trusted: z.number().optional(),
})

export type Probes = Awaited<ReturnType<typeof sendProbes>>
export type ProbeResult = Awaited<ReturnType<typeof sendProbe>>
export type ProbeResponse = Exclude<ProbeResult, { kind: 'none' }>

export async function sendProbes(environment: Environment, token: string | null) {
  const { HOST: host = '::', PORT: port, SITE_URL: site } = environment
  const hostname = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  const local = await sendProbe(`http://${hostname.replace(/.*:.*/, '[$&]')}:${port}`, token)
  /** The answer at `SITE_URL`, or at `PORT` when it is unset. */
  const outside = site ? await sendProbe(site, token) : local
  const ours = [outside, local].find(({ kind }) => kind === 'server')
  const server = ours ?? [outside, local].find((answer) => answer.kind === 'other' && answer.isOk)
  // What a server says of its journal is up to a second old.
  if (server && (!token || !ours)) await sleep(1100)
  const paths = server ? ['/', '/readyz', '/readyz/journal'] : []
  const pages = paths.map(async (path) => ({ path, answer: await sendProbe(server!.origin, null, path) }))
  return { runsHere: local.kind === 'server', outside, pages: await Promise.all(pages) }
}

/** To `/healthz`, our server describes the probe; without a token, it says `ok`. */
async function sendProbe(origin: string, token: string | null, path = '/healthz') {
  const send = origin.startsWith('https:') ? requestByTls : requestPlainly
  try {
    const request = send(new URL(path, origin), {
      agent: false,
      headers: { 'x-forwarded-for': madeUpAddress, ...(token && { [probeHeader]: token }) },
      // checkCertificate reports a wrong certificate, and the token is of no use to whoever answers.
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    // After an answer, its body tells what went wrong.
    request.on('error', () => {}).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const { socket } = response
    const body = await text(response)
    const { data: arrived = null } = arrivedSchema.safeParse(token && parseJson(body))
    const isOk = /^ok\b/.test(body)
    const isOurs = arrived !== null || (token === null && isOk)
    return {
      kind: isOurs ? ('server' as const) : ('other' as const),
      origin,
      isOk,
      status: response.statusCode ?? 0,
      location: response.headers.location ?? null,
      /** How the probe arrived, as our server describes it to holders of its journal's key. */
      arrived,
      localAddress: peerIp(socket.localAddress ?? ''),
      /** A code, although its type says otherwise. */
      certificateFault: socket instanceof TLSSocket ? (socket.authorizationError as unknown) : null,
    }
  } catch (error) {
    return { kind: 'none' as const, origin, error }
  }
}
