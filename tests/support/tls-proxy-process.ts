import { request } from 'node:http'
import { createServer } from 'node:https'
import { generate } from 'selfsigned'
import { ports } from './servers'

/** A reverse proxy that ends TLS and rewrites the Host, which is the hardest kind for a site behind it. */
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])

createServer({ key, cert }, (incoming, outgoing) => {
  const upstream = request(
    {
      port: ports.behindProxy,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...incoming.headers,
        host: `127.0.0.1:${ports.behindProxy}`,
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
}).listen(ports.proxy)
