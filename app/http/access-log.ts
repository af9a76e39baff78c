import type { Level, Log } from '~/platform/log'
import type { HandledResponse } from './request/response'
import { healthPaths } from './health'
import type { LogEvent } from '~/log/events'
import type { RequestInfo } from './request/request-info'

export type OnResponse = (info: RequestInfo, handled: HandledResponse, durationMs: number) => void

/** Logs each request as `submission` or `request`, without its query, in which a visitor may have typed. */
export function createAccessLog(log: Log<LogEvent>): OnResponse {
  return (info, { status, submission }, durationMs) => {
    const { requestId, clientIp, method, path, readablePath, isData } = info
    const common = { status, durationMs, clientIp }
    if (submission) {
      const { level, ...report } = submission
      log(level, { event: 'submission', requestId, ...report, ...common, javascript: isData })
    } else {
      log(levelOf(path, status), { event: 'request', requestId, method, path: readablePath, ...common })
    }
  }
}

function levelOf(path: string, status: number): Level {
  // A draining server answers /readyz with 503 on purpose.
  if (status >= 500 && path !== '/readyz') return 'error'
  return healthPaths.includes(path) ? 'debug' : 'info'
}
