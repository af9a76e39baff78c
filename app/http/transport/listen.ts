import { once } from 'node:events'
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '~/platform/fault'
import { describeError, stackOf, type Log } from '~/platform/log'
import type { App, HeaderRecord } from '../answer'
import type { LogEvent } from '~/log-events'
import { hostHeaderFault } from '../policy/host'
import { peerAddress } from './forwarded'
import { limits as defaultLimits, type Limits } from './limits'
import { BodyRequest, createReadBody } from './read-body'

type Listener = RequestListener<typeof BodyRequest>
/** How many answers are due, the last of all and that to a broken body, and what closes the connection: then nothing more counts. */
type Connection = { due: number; last?: Response; broken?: Response; close?: () => void }
type Response = ServerResponse<BodyRequest>
type DrainTimes = { acceptMs: number; timeoutMs: number }
type Peer = Pick<Socket, 'bytesRead' | 'remoteAddress'> & Duplex

/** Handles a request before the app, or calls `next`. */
export type Middleware = (...call: [...Parameters<RequestListener>, next: () => void]) => void

export interface ListenOptions {
  /** 0 for any free one. */
  port: number
  /** Undefined for all interfaces. */
  host: string | undefined
  middleware: Middleware | null
  /** For responses to malformed requests, which don't reach the app. */
  headers: HeaderRecord
  log: Log<LogEvent>
  /** Whether answers announce that the connection closes. */
  isDraining: () => boolean
  limits?: Limits
}

