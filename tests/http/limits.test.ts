import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { httpLimits } from '~/http/transport/http-limits'
import { startSite } from '../support/site'

// How long an idle connection is kept stays as it is.
const short = { headersMs: 2000, requestMs: 2500, checkIntervalMs: 200, closeDelayMs: 50 }

const site = await startSite()
const url = await site.listen(short)
afterAll(() => site.close())

const headersThatNeverEnd = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '
const bodyThatNeverEnds =
  'POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nname='
/** How slow connections begin, and how long each may take. */
const beginnings = [
  { sent: headersThatNeverEnd, limitMs: short.headersMs },
  { sent: bodyThatNeverEnds, limitMs: short.requestMs },
  { sent: '', limitMs: short.headersMs },
]

/** Opens a connection that sends a request byte by byte and never comes to its end, or nothing at all. */
async function openSlowConnection({ sent, limitMs }: (typeof beginnings)[number]) {
  const openedAt = performance.now()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let response = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => (response += chunk.toString()))
  await once(socket, 'connect')
  socket.write(sent)
  const drip = setInterval(() => sent && socket.write('x'), 500)
  return {
    closed: once(socket, 'close').then(() => {
      clearInterval(drip)
      const isInTime = performance.now() - openedAt >= limitMs
      return isInTime ? response.slice(0, 12) : `closed before ${limitMs} ms were over`
    }),
  }
}

it.concurrent("a hundred slow connections get 408, and don't keep visitors from their pages", async () => {
  const slow = await Promise.all(
    Array.from({ length: 99 }, (_, index) => openSlowConnection(beginnings[index % beginnings.length]!)),
  )
  for (let visits = 0; visits < 5; visits += 1)
    expect((await fetch(url, { headers: { connection: 'close' } })).status).toBe(200)
  const responses = await Promise.all(slow.map(({ closed }) => closed))
  expect([...new Set(responses)]).toEqual(['HTTP/1.1 408'])
  // What a site allows that is not told otherwise.
  expect(httpLimits).toMatchObject({ headersMs: 10_000, requestMs: 30_000, checkIntervalMs: 2000 })
})

it.concurrent(
  'a connection that a proxy keeps for the next visitor is still there after the time that headers may take',
  async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async () => {
      const request = get(url, { agent })
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      response.resume()
      await once(response, 'end')
      return { response, socket: request.socket as Socket }
    }

    const first = await ask()
    const announced = Number(
      /timeout=(\d+)/.exec(first.response.headers['keep-alive']?.toString() ?? '')?.[1],
    )
    // Of the proxies in use, Caddy keeps a connection longest: two minutes.
    expect(announced).toBeGreaterThan(120)
    await sleep(short.headersMs + 500)
    const second = await ask()
    expect(second.response.statusCode).toBe(200)
    expect(second.socket).toBe(first.socket)
    agent.destroy()
  },
)
