import type { Level, Log } from '~/platform/log'
import type { HandledResponse } from './request/response'
import { healthAddresses } from './health'
import type { LogEvent } from '~/log/events'
import type { RequestInfo } from './request/request-info'

export type OnResponse = (info: RequestInfo, handled: HandledResponse, durationMs: number) => void

/** Logs each request, as `submission` or `request`; without its query, which may hold what a visitor typed. */
export function createAccessLog(log: Log<LogEvent>): OnResponse {
  return (info, { status, submission }, durationMs) => {
    const { requestId, clientAddress: clientIp, method, path, readablePath, isData } = info
    if (submission) {
      const { level, ...rest } = submission
      const common = { status, durationMs, clientIp }
      log(level, { event: 'submission', requestId, ...rest, ...common, javascript: isData })
      return
    }
    log(levelOf(path, status), {
      event: 'request',
      requestId,
      method,
      path: readablePath,
      status,
      durationMs,
      clientIp,
    })
  }
}

function levelOf(path: string, status: number): Level {
  // Its 503 is that of a server that drains, as it was told to.
  if (status >= 500 && path !== '/readyz') return 'error'
  // Polled every few seconds.
  return healthAddresses.some((address) => address === path) ? 'debug' : 'info'
}
