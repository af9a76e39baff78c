import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { oddRequests, type OddRequest } from '../support/odd-requests'
import { startServer, type ServerProcess } from '../support/server-process'

// Another seed asks other things.
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const count = 10_000
const warmUp = 3000
const atOnce = 24

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ SUBMISSIONS_PER_HOUR: '100000', LOG_LEVEL: 'debug', TRUST_PROXY: '1' })
})
afterAll(() => server.destroy())

/** Sends one, and resolves to the status of its answer; null when there is none. */
function send({ bytes, breaksOff }: OddRequest): Promise<number | null> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ port: server.port, host: '127.0.0.1' }, () => {
      socket.write(bytes, 'latin1', () => breaksOff && socket.destroy())
      // What says that more is to come, and has no more, would wait for its time-out.
      socket.setTimeout(1000, () => socket.destroy())
    })
    socket.on('data', (chunk: Buffer) => {
      if (answer.length < 100) answer += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (?!100)(\d{3})/.exec(answer)?.[1]) || null))
  })
}

async function sendAll(requests: OddRequest[]) {
  const statuses: (number | null)[] = Array(requests.length).fill(null)
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < requests.length; index = next++) {
        statuses[index] = await send(requests[index]!)
      }
    }),
  )
  return statuses
}

it(
  `${count} odd requests get no server error, no forged line in the log and no memory that stays`,
  { timeout: 180_000 },
  async () => {
    const requests = oddRequests(seed, count)
    const warm = await sendAll(requests.slice(0, warmUp))
    const heapWarm = await server.heap()
    const statuses = [...warm, ...(await sendAll(requests.slice(warmUp)))]
    const heapEnd = await server.heap()

    const faults = requests.filter((_, index) => (statuses[index] ?? 0) >= 500)
    expect(faults.map(({ bytes }) => bytes.slice(0, 500))).toEqual([])
    // That they are odd in many ways shows in the answers.
    expect([...new Set(statuses)].toSorted()).toEqual(
      expect.arrayContaining([200, 202, 303, 400, 403, 404, 405, 413, 422, 431]),
    )
    expect(server.logged('error')).toEqual([])
    for (const event of server.written.map((line) => (JSON.parse(line) as { event: string }).event)) {
      expect(['start', 'request', 'submission']).toContain(event)
    }
    expect(server.complaints()).toBe('')
    expect(heapEnd).toBeLessThan(heapWarm * 1.1)

    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
  },
)
