import autocannon from 'autocannon'

export const visitorHeaders = { 'accept-encoding': 'br, gzip' }

export interface Load {
  perSecond: number
  /** The 99th percentile of the response times, in milliseconds. */
  p99: number
}

/**
 * Sends requests as fast as they are answered, over keep-alive connections.
 *
 * @throws when a response is missing or has another status, since then nothing was measured
 */
export async function load(url: string, options: Partial<autocannon.Options>, status = 200): Promise<Load> {
  const run = autocannon({ url, headers: visitorHeaders, setupClient: skipBodies, ...options })
  // Autocannon's own percentile is in whole milliseconds.
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

/** Decoding the bodies takes autocannon ten times longer than all its other work, and longer than a server needs to answer. */
function skipBodies(client: autocannon.Client) {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(part: Buffer): void } }
  pipelinedRequests.addBody = () => {}
}
