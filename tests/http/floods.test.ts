import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { serveFormService } from '../support/form-service-server'
import { startServer, type ServerProcess } from '../support/server-process'
import { startSite, withFormService, type Site } from '../support/site'
import { entries, readPage } from '../support/visitors'

const get = 'GET / HTTP/1.1\r\nHost:a\r\n\r\n'
const finelyCut = `POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(2000)}0\r\n\r\n`
const enquiry = (number: number) =>
  new URLSearchParams({ name: 'Ann', email: `ann${number}@example.com`, message: 'Hello' })

let formService: Awaited<ReturnType<typeof serveFormService>>
let server: ServerProcess
beforeAll(async () => {
  formService = await serveFormService(0)
})
afterAll(() => formService.close())
beforeEach(async () => {
  server = await startServer(
    {
      ...withFormService,
      FORM_SERVICE_URL: formService.url,
      // It stands in the process of the flood, which keeps it from answering in time.
      FORM_SERVICE_TIMEOUT_MS: '60000',
      SUBMISSIONS_PER_HOUR: '100000',
      SUBMISSIONS_PER_HOUR_TOTAL: '100000',
    },
    ['--max-old-space-size=256', 'build/server.js'],
  )
})
afterEach(() => server.destroy())

/** Resolves at the first of these events; `once` would reject at an error. */
const first = (socket: Socket, ...events: string[]) =>
  new Promise((resolve) => events.forEach((event) => socket.once(event, resolve)))

async function open(manner: 'read' | 'do not read' = 'read'): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  if (manner === 'read') socket.resume()
  else socket.pause()
  await first(socket, 'connect', 'close')
  return socket
}

/** The most memory that the process has had, in MB; of Linux alone. */
function peakMemory(): number {
  if (process.platform !== 'linux') return 0
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1000
}

const send = (number: number) =>
  fetch(`${server.url}/consultation`, { method: 'POST', body: enquiry(number), redirect: 'manual' })

async function lookAfterwards() {
  const page = (await fetch(server.url)).status
  const form = (await send(0)).status
  const isSmall = peakMemory() < 420
  return { page, form, isSmall, exitCode: await server.stop(), complaints: server.complaints() }
}
const unharmed = { page: 200, form: 303, isSmall: true, exitCode: 0, complaints: '' }

describe('a process with 256 MB of heap outlives', () => {
  it.each([
    ['read', 'hang up'],
    ['read', 'wait'],
    ['do not read', 'hang up'],
    ['do not read', 'wait'],
  ] as const)('16 MB of pipelined requests from clients that %s the answers and %s', async (manner, end) => {
    const packet = get.repeat(2400)
    let left = 16_000_000
    while (left > 0) {
      const socket = await open(manner)
      while (left > 0 && socket.writable) {
        left -= packet.length
        if (!socket.write(packet)) await Promise.race([first(socket, 'drain', 'close'), sleep(500)])
        if (socket.writableNeedDrain) break
      }
      if (end === 'wait') await Promise.race([first(socket, 'close'), sleep(500)])
      socket.destroy()
    }
    expect(await lookAfterwards()).toEqual(unharmed)
  })

  it('600 bodies of 2000 chunks of one byte', async () => {
    const sockets = await Promise.all(Array.from({ length: 600 }, () => open()))
    const answered = sockets.map((socket) => first(socket, 'data', 'close'))
    for (const socket of sockets) socket.write(finelyCut)
    await Promise.all(answered)
    for (const socket of sockets) socket.destroy()
    expect(await lookAfterwards()).toEqual(unharmed)
  })
})

it('what a client pipelines is answered in its order, as far as the limit', async () => {
  const socket = connect(server.port, '127.0.0.1')
  const paths = Array.from({ length: 16 }, (_, number) =>
    number % 2 ? '/about' : `/get-started?package=x${number}`,
  )
  socket.end(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  const titles = [...(await text(socket)).matchAll(/<title>([^<]*)/g)].map(([, title]) => title)
  expect(titles).toHaveLength(16)
  expect(new Set(titles.filter((_, index) => index % 2 === 0)).size).toBe(1)
  expect(new Set(titles).size).toBe(2)
})

it.each(['hang up', 'wait'])(
  'a server outlives clients that ask to CONNECT while answers are due, and %s',
  async (end) => {
    const [script] = /\/assets\/react-[^"]+/.exec(await (await fetch(`${server.url}/quiz`)).text())!
    for (let number = 0; number < 30; number += 1) {
      const socket = await open('do not read')
      // More than the kernel takes for a client that does not read.
      const path = end === 'wait' ? script : `/get-started?package=x${number}`
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(30))
      socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n')
      await sleep(number % 10)
      if (end === 'hang up') socket.resetAndDestroy()
    }
    expect(await lookAfterwards()).toEqual(unharmed)
  },
)

it('a body that was refused takes nothing from the next form on its connection', async () => {
  const form = String(enquiry(1))
  const socket = connect(server.port, '127.0.0.1')
  socket.end(
    `${finelyCut}POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
  )
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 303'])
})

it('a body that was refused takes nothing from forms on connections that come after its own', async () => {
  for (let time = 0; time < 5; time += 1) {
    const socket = await open()
    const answered = first(socket, 'data')
    socket.write(finelyCut.slice(0, finelyCut.length / 2))
    await answered
    socket.destroy()
  }
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => send(number)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303))
})

it('every enquiry arrives beside a flood of pages that have to be rendered', async () => {
  const over = new AbortController()
  const statuses = new Set<number>()
  const flood = Array.from({ length: 100 }, async (_, client) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      statuses.add((await fetch(`${server.url}/get-started?package=x${client}-${turn}`)).status)
    }
  })
  try {
    const answers = []
    for (let number = 0; number < 20; number += 4) {
      answers.push(...(await Promise.all([1, 2, 3, 4].map((visitor) => send(number + visitor)))))
    }
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303))
    const after = await fetch(server.url + answers[0]!.headers.get('location')!)
    expect(await after.text()).toContain(consultationForm.success.headline)
  } finally {
    over.abort()
    await Promise.all(flood)
  }
  expect([...statuses].toSorted()).toEqual([200, 503])
  expect(server.logged('submission').filter(({ outcome }) => outcome === 'delivered')).toHaveLength(20)
})

describe('a form that comes back when too many wait for a page', () => {
  let site: Site
  beforeEach(async () => {
    site = await startSite()
  })
  afterEach(() => site.close())

  it('has every word and error, can be sent, and needs no turn', async () => {
    const values = {
      ...entries(consultationForm),
      email: 'ann<at>example.com',
      message: '"Hello" & <b>\nbye',
    }
    const pages = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const answer = await site.post(consultationForm, values)
        return { answer, page: await readPage(answer) }
      }),
    )
    for (const { page } of pages) {
      expect(page).toMatchObject({ status: 422, values })
      expect(page.text).toContain('Email needs the form name@example.com')
    }
    const plain = pages.filter(({ page }) => page.text.includes('comes without its looks'))
    expect(plain.length).toBeGreaterThan(0)
    expect(plain.length).toBeLessThan(40)
    for (const { answer } of plain) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
    }
  })
})
