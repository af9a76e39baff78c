import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { plainFormWords } from '~/content/enquiry-pages'
import { consultationForm } from '~/forms/registry'
import { httpLimits, type HttpLimits } from '~/http/transport/http-limits'
import { one, textOf } from '../support/document'
import { serveFormService } from '../support/form-service'
import { listAll } from '../support/list-all'
import { startServer, type ServerProcess } from '../support/server-process'
import { withFormService, type Site } from '../support/site'
import { startFileSite, startTestSite } from '../support/test-servers'
import { entries, readPage, sendConsultation } from '../support/visitors'

const formHead =
  'POST /consultation HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/x-www-form-urlencoded\r\n'

async function connectTo(site: Site, limits?: Partial<HttpLimits>) {
  const port = Number(new URL(await site.listen(limits)).port)
  return connect({ port, host: '127.0.0.1', allowHalfOpen: true })
}

it('a client that ends its side of the connection first still gets its page', async () => {
  const socket = await connectTo(await startTestSite())
  socket.end('GET /get-started?package=Own HTTP/1.1\r\nHost: site.test\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*<\/html>/)
})

it.each([
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['what is no HTTP', 'GARBAGE\r\n\r\n', 400],
  ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a broken body', 'POST /about HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
])('%s does not overtake the responses to the requests before it', async (_, last, status) => {
  const site = await startTestSite()
  const socket = await connectTo(site, { closeDelayMs: 60_000 })
  const first = 'GET /get-started?package=Own HTTP/1.1\r\nHost: a\r\n\r\n'
  socket.write(first + 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(15) + last)
  expect(statusesIn(await text(socket))).toEqual([...Array<string>(16).fill('200'), String(status)])
})

const statusesIn = (responses: string) => responses.match(/(?<=HTTP\/1\.1 )\d{3}/g)

it('a form is not taken if its end comes after the response 408', async () => {
  const fields = 'name=Ann&email=ann@example.com&message=Hello'
  const form = `${formHead}Content-Length: ${fields.length}\r\n\r\n${fields}`
  const short = { headersMs: 200, requestMs: 200, checkIntervalMs: 20 }
  const site = await startTestSite()
  const socket = await connectTo(site, short)
  socket.write(form.slice(0, -4))
  const [response] = (await once(socket, 'data')) as [Buffer]
  socket.end(form.slice(-4))
  expect(statusesIn(response + (await text(socket)))).toEqual(['408'])
  await expect.poll(() => site.logged('submission')).toMatchObject([{ outcome: 'invalid', status: 408 }])
  expect(await listAll(site.services.journal)).toEqual([])
})

const type = 'Content-Type: application/x-www-form-urlencoded\r\n'
const endless = 'Transfer-Encoding: chunked\r\n'

it.each([
  [413, 'POST /consultation', type + endless],
  [413, 'POST /consultation', `${type}Content-Length: 100000000\r\n`],
  [403, 'POST /consultation', `Origin: http://elsewhere.test\r\n${type}${endless}`],
  [400, 'POST /consultation', `Content-Type: text/plain\r\n${endless}`],
  [405, 'POST /about', type + endless],
  [405, 'PUT /about', 'Content-Length: 100000000\r\n'],
  [404, 'GET /nothing', endless],
  [200, 'GET /about', endless],
  [200, 'HEAD /healthz', 'Content-Length: 100000000\r\n'],
])('an endless body gets a whole %i to %s, and its connection is closed', async (status, line, headers) => {
  const socket = await connectTo(await startTestSite(), { closeDelayMs: 100 })
  socket.on('error', () => {})
  const send = () => {
    while (socket.writable && socket.write('1\r\nx\r\n'.repeat(1000)));
  }
  socket.write(`${line} HTTP/1.1\r\nHost: site.test\r\n${headers}\r\n`)
  socket.on('drain', send)
  send()
  let response = ''
  socket.on('data', (part) => (response += String(part)))
  // Not `once`, which would reject when what is sent goes nowhere.
  await new Promise((resolve) => socket.on('close', resolve))
  expect(statusesIn(response)).toEqual([String(status)])
  expect(response).toMatch(/^connection: close/im)
  const [, length, body = ''] = /content-length: (\d+)[^]*?\r\n\r\n([^]*)/i.exec(response) ?? []
  expect(Buffer.byteLength(body)).toBe(line.startsWith('HEAD') ? 0 : Number(length))
})

// The time limit of idle connections stays the same.
const tight = { headersMs: 2000, requestMs: 2500, checkIntervalMs: 200, closeDelayMs: 50 }

const tightSite = await startFileSite()
const url = await tightSite.listen(tight)

const headersThatNeverEnd = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '
const bodyThatNeverEnds = `${formHead}Content-Length: 5000\r\n\r\nname=`
/** How slow connections begin, and how long each may take. */
const beginnings = [
  { sent: headersThatNeverEnd, limitMs: tight.headersMs },
  { sent: bodyThatNeverEnds, limitMs: tight.requestMs },
  { sent: '', limitMs: tight.headersMs },
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
  // The default limit of a site.
  expect(httpLimits).toMatchObject({ headersMs: 10_000, requestMs: 30_000, checkIntervalMs: 2000 })
})

