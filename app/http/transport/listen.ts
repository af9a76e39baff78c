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
import { describeError, stackOf, type Log } from '~/platform/log'
import type { Answer, HeaderRecord } from '../answer'
import type { App } from '../app'
import type { HttpEvent } from '../log-events'
import { hostHeaderFault } from '../policy/host'
import type { PageSource } from '../remix/page-source'
import type { Arriving } from '../request-facts'
import { peerAddress } from './forwarded'
import { limits } from './limits'

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
  /** For the answers to malformed requests, which the app does not see. */
  headers: HeaderRecord
  log: Log<HttpEvent>
}

/**
 * Starts to listen, within the limits.
 *
 * @throws when the address is taken or not ours
 */
export async function listen(app: App, options: ListenOptions): Promise<Listening> {
  const { port, host, middleware, headers, log } = options
  const refuse = (status: number, message: string, socket: { remoteAddress?: string | undefined }) => {
    log('info', { event: 'request', status, message, clientIp: peerAddress(socket.remoteAddress ?? '') })
    const body = `${STATUS_CODES[status]}\n`
    const own = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }
    return { status, body, headers: { ...headers, ...own, 'content-length': String(body.length) } }
  }
  const lastResponse = new WeakMap<Duplex, ServerResponse>()
  const giveUp = (response: ServerResponse, error: unknown) => {
    log('error', { event: 'error', message: describeError(error), stack: stackOf(error) })
    response.destroy()
  }
  const answer: RequestListener = (request, response) => {
    const fault = faultOf(request)
    if (fault) {
      const refusal = refuse(...fault, request.socket)
      response.writeHead(refusal.status, refusal.headers).end(refusal.body)
      return
    }
    // Ignore errors of a response whose client is gone; unheard, they would end the process.
    response.on('error', () => {})
    const send = ({ status, headers: own, body }: Answer) => response.writeHead(status, own).end(body)
    const serve = () => {
      const answered = app(arrivingOf(request))
      if (answered instanceof Promise) answered.then(send).catch((error: unknown) => giveUp(response, error))
      else send(answered)
    }
    if (middleware) middleware(request, response, serve)
    else serve()
  }
  /**
   * Pipelined requests (RFC 9112, section 9.3.2) begin one after the other: Node.js begins all at once, and one packet holds
   * thousands.
   */
  const serve: RequestListener = (request, response) => {
    const { socket } = request
    const begin = () => {
      try {
        answer(request, response)
      } catch (error) {
        giveUp(response, error)
      }
    }
    const previous = lastResponse.get(socket)
    lastResponse.set(socket, response)
    if (!previous || previous.closed || previous.writableFinished) begin()
    else previous.once('close', () => setImmediate(() => socket.destroyed || begin()))
  }
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
  // Node.js would silently drop further headers, those that a proxy appended among them.
  server.maxHeadersCount = 0
  // Unknown expectations are ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', serve)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & { remoteAddress?: string }) => {
    const { code = '' } = error
    const last = lastResponse.get(socket)
    const isMidAnswer = last?.headersSent && !last.writableFinished
    if (!socket.writable || code === 'ECONNRESET' || isMidAnswer) {
      socket.destroy()
      return
    }
    const { status, headers: own, body } = refuse(statuses[code] ?? 400, code, socket)
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    // A client that is still sending would lose the answer if the connection closed immediately.
    setTimeout(() => socket.destroy(), limits.lingerMs).unref()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

function arrivingOf(request: IncomingMessage): Arriving {
  const { method = '', url = '', headers, socket } = request
  return {
    method,
    // Without the origin of an absolute target; a backslash stays one, as RFC 3986 asks of clients.
    target: url.replace(/^\w+:\/\/[^/?#]*/, '').replaceAll('\\', '%5C'),
    headers: { get: (name) => (headers[name.toLowerCase()] as string | undefined) ?? null },
    // To destroy the request would close the connection before its answer is sent.
    body: request.iterator({ destroyOnReturn: false }),
    socketAddress: socket.remoteAddress ?? '',
    localPort: socket.localPort,
  }
}

/** Why a request is refused before the app sees it: its headers cannot be trusted to be whole or unambiguous. */
function faultOf({ rawHeaders, httpVersion }: IncomingMessage): [status: number, message: string] | null {
  if (rawHeaders.length > 2 * limits.headers) return [431, 'Too many headers']
  const hostFault = hostHeaderFault(rawHeaders, httpVersion)
  return hostFault === null ? null : [400, hostFault]
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
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
