import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a line to a server on a free port of this machine, on which some files do not arrive until it is released. Less than six,
 * since browsers keep no more connections for HTTP/1.1, and the next page needs one.
 */
export async function startSlowLine(to: string, held: RegExp) {
  let waiting = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const server = createServer((incoming, outgoing) => {
    void forward()

    async function forward() {
      if (held.test(incoming.url ?? '')) {
        waiting += 1
        await released
      }
      const upstream = request(to + incoming.url, { method: incoming.method, headers: incoming.headers })
      upstream.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      upstream.on('error', () => outgoing.destroy())
      incoming.pipe(upstream)
    }
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** How many of them have been asked for before the release. */
    waiting: () => waiting,
    release,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
