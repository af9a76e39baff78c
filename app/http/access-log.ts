import type { Level, Log } from '~/platform/log'
import type { Answered } from './answer'
import { healthAddresses } from './health'
import type { LogEvent } from '~/log-events'
import { decodePath, type RequestFacts } from './request-facts'

export type OnAnswered = (facts: RequestFacts, answered: Answered, durationMs: number) => void

/** Logs each request, as `submission` or `request`; without its query, which may hold what a visitor typed. */
export function createAccessLog(log: Log<LogEvent>): OnAnswered {
  return (facts, { status, submission }, durationMs) => {
    const { requestId, clientAddress: clientIp, method, path, isData } = facts
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
      path: readablePath(path),
      status,
      durationMs,
      clientIp,
    })
  }
}

function levelOf(path: string, status: number): Level {
  if (status >= 500) return 'error'
  // Polled every few seconds.
  return healthAddresses.some((address) => address === path) ? 'debug' : 'info'
}

const maxPathLength = 200

/** Masks segments that could be an e-mail address, however they are encoded; truncates only then. */
function readablePath(path: string): string {
  const readable = path.split('/').map(readableSegment).join('/')
  return readable.length > maxPathLength ? `${readable.slice(0, maxPathLength - 1)}…` : readable
}

// With its full-width and small forms, also where the path cannot be decoded.
const atSign = /@|\uFF20|\uFE6B|%(25)*(40|EF%(25)*(BC%(25)*A0|B9%(25)*AB))/i

function readableSegment(segment: string): string {
  const decoded = decodePath(segment) ?? segment
  return atSign.test(decoded) ? '***' : decoded
}
