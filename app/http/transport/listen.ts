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
import type { App, Arriving, HeaderRecord, RawAnswer, RequestHeaders } from '../answer'
import type { HttpEvent } from '../log-events'
import { hostHeaderFault } from '../policy/host'
import { peerAddress } from './forwarded'
import { limits as defaultLimits, type Limits } from './limits'

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
  const refuse = (status: number, message: string, socket: { remoteAddress?: string | undefined }) => {
    log('info', { event: 'request', status, message, clientIp: peerAddress(socket.remoteAddress ?? '') })
    const body = `${STATUS_CODES[status]}\n`
    const own = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }
    const all: HeaderRecord = { ...headers, ...own, 'content-length': String(body.length) }
    return { status, body, headers: all }
  }
  const endWith = ({ status, headers: own, body }: ReturnType<typeof refuse>, socket: Duplex) => {
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`)
    socket.on('error', () => {})
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    // Closing immediately would reset the connection before a sending client reads the response.
    setTimeout(() => socket.destroy(), limits.closeDelayMs).unref()
  }
  const lastResponse = new WeakMap<Duplex, ServerResponse>()
  const abort = (response: ServerResponse, error: unknown) => {
    log('error', { event: 'error', message: describeError(error), stack: stackOf(error) })
    response.destroy()
  }
  const answer: RequestListener = (request, response) => {
    const fault = faultOf(request, limits.headers)
    if (fault) {
      const refusal = refuse(...fault, request.socket)
      response.writeHead(refusal.status, refusal.headers).end(refusal.body)
      return
    }
    response.on('error', ignoreError)
    // Announces `Connection: close`: a proxy sends nothing into a connection that it knows to be closing.
    if (isDraining()) response.shouldKeepAlive = false
    if (middleware) middleware(request, response, () => serve(request, response))
    else serve(request, response)
  }
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    try {
      const answered = app(new ArrivingRequest(request))
      if (!(answered instanceof Promise)) send(response, answered)
      else answered.then((late) => send(response, late)).catch((error: unknown) => abort(response, error))
    } catch (error) {
      abort(response, error)
    }
  }
  // Handles pipelined requests (RFC 9112, section 9.3.2) one at a time; Node.js starts all of them, and a packet holds thousands.
  const answerInTurn: RequestListener = (request, response) => {
    const { socket } = request
    const previous = lastResponse.get(socket)
    lastResponse.set(socket, response)
    if (!previous || previous.closed || previous.writableFinished) answer(request, response)
    else previous.once('close', () => setImmediate(() => socket.destroyed || answer(request, response)))
  }
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      // Node would answer without our headers.
      requireHostHeader: false,
    },
    answerInTurn,
  )
  server.timeout = limits.idleMs
  // Answer clients that end their side first (RFC 9112, section 9.6); undocumented, but what `net` has as `allowHalfOpen`.
  Object.assign(server, { httpAllowHalfOpen: true })
  // Unlimited: otherwise Node.js silently drops headers, including a proxy's.
  server.maxHeadersCount = 0
  // Unknown expectations are ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', answerInTurn)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & { remoteAddress?: string }) => {
    const { code = '' } = error
    const last = lastResponse.get(socket)
    const isMidAnswer = last?.headersSent && !last.writableFinished
    if (!socket.writable || code === 'ECONNRESET' || isMidAnswer) {
      socket.destroy()
      return
    }
    endWith(refuse(statuses[code] ?? 400, code, socket), socket)
  })
  // Without a listener Node.js closes the connection.
  server.on('connect', (_, socket: Duplex & { remoteAddress?: string }) => {
    const refusal = refuse(405, 'CONNECT is not supported', socket)
    // Sent now, it would overtake the response to a pipelined request.
    if (lastResponse.get(socket)?.writableFinished === false) socket.destroy()
    else endWith({ ...refusal, headers: { ...refusal.headers, allow: 'GET, HEAD' } }, socket)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

function send(response: ServerResponse, { status, headers, body }: RawAnswer): void {
  response.writeHead(status, headers).end(body)
}

// Write errors after the client disconnects; without a listener they would end the process.
function ignoreError(): void {}

/** A class, since closures made for each request cost as much as reading it. */
class ArrivingRequest implements Arriving {
  constructor(readonly request: IncomingMessage) {}

  get method() {
    return this.request.method ?? ''
  }

  get target() {
    return this.request.url ?? ''
  }

  get headers(): RequestHeaders {
    return this
  }

  get(name: string): string | null {
    return (this.request.headers[name] as string | undefined) ?? null
  }

  get body() {
    return this
  }

  [Symbol.asyncIterator]() {
    // Destroying the request would close the connection before the response is sent.
    return this.request.iterator({ destroyOnReturn: false })
  }

  get socketAddress() {
    return this.request.socket.remoteAddress ?? ''
  }

  get localPort() {
    return this.request.socket.localPort
  }
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

export interface DrainOptions {
  /** How long to go on accepting: until proxies have noticed that `/readyz` fails. In milliseconds. */
  acceptMs: number
  /** In all; then what is in flight is cut off. In milliseconds. */
  timeoutMs: number
}

/** Stops accepting and waits for the requests in flight. */
export async function drain(server: Server, { acceptMs, timeoutMs }: DrainOptions): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
  if (acceptMs > 0) await sleep(acceptMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A keep-alive connection that becomes idle meanwhile would hold the server open until its time-out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}
