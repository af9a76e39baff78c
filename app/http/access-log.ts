import type { MiddlewareHandler } from 'hono'
import { maskEmails } from '~/leads/redact'
import type { Level, Log } from '~/platform/log'
import { remember } from '~/platform/remember'
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
export function requestLine(log: Log): OnFinish {
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
  return path === '/healthz' || path === '/readyz' ? 'debug' : 'info'
}

const readablePath = remember((path) => maskEmails(decode(path)).slice(0, 200), 500)

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
