import type { MiddlewareHandler } from 'hono'
import { maskEmails } from '~/leads/redact'
import type { Level, Log } from '~/platform/log'
import type { HttpEnv } from './request-facts'

/**
 * Writes one line for each request: `submission` for a post to a form, `request` for everything else. Of the address only the
 * path is written, since a query may hold what a visitor typed.
 */
export function accessLog(log: Log, now: () => number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = now()
    await next()
    const { requestId, clientAddress, path, isData, report } = c.var.facts
    const common = { status: c.res.status, durationMs: now() - started, clientIp: clientAddress }
    if (report) {
      const { level, ...rest } = report
      log(level, { event: 'submission', requestId, ...rest, ...common, javascript: isData })
    } else {
      const method = c.req.method
      log(levelOf(path, c.res.status), {
        event: 'request',
        requestId,
        method,
        path: readablePath(path),
        ...common,
      })
    }
  }
}

function levelOf(path: string, status: number): Level {
  if (status >= 500) return 'error'
  // Asked for every few seconds by whoever watches the container.
  return path === '/healthz' || path === '/readyz' ? 'debug' : 'info'
}

function readablePath(path: string): string {
  return maskEmails(decode(path)).slice(0, 200)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
