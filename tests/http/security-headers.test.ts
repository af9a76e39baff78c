import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/registry'
import { startFileSite, startTestSite } from '../support/test-servers'
import { entries } from '../support/visitors'

const siteUrl = 'https://dayfive.example'
const site = await startFileSite({
  environment: { SITE_URL: siteUrl, SUBMISSIONS_PER_HOUR: '1', LOG_LEVEL: 'debug' },
})
const url = await site.listen()

const everywhere = {
  'content-security-policy': expect.stringMatching(/default-src 'none';.*frame-ancestors 'none'/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/\bcamera=\(\).*\bgeolocation=\(\).*\bpayment=\(\)/),
  'x-frame-options': 'DENY',
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}$/),
}

function expectSecured(headers: Record<string, string>) {
  expect(headers).toMatchObject(everywhere)
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
}

/** Writes raw bytes to the port of a site, and reads until the site closes the connection. */
async function sendRaw(origin: string, text: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(text)
  const [first = '', ...lines] = (await readAll(socket)).split('\r\n\r\n', 1)[0]!.split('\r\n')
  const headers = lines
    .map((line) => /^(.*?): (.*)$/.exec(line)!.slice(1))
    .map(([name, value]) => [name!.toLowerCase(), value!])
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
  }
}

const form = consultationForm
const post = (values: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(values),
  headers,
})
const [script] = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))

describe('the headers that every response carries', () => {
  it.each<[string, number, string, RequestInit?]>([
    ['a page', 200, '/'],
    ['the data of a page', 200, '/launch.data'],
    ['a file', 200, '/favicon.svg'],
    ['a script', 200, `/assets/${script}`],
    ['the health check', 200, '/healthz'],
    ['the readiness check', 200, '/readyz'],
    ['an address without a page', 404, '/nope'],
    ['an address that cannot be read', 404, '/%E0%A4%A'],
    ['a method that Remix does not know', 405, '/', { method: 'PROPFIND' }],
    ['a form that is not one', 400, form.path, { method: 'POST', body: '{}' }],
    ['a form from another site', 403, form.path, post(entries(form), { origin: 'https://evil.example' })],
    ['a form that is far too large', 413, form.path, post({ details: 'x'.repeat(1024 * 1024) })],
    ['a form with mistakes', 422, form.path, post({})],
    ['a form that was taken', 303, form.path, post(entries(form))],
    ['a form too many', 429, form.path, post(entries(form, 'bob@example.com'))],
  ])('stand on %s (%i)', async (_, status, path, init) => {
    const response = await fetch(url + path, { ...init, redirect: 'manual' })
    expect(response.status).toBe(status)
    expectSecured(Object.fromEntries(response.headers))
  })

  it('stand on the response of a failing journal (503)', async () => {
    const broken = await startTestSite({ environment: { SITE_URL: siteUrl } })
    await broken.services.journal.close()
    const asked = [broken.post(form, entries(form)), broken.request('/readyz/journal')]
    for (const response of await Promise.all(asked)) {
      expect(response.status).toBe(503)
      expectSecured(Object.fromEntries(response.headers))
    }
  })

  const get = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, 'Connection: close', '\r\n'].join('\r\n')
  it.each([
    ['something else than HTTP', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['CONNECT', 405, 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['two Hosts', 400, get('/', 'host: b')],
    ['a hundred headers and one', 431, get('/', ...Array<string>(99).fill('X: y'))],
    ['no Host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a Host that is none', 400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['an address that is none', 400, get('\\')],
    ['a backslash', 404, get('/\\')],
    ['headers that are too large', 431, get('/', `X: ${'x'.repeat(17_000)}`)],
    ['an address that is too long', 431, get(`/${'x'.repeat(17_000)}`)],
  ])('stand on the response to %s (%i)', async (_, status, text) => {
    const response = await sendRaw(url, text)
    expect(response.status).toBe(status)
    expectSecured(response.headers)
  })

  it('stand on the response to headers that never end (408)', async () => {
    const hasty = await startTestSite({ environment: { SITE_URL: siteUrl } })
    const origin = await hasty.listen({ headersMs: 300, requestMs: 300, checkIntervalMs: 50 })
    const response = await sendRaw(origin, 'GET / HTTP/1.1\r\nHost: a\r\n')
    expect(response.status).toBe(408)
    expectSecured(response.headers)
    expect(hasty.logged('request')).toMatchObject([{ status: 408 }])
  })

  // tests/http/files.test.ts has the pictures that other sites may show.
  it('do not promise TLS on a site without TLS', async () => {
    const { headers } = await (await startTestSite()).request('/')
    expect(headers.has('strict-transport-security')).toBe(false)
  })
})
