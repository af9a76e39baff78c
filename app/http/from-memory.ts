import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OnFinish } from './access-log'
import type { ErrorPages } from './remix/error-pages'
import type { PageCache } from './cache/page-cache'
import type { ReadFacts, RequestFacts } from './request-facts'

interface FromMemoryOptions {
  cache: PageCache
  errorPages: ErrorPages
  /** Whether something other than a page is served at this path. */
  isServed: (path: string) => boolean
  readFacts: ReadFacts
  onFinish: OnFinish
  now: () => number
}

/**
 * Answers requests for kept pages before anything else sees them: what the pipeline made of the first such request is sent
 * again, headers and all, under the new request's id.
 */
export function fromMemory({ cache, errorPages, isServed, readFacts, onFinish, now }: FromMemoryOptions) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { method = '', url: address = '', socket } = request
    const started = now()
    const headers = { get: (name: string) => (request.headers[name] as string | undefined) ?? null }
    const { remoteAddress: socketAddress = '', localPort } = socket
    const facts = readFacts({ headers, socketAddress, localPort, address })
    // What is fetched ahead is kept by other rules, which the pipeline knows.
    const page = facts.isPrefetch ? undefined : recall(method, facts)
    const answer = page?.answer(headers)
    if (!answer) return next()
    response.writeHead(answer.status, [...answer.rawHeaders, 'x-request-id', facts.requestId])
    response.end(method === 'HEAD' ? null : answer.body)
    onFinish(facts, { method, status: answer.status, durationMs: now() - started })
  }

  function recall(method: string, facts: RequestFacts) {
    return (
      cache.recall(method, facts) ??
      (isServed(facts.path) ? undefined : errorPages.recall(method, facts.place))
    )
  }
}
