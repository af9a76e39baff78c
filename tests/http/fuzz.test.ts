import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import { serveFormService } from '../support/form-service-server'
import { sendOdd } from '../support/odd-client'
import { escaped, oddRequests, type OddRequest } from '../support/odd-requests'
import { startServer, type ServerProcess } from '../support/server-process'
import { withFormService, type LogLine } from '../support/site'
import { startVisitor } from '../support/visitor'

// `npm run fuzz` is the long form: every byte in every position, other requests each time, and a limit to what a visitor waits.
const isLong = process.env.FUZZ_REQUESTS !== undefined
const count = Number(process.env.FUZZ_REQUESTS ?? 10_000)
const seed = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 1_000_000 : 20_261_121))
const longestWaitMs = isLong ? 250 : Infinity
const warmUp = Math.floor(count * 0.4)
const atOnce = 24
// The form service failed, or the journal (contract, "Log"; architecture, "Outcomes").
const documentedErrors = new Set([502, 503])
const knownEvents = ['start', 'request', 'submission', 'delivery', 'throttle', 'drain', 'stop']
const noFaults = { fatal: [], faulty: [], unanswered: [] }

let formService: Awaited<ReturnType<typeof serveFormService>>
let server: ServerProcess
beforeAll(async () => {
  formService = await serveFormService(0)
  server = await startServer({
    ...withFormService,
    FORM_SERVICE_URL: formService.url,
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '100000',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
  })
})
afterAll(() => {
  server.destroy()
  formService.close()
})

/** Sends them all, some at once; until the server has ended, if it does. */
async function sendAll(requests: readonly OddRequest[]) {
  const silent: OddRequest[] = []
  const unanswered: string[] = []
  const faulty: string[] = []
  const statuses = new Set<number>()
  const waiting = requests.values()
  let isOver = false
  const send = async () => {
    for (const request of waiting) {
      const answer = await sendOdd(server.port, request)
      isOver ||= answer.isRefused
      if (isOver) return
      if (answer.statuses.length === 0) silent.push(request)
      for (const status of answer.statuses) statuses.add(status)
      const errors = answer.statuses.filter((status) => status >= 500 && !documentedErrors.has(status))
      if (errors.length > 0) faulty.push(`${errors}: ${escaped(request)}`)
      if (answer.isUnanswered) unanswered.push(escaped(request))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  // The server ended at one of the last that it left without an answer.
  return { fatal: isOver ? silent.slice(-atOnce).map(escaped) : [], faulty, unanswered, statuses }
}

/** Why the server ended, if it did. */
function lastWords(): string {
  return [...server.logged('stop').map((line) => JSON.stringify(line)), server.complaints()]
    .join('\n')
    .slice(0, 2000)
}

function percentile(sorted: readonly number[], part: number): number {
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? NaN)
}

it(
  `${count} odd requests of seed ${seed} get no unexpected error, forge no line of the log and leave nothing in memory`,
  { timeout: isLong ? 60 * 60_000 : 300_000 },
  async () => {
    onTestFailed(() => console.log(`To repeat: FUZZ_SEED=${seed} FUZZ_REQUESTS=${count} npm run fuzz`))
    const requests = oddRequests(seed, count)
    const visitor = await startVisitor(server.url)
    const warm = await sendAll(requests.slice(0, warmUp))
    expect(warm, lastWords()).toMatchObject(noFaults)
    const heapWarm = await server.heap()
    const rest = await sendAll(requests.slice(warmUp))
    const { waitsMs, failures } = await visitor.leave()
    const sorted = waitsMs.toSorted((one, other) => one - other)
    const [median, p99, longest] = [0.5, 0.99, 1].map((part) => percentile(sorted, part))
    console.log(
      `Seed ${seed}: a visitor waited ${median} ms (median), ${p99} ms (p99), ${longest} ms (longest)`,
    )
    expect(rest, lastWords()).toMatchObject(noFaults)
    expect(failures).toEqual([])
    expect(longest).toBeLessThan(longestWaitMs)
    // That they are odd in many ways shows in the answers.
    expect([...warm.statuses, ...rest.statuses]).toEqual(
      expect.arrayContaining([200, 202, 303, 400, 403, 404, 405, 413, 422, 431, 502]),
    )
    expect(await server.heap()).toBeLessThan(heapWarm * 1.1)

    expect((await fetch(server.url)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    expect(server.complaints()).toBe('')
    expect(server.logged('error')).toEqual([])
    const events = server.written.map((line) => String((JSON.parse(line) as LogLine).event))
    expect(events.filter((event) => !knownEvents.includes(event))).toEqual([])
  },
)
