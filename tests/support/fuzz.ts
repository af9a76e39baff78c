import { connect } from 'node:net'
import { expect } from 'vitest'
import { serveFormService } from './form-service-server'
import { escaped, oddRequests, type OddRequest } from './odd-requests'
import { startServer, type ServerProcess } from './server-process'
import { withFormService, type LogLine } from './site'

const atOnce = 24
// The form service failed, or the journal.
const documentedErrors = new Set([502, 503])
const knownEvents = ['start', 'request', 'submission', 'delivery', 'throttle', 'drain', 'stop']

/** Sends odd requests to a server process, the same for each seed, and expects what the site promises of them. */
export async function fuzz({ count, seed }: { count: number; seed: number }): Promise<void> {
  const formService = await serveFormService()
  const server = await startServer({
    ...withFormService,
    FORM_SERVICE_URL: formService.url,
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '100000',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
  })
  try {
    const requests = oddRequests(seed, count)
    const warmUp = Math.floor(count * 0.4)
    const warm = await sendAll(server, requests.slice(0, warmUp))
    expect(warm.faults, lastWords(server)).toEqual([])
    const heapWarm = await server.heap()
    const rest = await sendAll(server, requests.slice(warmUp))
    expect(rest.faults, lastWords(server)).toEqual([])
    // That they are odd in many ways shows in the responses.
    expect([...warm.statuses, ...rest.statuses]).toEqual(
      expect.arrayContaining([200, 303, 400, 404, 405, 422]),
    )
    expect(await server.heap(), 'bytes of the heap, a tenth above the warm one').toBeLessThan(heapWarm * 1.1)

    expect((await fetch(server.url)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    expect(server.complaints()).toBe('')
    expect(server.logged('error')).toEqual([])
    const events = server.written.map((line) => String((JSON.parse(line) as LogLine).event))
    expect(events.filter((event) => !knownEvents.includes(event))).toEqual([])
  } finally {
    server.destroy()
    formService.close()
  }
}

/** Sends them all, some at once; until the server has ended, if it does. */
async function sendAll(server: ServerProcess, requests: readonly OddRequest[]) {
  const silent: OddRequest[] = []
  const faults: string[] = []
  const statuses = new Set<number>()
  const waiting = requests.values()
  let isOver = false
  const send = async () => {
    for (const request of waiting) {
      const response = await sendOdd(server.port, request)
      isOver ||= response.isRefused
      if (isOver) return
      if (response.statuses.length === 0) silent.push(request)
      for (const status of response.statuses) statuses.add(status)
      const errors = response.statuses.filter((status) => status >= 500 && !documentedErrors.has(status))
      if (errors.length > 0) faults.push(`${errors}: ${escaped(request)}`)
      if (response.isUnanswered) faults.push(`no response: ${escaped(request)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  // The server ended at one of the last that it left without a response.
  if (isOver) faults.push(...silent.slice(-atOnce).map((request) => `the end: ${escaped(request)}`))
  return { faults, statuses }
}

/** Why the server ended, if it did. */
function lastWords(server: ServerProcess): string {
  return [...server.logged('stop').map((line) => JSON.stringify(line)), server.complaints()]
    .join('\n')
    .slice(0, 2000)
}

const momentMs = 100
// A guard against what hangs, not a measure.
const patienceMs = 20_000

/** Sends an odd request on a connection of its own, and gives the status of each response. */
async function sendOdd(port: number, { text, manner }: OddRequest) {
  const socket = connect({ port, host: '127.0.0.1' })
  let response = ''
  let isRefused = false
  let isUnanswered = false
  socket.on('error', (error: NodeJS.ErrnoException) => (isRefused = error.code === 'ECONNREFUSED'))
  socket.on('data', (data: Buffer) => {
    response += data.toString('latin1')
    // What comes behind a response comes at once.
    socket.setTimeout(momentMs)
  })
  socket.on('timeout', () => {
    isUnanswered = manner === 'read' && response === ''
    socket.destroy()
  })
  const closed = new Promise((resolve) => socket.on('close', resolve))
  if (manner === 'stop reading') socket.pause()
  await new Promise((resolve) => socket.write(text, 'latin1', resolve))
  if (response === '') socket.setTimeout(manner === 'read' ? patienceMs : momentMs)
  if (manner === 'half-close') socket.end()
  if (manner === 'hang up') socket.destroy()
  if (manner === 'stop reading') setTimeout(() => socket.destroy(), momentMs)
  await closed
  const statuses = [...response.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status))
  return { statuses, isRefused, isUnanswered }
}
