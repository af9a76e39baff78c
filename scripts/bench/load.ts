import autocannon from 'autocannon'
import { visitorHeaders } from './answer'

/** What came of a time, or a number, of requests. */
export interface Load {
  answers: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

interface Asked {
  path: string
  method?: 'GET' | 'POST'
  /** The fields of a form. */
  body?: string
}

export interface LoadOptions {
  /** How long; or else how many. */
  amount: { seconds: number } | { requests: number }
  connections?: number
  /** What each request asks for; the home page when absent. */
  nextRequest?: () => Asked
  /** The status that every answer must have. */
  status?: number
}

/**
 * Sends requests as fast as they are answered, over connections that are kept.
 *
 * @throws when an answer is missing or has another status: nothing was measured then
 */
export async function load(
  url: string,
  { amount, connections = 32, nextRequest, status = 200 }: LoadOptions,
): Promise<Load> {
  // Not the generator's own figures, which are whole milliseconds.
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        headers: visitorHeaders,
        setupClient: passBodiesOver,
        ...('seconds' in amount ? { duration: amount.seconds } : { amount: amount.requests }),
        ...(nextRequest && {
          requests: [{ setupRequest: (request) => ({ ...request, ...complete(nextRequest()) }) }],
        }),
      },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    )
    instance.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  const { duration, errors, statusCodeStats } = result
  if (errors > 0 || statusCodeStats?.[`${status}`]?.count !== times.length) {
    throw new Error(
      `${url}: ${errors} errors, and not only status ${status}: ${JSON.stringify(statusCodeStats)}`,
    )
  }
  times.sort((a, b) => a - b)
  return {
    answers: times.length,
    perSecond: times.length / duration,
    p50: share(times, 0.5),
    p99: share(times, 0.99),
  }
}

/** It makes a text of each body, which takes it ten times longer than all else, and longer than any server takes to answer. */
function passBodiesOver(client: autocannon.Client) {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(part: Buffer): void } }
  pipelinedRequests.addBody = () => {}
}

function complete({ body, ...asked }: Asked) {
  if (body === undefined) return asked
  return {
    ...asked,
    body,
    headers: { ...visitorHeaders, 'content-type': 'application/x-www-form-urlencoded' },
  }
}

function share(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
