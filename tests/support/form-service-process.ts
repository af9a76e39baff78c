import { createServer } from 'node:http'
import { getResponse } from 'msw'
import { formServiceHandlers, type Received } from './form-service'
import { ports } from './servers'

/** The stand-in form service as a process of its own; `GET /received?email=…` tells what came in for an address. */
const received: Received[] = []
const handlers = formServiceHandlers(received)

createServer(async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', `http://localhost:${ports.formService}`)
  if (url.pathname === '/received') {
    const email = url.searchParams.get('email')
    outgoing.end(JSON.stringify(received.filter(({ body }) => email === null || body.email === email)))
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  const answer = await getResponse(
    handlers,
    new Request(url, { method: 'POST', headers, body: Buffer.concat(chunks) }),
  )
  if (!answer || answer.type === 'error') {
    incoming.socket.destroy()
    return
  }
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  outgoing.end(Buffer.from(await answer.arrayBuffer()))
}).listen(ports.formService)
