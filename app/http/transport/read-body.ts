import { IncomingMessage } from 'node:http'
import { networksOf } from '~/platform/client-key'
import { Fault } from '~/platform/fault'
import type { BodyReading } from '../request/response'

// A form within the limit arrives in less, even in the smallest packets (RFC 9293, section 3.7.1).
const maxChunks = 128

/** A request without a queue of chunks, of which each of one byte would take some 500: they go to a receiver, or nowhere. */
export class BodyRequest extends IncomingMessage {
  /** What takes the chunks, their end, or why there will be none. */
  receive: ((chunk: Uint8Array | null | 'tooSlow' | Fault) => void) | undefined

  override push(chunk: Uint8Array | null): boolean {
    if (this.receive) this.receive(chunk)
    // Nothing more is read until it is refused, and then nothing is parsed.
    else if (chunk) this.socket.pause()
    return chunk === null ? super.push(null) : true
  }
}

/** Reads some bodies at once. One more ends the oldest of the client that sends most: a flood crowds out its own. */
export function createReadBody(atOnce: number) {
  type End = (result: BodyReading | Fault) => void
  const reading = new Map<End, string>()

  /** @param limit in bytes; @throws Fault when the connection breaks before the body's end */
  return (request: BodyRequest, client: string, limit: number): Promise<BodyReading> =>
    new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = []
      let length = 0
      const end: End = (result) => {
        if (!reading.delete(end)) return
        request.receive = undefined
        if (result instanceof Fault) reject(result)
        else resolve(result)
      }
      if (reading.size >= atOnce) endOldest()
      reading.set(end, client)
      request.on('close', () => end(new Fault('The connection broke before the end of the body')))
      request.receive = (chunk) => {
        if (!(chunk instanceof Uint8Array)) return end(chunk ?? Buffer.concat(chunks))
        length += chunk.length
        // Copies, since a chunk holds on to the packet that it came in.
        if (length > limit || chunks.push(new Uint8Array(chunk)) > maxChunks) end('tooLarge')
      }
    })

  function endOldest(): void {
    const counts = new Map<string, number>()
    for (const network of [...reading.values()].flatMap(networksOf))
      counts.set(network, (counts.get(network) ?? 0) + 1)
    const part = (client: string) =>
      Math.max(...networksOf(client).map((network, index) => counts.get(network)! / 2 ** index))
    const most = Math.max(...[...reading.values()].map(part))
    const [end] = [...reading].find(([, client]) => part(client) === most) ?? []
    end?.('crowded')
  }
}
