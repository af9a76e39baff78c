import type { Level, Log } from '~/platform/log'
import type { Answered } from './request/answer'
import { healthAddresses } from './health'
import type { LogEvent } from '~/log/events'
import { decodePath, type RequestFacts } from './request/facts'

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

// Where a query begins that was encoded with its path, in its full-width and small forms too; `%` where it was so twice.
const queryMark =
  /[?;&#%\u037E\u061B\u061F\u2047\uFF03\uFE5F\uFF1F\uFF1B\uFF06\uFF05\uFE56\uFE54\uFE60\uFE6A]/

/** Ends where a query may begin, and masks segments that could be an e-mail address, however they are encoded; truncates only then. */
function readablePath(path: string): string {
  const segments = path.split('/').map((segment) => decodePath(segment) ?? segment)
  const last = segments.findIndex((segment) => queryMark.test(segment))
  const shown = last < 0 ? segments : segments.slice(0, last + 1)
  const readable = shown.map((each) => (atSign.test(each) ? '***' : each.split(queryMark)[0])).join('/')
  return readable.length > maxPathLength ? `${readable.slice(0, maxPathLength - 1)}…` : readable
}

// With its full-width and small forms, also where the path cannot be decoded.
const atSign = /@|\uFF20|\uFE6B|%(25)*(40|EF%(25)*(BC%(25)*A0|B9%(25)*AB))/i
