import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError, stackOf, type Log } from '~/platform/log'
import type { App, HeaderRecord, RawAnswer } from '../answer'
import type { HttpEvent } from '../log-events'
import { hostHeaderFault } from '../policy/host'
import { peerAddress } from './forwarded'
import { limits as defaultLimits, type Limits } from './limits'
import { BodyRequest, createReadBody } from './read-body'

type Listener = RequestListener<typeof BodyRequest>
type DrainTimes = { acceptMs: number; timeoutMs: number }
type Peer = Duplex & { remoteAddress?: string | undefined }

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
  log: Log<HttpEvent>
  /** Whether answers announce that the connection closes. */
  isDraining: () => boolean
  limits?: Limits
}

/** @throws when the address is in use or not ours */
export async function listen(app: App, options: ListenOptions) {
  const { port, host, middleware, headers, log, isDraining, limits = defaultLimits } = options
  /** How many answers are due on a connection, the last of them, and what closes it when no more are due. */
  type Connection = { due: number; last: ServerResponse; close: (() => void) | null }
  const connections = new WeakMap<Duplex, Connection>()
  const readBody = createReadBody(limits.bodiesAtOnce)
  const refusal = ({ remoteAddress = '' }: Peer, status: number, message: string, own: HeaderRecord = {}) => {
    log('info', { event: 'request', status, message, clientIp: peerAddress(remoteAddress) })
    const body = `${STATUS_CODES[status]}\n`
    const plain = { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(body.length) }
    return { status, body, headers: { ...headers, ...plain, connection: 'close', ...own } }
  }
  /** Closes with this answer, after those that are due before it. */
  const closeWith = (refused: ReturnType<typeof refusal>, socket: Peer, due: number) => {
    // Node.js has taken its own listener away from a CONNECT, and an answer that is due may meet a client that is gone.
    socket.on('error', () => {})
    if (due > 0) {
      connections.get(socket)!.close = () => closeWith(refused, socket, 0)
      return socket.pause()
    }
    const { status, headers: own, body } = refused
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    // Closing immediately would reset the connection before a sending client reads the response.
    setTimeout(() => socket.destroy(), limits.closeDelayMs).unref()
  }
  const send = (response: ServerResponse, { status, headers: own, body }: RawAnswer) => {
    const { close = null, last = null } = connections.get(response.req.socket) ?? {}
    // Its request broke, which is being answered.
    if (close && response === last && !response.req.complete) return
    response.writeHead(status, own).end(body)
  }
  const answer: Listener = (request, response) => {
    // Write errors after the client disconnects; without a listener they would end the process.
    response.on('error', () => {})
    const fault = faultOf(request, limits.headers)
    if (fault) {
      const { status, headers: own, body } = refusal(request.socket, ...fault)
      return void response.writeHead(status, own).end(body)
    }
    // Announces `Connection: close`: a proxy sends nothing into a connection that it knows to be closing.
    if (isDraining()) response.shouldKeepAlive = false
    // Middleware may call back later, when the body of a post would be gone.
    if (middleware && request.method !== 'POST')
      middleware(request, response, () => void serve(request, response))
    else void serve(request, response)
  }
  const serve = async (request: BodyRequest, response: ServerResponse) => {
    try {
      const { method = '', url: target = '', headers: sent, socket } = request
      const answered = app({
        method,
        target,
        headers: { get: (name) => (sent[name] as string | undefined) ?? null },
        body: { read: (client, limit) => readBody(request, client, limit) },
        socketAddress: socket.remoteAddress ?? '',
        localPort: socket.localPort,
      })
      send(response, answered instanceof Promise ? await answered : answered)
    } catch (error) {
      log('error', { event: 'error', message: describeError(error), stack: stackOf(error) })
      response.destroy()
    }
  }
  // Node.js stops reading when answers are not taken, but not while requests wait for one, and a packet holds thousands.
  const answerWithinLimit: Listener = (request, response) => {
    const { socket } = request
    const connection = connections.get(socket) ?? { due: 0, last: response, close: null }
    connections.set(socket, connection)
    if (socket.destroyed || connection.close) return
    if (connection.due === limits.pipelined) {
      refusal(socket, 429, 'Too many pipelined requests')
      return void socket.destroy()
    }
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
  const server = createServer(
    {
      IncomingMessage: BodyRequest,
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      // Node would answer without our headers.
      requireHostHeader: false,
    },
    answerWithinLimit,
  )
  server.timeout = limits.idleMs
  // Answer clients that end their side first (RFC 9112, section 9.6); undocumented, but what `net` has as `allowHalfOpen`.
  Object.assign(server, { httpAllowHalfOpen: true })
  // Unlimited: otherwise Node.js silently drops headers, including a proxy's.
  server.maxHeadersCount = 0
  // Unknown expectations are ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', answerWithinLimit)
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Peer) => {
    if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
    const connection = connections.get(socket)
    // What broke is what comes after the last request, or its body: then this is its answer.
    if (connection && !connection.last.req.complete && !connection.last.headersSent) connection.due -= 1
    closeWith(refusal(socket, statuses[code] ?? 400, code), socket, connection?.due ?? 0)
  })
  // Without a listener Node.js closes the connection.
  server.on('connect', (_, socket: Peer) => {
    const refused = refusal(socket, 405, 'CONNECT is not supported', { allow: 'GET, HEAD' })
    closeWith(refused, socket, connections.get(socket)?.due ?? 0)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: limits.backlog }, resolve)
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
