import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type ServerProcess } from '../support/server-process'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.destroy())

/** Opens a connection that sends a request byte by byte and never comes to its end, or nothing at all. */
async function openSlowConnection(beginning: string) {
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => (answer += chunk.toString()))
  await once(socket, 'connect')
  socket.write(beginning)
  const drip = setInterval(() => beginning && socket.write('x'), 1000)
  const closed = once(socket, 'close').then(() => {
    clearInterval(drip)
    return answer
  })
  return { socket, closed }
}

const headersThatNeverEnd = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '
const bodyThatNeverEnds =
  'POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nname='

async function visit(): Promise<number> {
  const started = performance.now()
  const answer = await fetch(server.url, { headers: { connection: 'close' } })
  expect(answer.status).toBe(200)
  await answer.text()
  return performance.now() - started
}

describe.concurrent('500 connections that send slowly', () => {
  it('keep no visitor waiting for a second, and are closed with 408', { timeout: 60_000 }, async () => {
    const beginnings = [headersThatNeverEnd, bodyThatNeverEnds, '']
    const slow = await Promise.all(
      Array.from({ length: 500 }, (_, index) => openSlowConnection(beginnings[index % beginnings.length]!)),
    )
    const times: number[] = []
    for (let visits = 0; visits < 20; visits += 1) times.push(await visit())
    // The median, since one visit may wait for a busy machine.
    expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(1000)
    expect(slow.filter(({ socket }) => !socket.destroyed)).toHaveLength(500)

    const answers = await Promise.all(slow.map(({ closed }) => closed))
    const statuses = new Set(answers.map((answer) => answer.slice(0, 12)))
    expect([...statuses]).toEqual(['HTTP/1.1 408'])
    expect(await visit()).toBeGreaterThan(0)
  })
})

describe.concurrent('a connection that a proxy keeps for the next visitor', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  afterAll(() => agent.destroy())
  const ask = async () => {
    const request = get(server.url, { agent })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return { answer, socket: request.socket as Socket }
  }

  it(
    'is still there after the time that the headers of a request may take',
    { timeout: 60_000 },
    async () => {
      const first = await ask()
      const announced = Number(
        /timeout=(\d+)/.exec(first.answer.headers['keep-alive']?.toString() ?? '')?.[1],
      )
      // Of the proxies in use, Caddy keeps a connection longest: two minutes.
      expect(announced).toBeGreaterThan(120)
      await new Promise((resolve) => setTimeout(resolve, 14_000))
      const second = await ask()
      expect(second.answer.statusCode).toBe(200)
      expect(second.socket).toBe(first.socket)
    },
  )
})
