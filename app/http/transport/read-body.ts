import { IncomingMessage } from 'node:http'
import { networksOf } from '~/platform/client-key'
import { Fault } from '~/platform/fault'
import type { BodyReading } from '../request/response'

// A form within the limit needs fewer, even in the smallest packets (RFC 9293, section 3.7.1).
const maxChunks = 128

/** Hands chunks to a receiver instead of a queue, in which a chunk of one byte takes some 500. */
export class BodyRequest extends IncomingMessage {
  /** Takes a chunk, null at the end, or the reason why no more will come. */
  receive: ((chunk: Uint8Array | null | 'tooSlow' | Fault) => void) | undefined

  override push(chunk: Uint8Array | null): boolean {
    if (this.receive) this.receive(chunk)
    // Without a receiver nothing more is read until the request is refused.
    else if (chunk) this.socket.pause()
    return chunk === null ? super.push(null) : true
  }
}

/** Reads `atOnce` bodies. One more ends the oldest of the client with the most, so that a flood crowds out itself. */
export function createReadBody(atOnce: number) {
  type End = (result: BodyReading | Fault) => void
  const reading = new Map<End, string>()

  /** @param limit in bytes; @throws Fault if the connection breaks before the body's end */
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
        // A copy, since a chunk keeps its whole packet in memory.
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
