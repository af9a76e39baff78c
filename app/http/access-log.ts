import type { MiddlewareHandler } from 'hono'
import type { SubmissionEvent } from '~/enquiries/log-events'
import { healthAddresses } from '~/page-addresses'
import type { Level, Log } from '~/platform/log'
import { remember } from '~/platform/remember'
import type { HttpEvent } from './log-events'
import type { HttpEnv, RequestFacts } from './request-facts'

/** How a request ended. */
export interface Finish {
  method: string
  status: number
  durationMs: number
}

/** Hears of each request once its answer is ready. */
export type OnFinish = (facts: RequestFacts, finish: Finish) => void

/**
 * Writes one line for each request: `submission` for a post to a form, `request` for everything else. Of the address only the
 * path is written, since a query may hold what a visitor typed.
 */
export function requestLine(log: Log<HttpEvent | SubmissionEvent>): OnFinish {
  return ({ requestId, clientAddress, path, isData, report }, { method, status, durationMs }) => {
    const common = { status, durationMs, clientIp: clientAddress }
    if (report) {
      const { level, ...rest } = report
      log(level, { event: 'submission', requestId, ...rest, ...common, javascript: isData })
    } else {
      log(levelOf(path, status), { event: 'request', requestId, method, path: readablePath(path), ...common })
    }
  }
}

/** Tells the end of each request that goes through the app. */
export function accessLog(onFinish: OnFinish, now: () => number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = now()
    await next()
    onFinish(c.var.facts, { method: c.req.method, status: c.res.status, durationMs: now() - started })
  }
}

function levelOf(path: string, status: number): Level {
  if (status >= 500) return 'error'
  // Asked for every few seconds by whoever watches the container.
  return healthAddresses.includes(path) ? 'debug' : 'info'
}

const longestPath = 200

/** A path as people read it, cut first and without any part of it that could be an e-mail address, however it is encoded. */
const readablePath = remember((path) => cut(path).split('/').map(readableSegment).join('/'), 500)

// At the end of a segment, since half an address would not be recognised.
function cut(path: string): string {
  return path.length > longestPath ? `${path.slice(0, path.lastIndexOf('/', longestPath) + 1)}…` : path
}

function readableSegment(segment: string): string {
  const decoded = decode(segment)
  return /@|%(25)*40|\uFF20|\uFE6B/i.test(decoded) ? '***' : decoded
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
