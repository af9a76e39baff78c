import http from 'node:http'
import https from 'node:https'
import { Fault } from './fault'

type Init = { method?: string; headers?: Record<string, string>; body?: string; signal: AbortSignal }
type Body = AsyncIterable<Uint8Array> & { cancel(): Promise<void> }
type ClientResponse = Pick<Response, 'ok' | 'status'> & { headers: Pick<Headers, 'get'>; body: Body | null }

export type Fetch = (url: string, init: Init & { redirect: 'manual' }) => Promise<ClientResponse>

/** Sends one request on its own connection. The `fetch` of Node.js may end the process on a response with many content codings. */
export const request: Fetch = (url, { headers, body, ...options }) =>
  new Promise((resolve, reject) => {
    const client = new URL(url).protocol === 'https:' ? https : http
    const all = { 'User-Agent': 'node', 'Accept-Encoding': 'identity', ...headers }
    const sending = client.request(url, { ...options, headers: all, agent: false }, (response) => {
      const { statusCode: status = 0 } = response
      resolve({
        ok: status >= 200 && status < 300,
        status,
        headers: { get: (name) => response.headers[name]?.toString() ?? null },
        body: Object.assign(response, { cancel: async () => void response.destroy() }),
      })
      response.on('error', () => {})
    })
    // The listener stays, so that an error after the response is ignored.
    sending.on('error', reject).on('close', () => reject(new Fault('It ended without a response')))
    sending.end(body)
  })
