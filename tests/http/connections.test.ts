import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { HttpLimits } from '~/http/transport/http-limits'
import { listAll } from '../support/list-all'
import { withFormService, type Site } from '../support/site'
import { startTestSite } from '../support/test-servers'

async function connectTo(site: Site, limits?: Partial<HttpLimits>) {
  const port = Number(new URL(await site.listen(limits)).port)
  return connect({ port, host: '127.0.0.1', allowHalfOpen: true })
}

it('a client that ends its side first gets the page that it asked for', async () => {
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

describe('a connection that broke', () => {
  const formHead =
    'POST /consultation HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  const fields = 'name=Ann&email=ann@example.com&message=Hello'
  const form = `${formHead}Content-Length: ${fields.length}\r\n\r\n${fields}`
  const short = { headersMs: 200, requestMs: 200, checkIntervalMs: 20 }

  it('does not break again before the responses that are due', async () => {
    let deliver: ((response: Response) => void) | undefined
    const delivered = new Promise<Response>((resolve) => (deliver = resolve))
    const site = await startTestSite({
      environment: { ...withFormService, FORM_SERVICE_TIMEOUT_MS: '60000' },
      fetch: () => delivered,
    })
    const socket = await connectTo(site, short)
    socket.write(`${form}POST /about HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz`)
    await sleep(500)
    deliver?.(Response.json({ next: '/thanks' }))
    expect(statusesIn(await text(socket))).toEqual(['303', '400'])
  })

  it('takes no form whose end comes after the response that it was too slow', async () => {
    const site = await startTestSite()
    const socket = await connectTo(site, short)
    socket.write(form.slice(0, -4))
    const [response] = (await once(socket, 'data')) as [Buffer]
    socket.end(form.slice(-4))
    expect(statusesIn(response + (await text(socket)))).toEqual(['408'])
    await expect.poll(() => site.logged('submission')).toMatchObject([{ outcome: 'invalid', status: 408 }])
    expect(await listAll(site.services.journal)).toEqual([])
  })

  it('has no second response to a request that was refused before it broke', async () => {
    const socket = await connectTo(await startTestSite())
    socket.write('POST /consultation HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello')
    const [response] = (await once(socket, 'data')) as [Buffer]
    socket.write('zz')
    expect(statusesIn(response + (await text(socket)))).toEqual(['400'])
  })

  it('ends after an Upgrade, behind which Node.js drops what came along', async () => {
    const socket = await connectTo(await startTestSite())
    socket.write(`GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n${form}`)
    const responses = await text(socket)
    expect(statusesIn(responses)).toEqual(['200'])
    expect(responses).toMatch(/^connection: close/im)
  })
})

describe('a body that never ends', () => {
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
  ])('gets its %i whole, to %s, and its connection ends', async (status, line, headers) => {
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
})
