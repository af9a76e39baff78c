import { createServer } from 'node:http'
import { getResponse } from 'msw'
import { formServiceHandlers, type Received } from './form-service'
import { listen } from './free-port'

/** Serves the stand-in form service; `GET /received?email=…` gives what came in for an address. */
export async function serveFormService() {
  const received: Received[] = []
  const handlers = formServiceHandlers(received)
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    if (url.pathname === '/received') {
      const email = url.searchParams.get('email')
      outgoing.end(JSON.stringify(received.filter(({ body }) => email === null || body.email === email)))
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const headers = new Headers(incoming.headers as Record<string, string>)
    const response = await getResponse(
      handlers,
      new Request(url, { method: 'POST', headers, body: Buffer.concat(chunks) }),
    )
    if (!response || response.type === 'error') {
      incoming.socket.destroy()
      return
    }
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
