import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What every visitor of the benchmark says of itself. */
export const visitorHeaders = { 'accept-encoding': 'br, gzip' }

// Node's server adds these of its own accord.
const added = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** One answer as it came over the wire, its body in the coding in which it was sent. */
export async function fetchAnswer(url: string) {
  const asked = request(url, { headers: visitorHeaders }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const headers = pairs(response.rawHeaders).filter(([name]) => !added.includes(name.toLowerCase()))
  return { status: response.statusCode, headers: headers.flat(), body }
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
}
