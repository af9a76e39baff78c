import { request as requestPlainly, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestByTls } from 'node:https'
import { text } from 'node:stream/consumers'

/** Asks as `fetch` can't: from an address or on a connection of its own, whatever the certificate; a form is posted. */
export async function ask(url: string | URL, options: RequestOptions = {}, form?: Record<string, string>) {
  const send = new URL(url).protocol === 'https:' ? requestByTls : requestPlainly
  const body = form && String(new URLSearchParams(form))
  const framing = body && {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  }
  const asking = send(url, {
    method: body ? 'POST' : 'GET',
    rejectUnauthorized: false,
    ...options,
    headers: { ...framing, ...(options.headers as object) },
  } as RequestOptions)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.on('response', resolve).on('error', reject).end(body)
  })
  return { status: response.statusCode ?? 500, headers: response.headers, body: await text(response) }
}
