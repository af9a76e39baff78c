import type { SubmissionEvent } from '~/enquiries/log-events'
import { memoize } from '~/platform/memoize'
import type { Level, Log } from '~/platform/log'
import type { Answered } from './answer'
import { healthAddresses } from './health'
import type { HttpEvent } from './log-events'
import type { RequestFacts } from './request-facts'

/** Notes the end of a request, before its answer is sent. */
export type OnAnswered = (facts: RequestFacts, answered: Answered, durationMs: number) => void

/**
 * Writes one line for each request: `submission` for a post to a form, `request` for any other. Of the address only the path is
 * written, since a query may hold what a visitor typed.
 */
export function createAccessLog(log: Log<HttpEvent | SubmissionEvent>): OnAnswered {
  return ({ requestId, clientAddress, method, path, isData }, { status, submission }, durationMs) => {
    const common = { status, durationMs, clientIp: clientAddress }
    if (submission) {
      const { level, ...rest } = submission
      log(level, { event: 'submission', requestId, ...rest, ...common, javascript: isData })
    } else {
      log(levelOf(path, status), { event: 'request', requestId, method, path: readablePath(path), ...common })
    }
  }
}

function levelOf(path: string, status: number): Level {
  if (status >= 500) return 'error'
  // Proxies and containers ask every few seconds.
  return healthAddresses.some((address) => address === path) ? 'debug' : 'info'
}

const longestPath = 200

/** A path for people to read, without any segment that could be an e-mail address, however it is encoded. */
const readablePath = memoize((path) => cut(path).split('/').map(readableSegment).join('/'), 500)

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
