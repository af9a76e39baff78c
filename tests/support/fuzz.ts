import { expect } from 'vitest'
import { serveFormService } from './form-service-server'
import { sendOdd } from './odd-client'
import { escaped, oddRequests, type OddRequest } from './odd-requests'
import { startServer, type ServerProcess } from './server-process'
import { withFormService, type LogLine } from './site'
import { startVisitor } from './visitor'

export interface FuzzOptions {
  /** How many requests; {@link oddRequests} says which. */
  count: number
  /** Makes the same requests again. */
  seed: number
}

const atOnce = 24
// The form service failed, or the journal (contract, "Log"; architecture, "Outcomes").
const documentedErrors = new Set([502, 503])
const knownEvents = ['start', 'request', 'submission', 'delivery', 'throttle', 'drain', 'stop']
const noFaults = { fatal: [], faulty: [], unanswered: [] }

/**
 * Sends odd requests to a server process and expects what the site promises of them.
 *
 * @returns the longest that a visitor waited meanwhile, in milliseconds
 */
export async function fuzz(options: FuzzOptions): Promise<number> {
  const formService = await serveFormService(0)
  const server = await startServer({
    ...withFormService,
    FORM_SERVICE_URL: formService.url,
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '100000',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
  })
  try {
    return await fuzzServer(server, options)
  } finally {
    server.destroy()
    formService.close()
  }
}

async function fuzzServer(server: ServerProcess, { count, seed }: FuzzOptions): Promise<number> {
  const requests = oddRequests(seed, count)
  const warmUp = Math.floor(count * 0.4)
  const visitor = await startVisitor(server.url)
  const warm = await sendAll(server, requests.slice(0, warmUp))
  expect(warm, lastWords(server)).toMatchObject(noFaults)
  const heapWarm = await server.heap()
  const rest = await sendAll(server, requests.slice(warmUp))
  const { waitsMs, failures } = await visitor.leave()
  const sorted = waitsMs.toSorted((one, other) => one - other)
  const [median = NaN, p99 = NaN, longest = NaN] = [0.5, 0.99, 1].map((part) => percentile(sorted, part))
  console.log(
    `Seed ${seed}: a visitor waited ${median} ms (median), ${p99} ms (p99), ${longest} ms (longest)`,
  )
  expect(rest, lastWords(server)).toMatchObject(noFaults)
  expect(failures).toEqual([])
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
  return longest
}

/** Sends them all, some at once; until the server has ended, if it does. */
async function sendAll(server: ServerProcess, requests: readonly OddRequest[]) {
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
function lastWords(server: ServerProcess): string {
  return [...server.logged('stop').map((line) => JSON.stringify(line)), server.complaints()]
    .join('\n')
    .slice(0, 2000)
}

function percentile(sorted: readonly number[], part: number): number {
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? NaN)
}
