import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Limits } from '~/http/transport/limits'
import { openJournal } from '~/leads/open-journal'
import { listAll } from '../support/list-all'
import { startServer, type ServerProcess } from '../support/server-process'
import { startSite, withFormService, type Site } from '../support/site'

let server: ServerProcess | undefined
afterEach(() => {
  server?.destroy()
  server = undefined
})

const send = (url: string, number: number) =>
  fetch(`${url}/consultation`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ann', email: `ann${number}@example.com`, message: 'Hello' }),
    redirect: 'manual',
  })

/** A form service that answers only when the test says so. */
async function startPatientFormService() {
  const waiting: ServerResponse[] = []
  const service = createServer((_, response) => waiting.push(response)).listen(0, '127.0.0.1')
  await once(service, 'listening')
  return {
    url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    async untilCalled(times: number) {
      while (waiting.length < times) await once(service, 'request')
    },
    answer: () => waiting.forEach((response) => response.end('{"next":"/thanks"}')),
    close: () => service.close(),
  }
}

describe('a reader of the log that falls behind', () => {
  it('still gets each line, the last one included, when the server stops', async () => {
    const running = await startServer({ SITE_URL: 'http://site.test' })
    server = running
    running.pauseReading()
    // A pipe holds 64 KiB.
    const paths = Array.from({ length: 600 }, (_, number) => `/${'x'.repeat(150)}-${number}`)
    for (const path of paths) await fetch(running.url + path, { method: 'HEAD' })
    const code = running.stop('SIGTERM')
    setTimeout(running.resumeReading, 200)
    expect(await code).toBe(0)
    expect(running.logged('request').map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
    expect(running.logged('stop')).toHaveLength(1)
  })
})

async function connectTo(site: Site, limits?: Partial<Limits>) {
  return connect({
    port: Number(new URL(await site.listen(limits)).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
}

describe('a client that ends its side first', () => {
  it('gets the page that it asked for', async () => {
    const site = await startSite()
    onTestFinished(() => site.close())
    const socket = connect(Number(new URL(await site.listen()).port), '127.0.0.1')
    socket.end('GET /get-started?package=Own HTTP/1.1\r\nHost: site.test\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*<\/html>/)
  })
})

it.each([
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['what is no HTTP', 'GARBAGE\r\n\r\n', 400],
  ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'a broken body',
    'POST /consultation HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
])('%s does not overtake the answers to the requests before it', async (_, last, status) => {
  const site = await startSite()
  onTestFinished(() => site.close())
  const socket = await connectTo(site, { closeDelayMs: 60_000 })
  socket.write(`GET /get-started?package=Own HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(2) + last)
  expect(statusesIn(await text(socket))).toEqual(['200', '200', String(status)])
})

const statusesIn = (answers: string) => answers.match(/(?<=HTTP\/1\.1 )\d{3}/g)

describe('a connection that broke', () => {
  const formHead =
    'POST /consultation HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  const fields = 'name=Ann&email=ann@example.com&message=Hello'
  const form = `${formHead}Content-Length: ${fields.length}\r\n\r\n${fields}`
  const short = { headersMs: 200, requestMs: 200, checkIntervalMs: 20 }

  it('does not break again before the answers that are due', async () => {
    let deliver: ((answer: Response) => void) | undefined
    const delivered = new Promise<Response>((resolve) => (deliver = resolve))
    const site = await startSite({
      environment: { ...withFormService, FORM_SERVICE_TIMEOUT_MS: '60000' },
      fetch: () => delivered,
    })
    onTestFinished(() => site.close())
    const socket = await connectTo(site, short)
    socket.write(`${form}POST /about HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz`)
    await sleep(1000)
    deliver?.(Response.json({ next: '/thanks' }))
    expect(statusesIn(await text(socket))).toEqual(['303', '400'])
  })

  it('takes no form whose end comes after the answer that it was too slow', async () => {
    const site = await startSite()
    onTestFinished(() => site.close())
    const socket = await connectTo(site, short)
    socket.write(form.slice(0, -4))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.end(form.slice(-4))
    expect(statusesIn(answer + (await text(socket)))).toEqual(['408'])
    await expect.poll(() => site.logged('submission')).toMatchObject([{ outcome: 'invalid', status: 400 }])
    expect(await listAll(site.services.journal)).toEqual([])
  })

  it('has no second answer to a request that was refused before it broke', async () => {
    const site = await startSite()
    onTestFinished(() => site.close())
    const socket = await connectTo(site)
    socket.write('POST /consultation HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.write('zz')
    expect(statusesIn(answer + (await text(socket)))).toEqual(['400'])
  })

  it('ends after an Upgrade, behind which Node.js drops what came along', async () => {
    const site = await startSite()
    onTestFinished(() => site.close())
    const socket = await connectTo(site)
    socket.write(`GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n${form}`)
    const answers = await text(socket)
    expect(statusesIn(answers)).toEqual(['200'])
    expect(answers).toMatch(/^connection: close/im)
  })
})

describe('shutdown', () => {
  it('answers all 50 submissions in flight, delivers them, and exits with 0', async () => {
    const formService = await startPatientFormService()
    server = await startServer({
      CONSULTATION_FORM_ID: 'a',
      PROJECT_FORM_ID: 'b',
      FORM_SERVICE_URL: formService.url,
      SUBMISSIONS_PER_HOUR: '1000',
    })
    const { url } = server
    const sent = Array.from({ length: 50 }, (_, number) => send(url, number))
    await formService.untilCalled(50)
    const code = server.stop('SIGTERM')
    await server.until('drain')
    await expect(fetch(url)).rejects.toThrow('fetch failed')
    formService.answer()
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(303))
    expect(await code).toBe(0)
    expect(server.logged('submission').filter(({ outcome }) => outcome === 'delivered')).toHaveLength(50)
    formService.close()
  })

  // In one process, with a shorter patience; tests/full has the ten seconds of the server process.
  it('aborts requests that exceed the drain time-out, and keeps their leads in the journal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const journalUrl = `file:${join(folder, 'leads.db')}`
    const site = await startSite({
      environment: { ...withFormService, DATABASE_URL: journalUrl, FORM_SERVICE_TIMEOUT_MS: '10000' },
      fetch: () => new Promise(() => {}),
    })
    const sent = send(await site.listen(), 1).catch(() => 'no answer')
    await expect.poll(() => listAll(site.services.journal)).toHaveLength(1)
    await site.close()
    expect(await sent).toBe('no answer')
    const journal = openJournal(journalUrl)
    expect(await listAll(journal)).toMatchObject([
      { state: 'received', values: { email: 'ann1@example.com' } },
    ])
    await journal.close()
  })
})

describe('an uncaught exception', () => {
  it.each([
    ['an exception', `throw new RangeError('bo' + 'om\\nforged')`, 'uncaughtException', 'RangeError'],
    ['a rejection', `Promise.reject(new RangeError('bo' + 'om'))`, 'unhandledRejection', 'RangeError'],
    [
      'a rejection with no error',
      `Promise.reject('bo' + 'om')`,
      'unhandledRejection',
      'UnhandledPromiseRejection',
    ],
  ])(
    '%s is one line in the log, without its message, and ends the process with 1',
    async (_, fault, origin, name) => {
      const onSignal = `process.on('SIGUSR2', () => { ${fault} })`
      server = await startServer({
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onSignal)}`,
      })
      expect(await server.stop('SIGUSR2')).toBe(1)
      const last = JSON.parse(server.written.at(-1) ?? '') as unknown
      expect(last).toMatchObject({
        level: 'error',
        event: 'stop',
        origin,
        message: expect.stringContaining(name),
      })
      expect(server.written.join()).not.toContain('boom')
      expect(server.complaints()).toBe('')
    },
  )
})
