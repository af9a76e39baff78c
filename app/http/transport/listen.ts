import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '~/platform/fault'
import { describeError, stackOf } from '~/platform/log'
import type { App } from '../request/response'
import { Connection, type ConnectionOptions, type Response } from './connection'
import { BodyRequest, createReadBody } from './read-body'

export type Middleware = (...call: [...Parameters<RequestListener>, next: () => void]) => void

export interface ListenOptions extends ConnectionOptions {
  port: number
  host: string | undefined
  middleware: Middleware | null
  isDraining: () => boolean
}

/** @throws Fault if the address is in use or not ours */
export async function listen(app: App, options: ListenOptions) {
  const { port, host, middleware, log, isDraining, limits } = options
  const connections = new WeakMap<Duplex, Connection>()
  const readBody = createReadBody(limits.bodiesAtOnce)
  const respond: RequestListener<typeof BodyRequest> = (request, response) => {
    const connection = connections.get(request.socket)!
    if (!connection.takes(request, response)) return
    // Write errors after a client disconnects would end the process without a listener.
    response.on('error', () => {})
    // `Connection: close` keeps a proxy from sending more. After an Upgrade, Node.js drops the rest of the packet.
    if (isDraining() || request.headers.upgrade) response.shouldKeepAlive = false
    // Middleware may call back later, when the body of a post is gone.
    if (middleware && request.method !== 'POST')
      middleware(request, response, () => void serve(connection, response))
    else void serve(connection, response)
  }
  const serve = async (connection: Connection, response: Response) => {
    const { req: request } = response
    try {
      const { method = '', url: target = '', headers: sent, socket } = request
      const handled = await app({
        method,
        target,
        headers: { get: (name) => (sent[name] as string | undefined) ?? null },
        body: { read: (client, limit) => readBody(request, client, limit) },
        socketAddress: socket.remoteAddress ?? '',
        localPort: socket.localPort,
      })
      connection.respond(response, handled)
    } catch (error) {
      log('error', { event: 'error', message: describeError(error), stack: stackOf(error) })
      response.destroy()
    }
  }
  const server = createServer({
    IncomingMessage: BodyRequest,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    // The response of Node.js would lack our headers.
    requireHostHeader: false,
  })
  server.timeout = limits.idleMs
  // Answers clients that end their side first (RFC 9112, section 9.6); an undocumented option, like `allowHalfOpen` of `net`.
  Object.assign(server, { httpAllowHalfOpen: true })
  // No limit, or Node.js would silently drop headers, even a proxy's.
  server.maxHeadersCount = 0
  server.on('request', respond)
  // Unknown expectations are ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', respond)
  server.on('connection', (socket) => connections.set(socket, new Connection(socket, options)))
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) =>
    connections.get(socket)!.break(code),
  )
  // Without a listener Node.js closes the connection.
  server.on('connect', (_, socket) => {
    connections.get(socket)!.refuse(405, 'CONNECT is not supported', { allow: 'GET, HEAD' })
    // Node.js has given the socket up, so nothing else ends it if a client does not read its responses.
    setTimeout(() => socket.destroy(), limits.closeDelayMs)
  })
  const listening = once(server.listen({ port, host, backlog: limits.backlog }), 'listening')
  await listening.catch((cause: unknown) => {
    throw new Fault(`It cannot listen at HOST ${host ?? '(any)'}, PORT ${port}`, { cause })
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** Accepts until proxies have noticed that `/readyz` fails, and finishes requests in flight; at most `timeoutMs` in all. */
export async function drain(server: Server, acceptMs: number, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
  if (acceptMs > 0) await sleep(acceptMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A keep-alive connection that becomes idle would hold the server open until its timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}
