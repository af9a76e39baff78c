import http from 'node:http'
import https from 'node:https'
import { Fault } from './fault'

type Init = { method?: string; headers?: Record<string, string>; body?: string; signal: AbortSignal }
type Body = AsyncIterable<Uint8Array> & { cancel(): Promise<void> }
type ClientResponse = Pick<Response, 'ok' | 'status'> & { headers: Pick<Headers, 'get'>; body: Body | null }

/** What is used of the web's `fetch`. */
export type Fetch = (url: string, init: Init & { redirect: 'manual' }) => Promise<ClientResponse>

/**
 * Sends one request on a connection of its own. Not the `fetch` of Node.js, which may end the process: when a connection breaks
 * after a response with more than five content codings, it emits an error that nobody can listen to.
 */
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
    // For as long as it lives: what breaks after the response is ignored.
    sending.on('error', reject).on('close', () => reject(new Fault('It ended without a response')))
    sending.end(body)
  })
