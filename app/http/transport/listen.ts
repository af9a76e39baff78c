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
import { getRequestListener } from '@hono/node-server'
import { describeError, stackOf, type Log } from '~/platform/log'
import type { createApp } from '../app'
import type { HttpEvent } from '../log-events'
import { readArrival } from './forwarded'
import { limits } from './limits'
import type { PageSource } from '../remix/page-source'
import type { SecurityHeaders } from '../policy/security-headers'

interface Listening {
  server: Server
  port: number
}

export interface ListenOptions {
  /** 0 for any free one. */
  port: number
  /** Undefined for all interfaces. */
  host: string | undefined
  middleware: PageSource['middleware']
  /** For the answers that are given without the app, to what is no HTTP. */
  headers: SecurityHeaders
  log: Log<HttpEvent>
}

/**
 * Starts to listen, within the limits.
 *
 * @throws when the address is taken or not ours
 */
export async function listen(app: ReturnType<typeof createApp>, options: ListenOptions): Promise<Listening> {
  const { port, host, middleware, headers, log } = options
  const listener = getRequestListener(
    (request, { incoming, outgoing }) => app.fetch(request, { incoming, outgoing }),
    {
      // What HTTP/1.0 without a Host asks for, as health checks do.
      hostname: 'localhost',
      // A Host or an address that no URL can hold, which the app cannot be asked with.
      errorHandler(error) {
        log('info', { event: 'request', status: 400, message: describeError(error) })
        return new Response(wordsFor(400), { status: 400, headers: { ...plainText, ...headers } })
      },
    },
  )
  const first = middleware ?? app.fromMemory
  const begun = new WeakMap<Duplex, ServerResponse>()
  const giveUp = (response: ServerResponse, error: unknown) => {
    log('error', { event: 'error', message: describeError(error), stack: stackOf(error) })
    response.destroy()
  }
  const answer: RequestListener = (request, response) => {
    begun.set(request.socket, response)
    const refusal = refusalOf(request)
    if (refusal) {
      const { clientAddress: clientIp } = readArrival(new Headers(), request.socket.remoteAddress ?? '', 0)
      log('info', { event: 'request', ...refusal, clientIp })
      response.writeHead(refusal.status, { ...plainText, ...headers }).end(wordsFor(refusal.status))
      return
    }
    // What RFC 3986 asks of clients; a URL would make another address of it.
    request.url = request.url?.replaceAll('\\', '%5C')
    first(request, response, () => {
      // Of an answer that its client does not wait for; unheard, it would end the process.
      response.on('error', () => {})
      listener(request, response).catch((error: unknown) => giveUp(response, error))
    })
  }
  const serve = inTurn((request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      giveUp(response, error)
    }
  })
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkingMs,
      // Node would answer without our headers.
      requireHostHeader: false,
    },
    serve,
  )
  server.timeout = limits.silenceMs
  // Node.js would drop further headers without a word, those that a proxy appended among them.
  server.maxHeadersCount = 0
  // An expectation that we don't know is passed over (RFC 9110, section 10.1.1).
  server.on('checkExpectation', serve)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code = '' } = error
    const isMidAnswer = begun.get(socket)?.headersSent && !begun.get(socket)?.writableFinished
    if (!socket.writable || code === 'ECONNRESET' || isMidAnswer) {
      socket.destroy()
      return
    }
    const status = statuses[code] ?? 400
    const { remoteAddress = '' } = socket as Duplex & { remoteAddress?: string }
    // Of the connection, since the headers that would tell more could not be read.
    const { clientAddress: clientIp } = readArrival(new Headers(), remoteAddress, 0)
    log('info', { event: 'request', status, message: code, clientIp })
    socket.end(rawAnswer(status, headers))
    // Closing at once would take the answer away from a client that is still sending.
    setTimeout(() => socket.destroy(), limits.lingerMs).unref()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/**
 * Has the requests that a client sends into one connection without waiting for their answers (RFC 9112, section 9.3.2) begin one
 * after the other. Node.js begins all at once, and one packet holds thousands.
 */
function inTurn(serve: RequestListener): RequestListener {
  const last = new WeakMap<Duplex, ServerResponse>()
  return (request, response) => {
    const { socket } = request
    const before = last.get(socket)
    last.set(socket, response)
    if (!before || before.closed || before.writableFinished) return serve(request, response)
    before.once('close', () => setImmediate(() => socket.destroyed || serve(request, response)))
  }
}

/** What the app is not asked about, since its headers cannot be trusted to be whole or to mean one thing. */
function refusalOf({ rawHeaders, headers, httpVersion }: IncomingMessage) {
  if (rawHeaders.length > 2 * limits.headers) return { status: 431, message: 'Too many headers' }
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length
  if (hosts > 1) return { status: 400, message: 'More than one Host header' }
  const needsHost = httpVersion === '1.1' && headers.host === undefined
  return needsHost ? { status: 400, message: 'No Host header' } : null
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }

function wordsFor(status: number): string {
  return `${STATUS_CODES[status]}\n`
}

function rawAnswer(status: number, headers: SecurityHeaders): string {
  const body = wordsFor(status)
  const all = { ...plainText, 'Content-Length': String(body.length), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

/**
 * Stops accepting, waits for the answers under way and closes their connections.
 *
 * @param patienceMs after this long the answers still under way are given up
 */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A kept-alive connection that becomes idle while we drain would hold the server open until its time-out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(giveUp)
}
