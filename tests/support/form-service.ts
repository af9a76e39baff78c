import { createServer } from 'node:http'
import { getResponse, http, HttpResponse } from 'msw'
import fixed from './form-service.json' with { type: 'json' }
import { closeAll, listen } from './free-port'

/** One call that the stand-in form service got. */
export type Received = { formId: string; headers: Record<string, string>; body: Record<string, string> }

/** The local part of the email address chooses the response, such as `refuses-email@…`; any other address is delivered. */
const responses: Record<string, (body: Record<string, string>) => Response | Promise<Response>> = {
  html: () => HttpResponse.html('<!DOCTYPE html><title>Welcome</title>'),
  huge: () => HttpResponse.json({ next: 'x'.repeat(70_000) }),
  echoes: ({ name, email, message, details }) =>
    HttpResponse.json(
      { error: `Could not take "${message ?? details}" from ${name} <${email}>` },
      { status: 400 },
    ),
  absent: () => HttpResponse.error(),
  hangs: () => new Promise(() => {}),
}
for (const [name, { body, ...init }] of Object.entries(fixed))
  responses[name] = () => HttpResponse.json(body, init)

/** MSW's handlers of the hosted form service, wherever it is said to be. */
export function formServiceHandlers(received: Received[]) {
  return [
    http.post<{ id: string }>('*/f/:id', async ({ request, params }) => {
      const body = (await request.json()) as Record<string, string>
      received.push({ formId: params.id, headers: Object.fromEntries(request.headers), body })
      const response = responses[body.email?.split('@')[0] ?? '']
      return response ? response(body) : HttpResponse.json({ next: '/thanks', ok: true })
    }),
  ]
}

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
    const body = Buffer.concat(await incoming.toArray())
    const headers = new Headers(incoming.headers as Record<string, string>)
    const response = await getResponse(handlers, new Request(url, { method: 'POST', headers, body }))
    if (!response || response.type === 'error') {
      incoming.socket.destroy()
      return
    }
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close: () => closeAll(server),
  }
}
