import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

/**
 * Starts a reverse proxy on a free port that ends TLS and rewrites the Host, which is the hardest kind for a site behind it. Since
 * that site has to know the proxy's address when it starts, its own port is set afterwards.
 */
export async function startTlsProxy() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  let upstreamPort = 0
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const upstream = request(
      {
        port: upstreamPort,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          host: `127.0.0.1:${upstreamPort}`,
          'x-forwarded-for': incoming.socket.remoteAddress ?? '',
          'x-forwarded-proto': 'https',
          'x-forwarded-host': incoming.headers.host ?? '',
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    forwardTo(port: number) {
      upstreamPort = port
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
