import http from 'node:http'
import https from 'node:https'
import { Fault } from './fault'

type Init = { method?: string; headers?: Record<string, string>; body?: string; signal: AbortSignal }
type Body = AsyncIterable<Uint8Array> & { cancel(): Promise<void> }
type Answer = Pick<Response, 'ok' | 'status'> & { headers: Pick<Headers, 'get'>; body: Body | null }

/** What is used of the web's `fetch`. */
export type Fetch = (url: string, init: Init & { redirect: 'manual' }) => Promise<Answer>

/**
 * Sends one request on a connection of its own. Not the `fetch` of Node.js, which may end the process: when a connection breaks
 * after an answer of more than five content codings, it emits an error that nobody can listen to.
 */
export const request: Fetch = (url, { headers, body, ...options }) =>
  new Promise((resolve, reject) => {
    const client = new URL(url).protocol === 'https:' ? https : http
    const all = { 'User-Agent': 'node', 'Accept-Encoding': 'identity', ...headers }
    const sending = client.request(url, { ...options, headers: all, agent: false }, (answer) => {
      const { statusCode: status = 0 } = answer
      resolve({
        ok: status >= 200 && status < 300,
        status,
        headers: { get: (name) => answer.headers[name]?.toString() ?? null },
        body: Object.assign(answer, { cancel: async () => void answer.destroy() }),
      })
      answer.on('error', () => {})
    })
    // As long as it lives: what breaks after the answer is heard, and no news.
    sending.on('error', reject).on('close', () => reject(new Fault('It ended without an answer')))
    sending.end(body)
  })
