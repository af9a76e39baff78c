import autocannon from 'autocannon'
import type { RunningServer } from './servers'

export const visitorHeaders = { 'accept-encoding': 'br, gzip' }

/** Sends a number of requests, so that code gets as hot on a busy machine. @throws if a response is missing or not 200 */
export async function load({ url, processorTime }: RunningServer, amount: number) {
  const before = await processorTime()
  const run = autocannon({ url, headers: visitorHeaders, connections: 32, amount, setupClient: skipBodies })
  // Autocannon rounds its percentiles to milliseconds, and its duration to seconds.
  const startedAt = performance.now()
  let endedAt = startedAt
  const times: number[] = []
  const events = run as unknown as autocannon.Instance
  events.on('response', (_client, _status, _bytes, ms) => {
    endedAt = performance.now()
    times.push(ms)
  })
  const { errors, statusCodeStats } = await run
  if (errors > 0 || statusCodeStats?.['200']?.count !== times.length)
    throw new Error(`${url}: ${errors} errors, and not only 200: ${JSON.stringify(statusCodeStats)}`)
  times.sort((a, b) => a - b)
  return {
    /** Of one request, in microseconds. */
    processorTime: ((await processorTime()) - before) / times.length,
    perSecond: (times.length / (endedAt - startedAt)) * 1000,
    /** In milliseconds. */
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  }
}

/** Autocannon decodes each body to a string, which would dominate its cost. */
function skipBodies(client: autocannon.Client) {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(part: Buffer): void } }
  pipelinedRequests.addBody = () => {}
}