it.concurrent('an idle connection of a proxy stays open longer than the time limit of headers', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const request = get(url, { agent })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return { response, socket: request.socket as Socket }
  }

  const first = await ask()
  const announced = Number(/timeout=(\d+)/.exec(first.response.headers['keep-alive']?.toString() ?? '')?.[1])
  // Of the proxies in use, Caddy keeps a connection longest: two minutes.
  expect(announced).toBeGreaterThan(120)
  await sleep(tight.headersMs + 500)
  const second = await ask()
  expect(second.response.statusCode).toBe(200)
  expect(second.socket).toBe(first.socket)
  agent.destroy()
})

// tests/full/floods.test.ts has those of a memory's size.

const finelyCut = `${formHead}Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(2000)}0\r\n\r\n`
let server: ServerProcess
beforeAll(async () => {
  const formService = await serveFormService()
  server = await startServer({
    ...withFormService,
    FORM_SERVICE_URL: formService.url,
    // It runs in the process of the flood, which may delay its responses.
    FORM_SERVICE_TIMEOUT_MS: '60000',
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '100000',
  })
  return () => {
    server.destroy()
    formService.close()
  }
})

const send = (number: number) => sendConsultation(server.url, { email: `ann${number}@example.com` })

it('a refused body does not disturb the next form on its connection', async () => {
  const form = String(new URLSearchParams(entries(consultationForm)))
  const socket = connect(server.port, '127.0.0.1')
  socket.end(`${finelyCut}${formHead}Content-Length: ${form.length}\r\n\r\n${form}`)
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 303'])
})

it('every inquiry arrives during a flood of pages to render', async () => {
  const over = new AbortController()
  const statuses = new Set<number>()
  const flood = Array.from({ length: 50 }, async (_, client) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      statuses.add((await fetch(`${server.url}/get-started?package=x${client}-${turn}`)).status)
    }
  })
  try {
    const responses = []
    for (let number = 0; number < 20; number += 4)
      responses.push(...(await Promise.all([1, 2, 3, 4].map((visitor) => send(100 + number + visitor)))))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(303))
    const after = await fetch(server.url + responses[0]!.headers.get('location')!)
    expect(await after.text()).toContain(consultationForm.success.headline)
  } finally {
    over.abort()
    await Promise.all(flood)
  }
  expect([...statuses].toSorted()).toEqual([200, 503])
  const delivered = server.logged('submission').filter(({ outcome }) => outcome === 'delivered')
  expect(delivered.length).toBeGreaterThanOrEqual(20)
  expect((await fetch(server.url)).status).toBe(200)
  expect(server.complaints()).toBe('')
})

it('a form comes back with all entries and errors at once, even when too many pages wait', async () => {
  const site = await startTestSite()
  const values = { ...entries(consultationForm, 'ann<at>example.com'), message: '"Hello" & <b>\nbye' }
  const pages = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const response = await site.post(consultationForm, values)
      return { response, page: await readPage(response) }
    }),
  )
  for (const { page } of pages) {
    expect(page).toMatchObject({ status: 422, values })
    expect(textOf(one(page.document, '#email-error'))).not.toBe('')
  }
  const plain = pages.filter(({ page }) => page.text.includes(plainFormWords.text))
  expect(plain.length).toBeGreaterThan(0)
  expect(plain.length).toBeLessThan(40)
  for (const { response } of plain) {
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
  }
})
