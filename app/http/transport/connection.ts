import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Fault } from '~/platform/fault'
import type { Log } from '~/platform/log'
import type { HeaderRecord, RawResponse } from '../request/response'
import type { LogEvent } from '~/log/events'
import { hostHeaderFault } from '../request/host'
import { peerIp } from '../request/forwarded'
import type { HttpLimits } from './http-limits'
import type { BodyRequest } from './read-body'

export type Response = ServerResponse<BodyRequest>

/** The headers are those of responses to malformed requests, which do not reach the app. */
export type ConnectionOptions = { headers: HeaderRecord; log: Log<LogEvent>; limits: HttpLimits }

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Counts the responses that a connection waits for, and ends it: from then on, incoming bytes are ignored. */
export class Connection {
  private due = 0
  private last: Response | undefined
  /** The response to a request whose body broke: a refusal was sent in its place. */
  private broken: Response | undefined
  private end: (() => void) | undefined

  constructor(
    private readonly socket: Socket,
    private readonly options: ConnectionOptions,
  ) {}

  takes(request: BodyRequest, response: Response): boolean {
    const { socket, end } = this
    const { limits } = this.options
    if (socket.destroyed || end) return false
    // Node.js goes on reading while requests wait for responses, and one packet can hold thousands.
    if (this.due === limits.pipelined) {
      this.refuse(429, 'Too many pipelined requests')
      socket.destroy()
      return false
    }
    const isLong = request.rawHeaders.length > 2 * limits.headers
    const fault = isLong ? 'Too many headers' : hostHeaderFault(request.rawHeaders, request.httpVersion)
    if (fault !== null) {
      this.refuse(isLong ? 431 : 400, fault)
      return false
    }
    this.due += 1
    this.last = response
    // In the next tick, since Node.js resumes the socket at the end of each request.
    if (this.due === limits.pipelined) process.nextTick(() => socket.pause())
    response.on('close', this.whenClosed)
    return true
  }

  private readonly whenClosed = () => {
    this.due -= 1
    if (!this.end && this.socket.isPaused()) this.socket.resume()
    if (this.due === 0) this.end?.()
  }

  respond(response: Response, { status, headers, body }: RawResponse): void {
    if (this.broken === response) return
    // The rest of a refused body may never end.
    if (!response.req.complete && !this.end) {
      response.shouldKeepAlive = false
      // Node.js would end the connection too soon.
      this.socket.destroySoon = () => {}
      this.close()
    }
    response.writeHead(status, headers).end(body)
  }

  /** For a request that Node.js cannot parse, or that takes too long. */
  break(code: string): void {
    const { socket, last, end } = this
    if (end) return
    if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
    // The error may be in the body of the last request, which may have its response already.
    if (last?.req.complete === false) {
      this.broken = last
      this.due -= 1
      last.req.receive?.(statuses[code] === 408 ? 'tooSlow' : new Fault('The body broke'))
    }
    this.refuse(statuses[code] ?? 400, code)
  }

  refuse(status: number, message: string, own: HeaderRecord = {}): void {
    const clientIp = peerIp(this.socket.remoteAddress ?? '')
    this.options.log('info', { event: 'request', status, message, clientIp })
    const headers = { ...this.options.headers, 'content-length': '0', connection: 'close', ...own }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    this.close(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  }

  /** Closes after the responses that are due, and after `words`. */
  private close(words?: string): void {
    const { socket } = this
    const { unreadBytes, closeDelayMs } = this.options.limits
    socket.on('error', () => {})
    this.end = () => {
      if (words) socket.write(words)
      socket.end()
      // Closing at once would reset the connection before a client that still sends reads the response.
      socket.removeAllListeners('data').resume()
      socket.on('data', () => socket.bytesRead > unreadBytes && socket.pause())
      setTimeout(() => socket.destroy(), closeDelayMs).unref()
    }
    if (this.due > 0) socket.pause()
    else this.end()
  }
}