/** @throws when the address is in use or not ours */
export async function listen(app: App, options: ListenOptions) {
  const { port, host, middleware, headers, log, isDraining, limits = defaultLimits } = options
  const connections = new WeakMap<Duplex, Connection>()
  const readBody = createReadBody(limits.bodiesAtOnce)
  const logRefusal = ({ remoteAddress = '' }: Peer, status: number, message: string) =>
    log('info', { event: 'request', status, message, clientIp: peerAddress(remoteAddress) })
  /** Closes after the answers that are due, with one of this status if the last is not it. Nothing that comes meanwhile counts. */
  const close = (socket: Peer, status: number | null, own: HeaderRecord = {}) => {
    const connection = connections.get(socket)!
    const all = { ...headers, 'content-length': '0', connection: 'close', ...own }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.on('error', () => {})
    connection.close = () => {
      socket.end(status && `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
      // Closing immediately would reset the connection before a sending client reads the response. What it sends is not parsed.
      socket.removeAllListeners('data').resume()
      socket.on('data', () => socket.bytesRead > limits.unreadBytes && socket.pause())
      setTimeout(() => socket.destroy(), limits.closeDelayMs).unref()
    }
    if (connection.due > 0) socket.pause()
    else connection.close()
  }
  const refuse = (socket: Peer, status: number, message: string, own?: HeaderRecord) => {
    logRefusal(socket, status, message)
    close(socket, status, own)
  }
  const answer: Listener = (request, response) => {
    // Write errors after the client disconnects; without a listener they would end the process.
    response.on('error', () => {})
    // Announces `Connection: close`: a proxy sends nothing into a connection that it knows to be closing.
    // And so does the answer to an Upgrade: Node.js drops what comes behind it in its packet.
    if (isDraining() || request.headers.upgrade) response.shouldKeepAlive = false
    // Middleware may call back later, when the body of a post would be gone.
    if (middleware && request.method !== 'POST')
      middleware(request, response, () => void serve(request, response))
    else void serve(request, response)
  }
  const serve = async (request: BodyRequest, response: ServerResponse) => {
    try {
      const { method = '', url: target = '', headers: sent, socket } = request
      const answered = await app({
        method,
        target,
        headers: { get: (name) => (sent[name] as string | undefined) ?? null },
        body: { read: (client, limit) => readBody(request, client, limit) },
        socketAddress: socket.remoteAddress ?? '',
        localPort: socket.localPort,
      })
      const connection = connections.get(socket)
      if (connection?.broken === response) return
      // What is left of a body that was refused may never end.
      if (!request.complete && !connection?.close) {
        response.shouldKeepAlive = false
        // Else Node.js would call it, too soon.
        socket.destroySoon = () => {}
        close(socket, null)
      }
      response.writeHead(answered.status, answered.headers).end(answered.body)
    } catch (error) {
      log('error', { event: 'error', message: describeError(error), stack: stackOf(error) })
      response.destroy()
    }
  }
  // Node.js stops reading when answers are not taken, but not while requests wait for one, and a packet holds thousands.
  const answerWithinLimit: Listener = (request, response) => {
    const { socket } = request
    const connection = connections.get(socket)!
    if (socket.destroyed || connection.close) return
    if (connection.due === limits.pipelined) {
      logRefusal(socket, 429, 'Too many pipelined requests')
      return void socket.destroy()
    }
    const fault = faultOf(request, limits.headers)
    if (fault) return refuse(socket, ...fault)
    connection.due += 1
    connection.last = response
    // In the next tick, since Node.js resumes at the end of each request.
    if (connection.due === limits.pipelined) process.nextTick(() => socket.pause())
    response.on('close', () => {
      connection.due -= 1
      if (!connection.close && socket.isPaused()) socket.resume()
      if (connection.due === 0) connection.close?.()
    })
    answer(request, response)
  }
  const server = createServer({
    IncomingMessage: BodyRequest,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    // Node would answer without our headers.
    requireHostHeader: false,
  })
  server.timeout = limits.idleMs
  // Answer clients that end their side first (RFC 9112, section 9.6); undocumented, but what `net` has as `allowHalfOpen`.
  Object.assign(server, { httpAllowHalfOpen: true })
  // Unlimited: otherwise Node.js silently drops headers, including a proxy's.
  server.maxHeadersCount = 0
  server.on('request', answerWithinLimit)
  // Unknown expectations are ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', answerWithinLimit)
  server.on('connection', (socket) => connections.set(socket, { due: 0 }))
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Peer) => {
    const connection = connections.get(socket)!
    const { last } = connection
    if (connection.close) return
    if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
    // What broke is what comes after the last request, or its body, which may have been answered.
    const isBody = last?.req.complete === false
    if (isBody) {
      connection.broken = last
      connection.due -= 1
      last.req.receive?.(new Fault('The body broke'))
    }
    refuse(socket, statuses[code] ?? 400, code)
  })
  // Without a listener Node.js closes the connection.
  server.on('connect', (_, socket: Peer) => {
    refuse(socket, 405, 'CONNECT is not supported', { allow: 'GET, HEAD' })
    // Node.js has let go of it: nothing else would end it if the answers that are due were not taken.
    setTimeout(() => socket.destroy(), limits.closeDelayMs)
  })
  const listening = once(server.listen({ port, host, backlog: limits.backlog }), 'listening')
  await listening.catch((cause: unknown) => {
    throw new Fault(`It cannot listen at HOST ${host ?? '(any)'}, PORT ${port}`, { cause })
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** Why a request is rejected before the app: too many headers, or ambiguous ones. */
function faultOf(
  { rawHeaders, httpVersion }: IncomingMessage,
  maxHeaders: number,
): [status: number, message: string] | null {
  if (rawHeaders.length > 2 * maxHeaders) return [431, 'Too many headers']
  const hostFault = hostHeaderFault(rawHeaders, httpVersion)
  return hostFault === null ? null : [400, hostFault]
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Accepts until proxies have noticed that `/readyz` fails, and waits for what is in flight; at most `timeoutMs` in all. */
export async function drain(server: Server, { acceptMs, timeoutMs }: DrainTimes): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
  if (acceptMs > 0) await sleep(acceptMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A keep-alive connection that becomes idle meanwhile would hold the server open until its time-out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}
