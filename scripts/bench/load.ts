import autocannon from 'autocannon'

export const visitorHeaders = { 'accept-encoding': 'br, gzip' }

export interface Load {
  perSecond: number
  /** In milliseconds. */
  p99: number
}

/** @throws when a response is missing or has another status */
export async function load(url: string, options: Partial<autocannon.Options>, status = 200): Promise<Load> {
  const run = autocannon({ url, headers: visitorHeaders, setupClient: skipBodies, ...options })
  // Autocannon rounds its percentiles to milliseconds.
  const times: number[] = []
  const events = run as unknown as autocannon.Instance
  events.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  const { duration, errors, statusCodeStats } = await run
  if (errors > 0 || statusCodeStats?.[`${status}`]?.count !== times.length) {
    throw new Error(`${url}: ${errors} errors, and not only ${status}: ${JSON.stringify(statusCodeStats)}`)
  }
  times.sort((a, b) => a - b)
  return { perSecond: times.length / duration, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

/** Autocannon decodes each body to a string, which would dominate its cost. */
function skipBodies(client: autocannon.Client) {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(part: Buffer): void } }
  pipelinedRequests.addBody = () => {}
}
