import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/registry'
import { indexedPages } from '~/content/indexed-pages'
import { demoPages } from '~/content/pages'
import { createPageCache } from '~/http/cache/page-cache'
import type { Site } from '../support/site'
import { startTestSite } from '../support/test-servers'
import { entries, successAddress } from '../support/visitors'
import acceptedCodings from './accepted-codings.json'

let site: Site
beforeEach(async () => {
  site = await startTestSite({ environment: { TRUST_PROXY: '1' } })
})

const allPages = [...indexedPages, ...demoPages]
const javascript = 'text/javascript; charset=utf-8'
const shared = 'public, max-age=0, s-maxage=60'
const ask = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })
const rendered = () => site.rendered()
/** The status of a response, and these headers. */
const factsOf = ({ status, headers }: Response, ...names: string[]) => [
  status,
  ...names.map((name) => headers.get(name)),
]

describe('a page', () => {
  it('is rendered once for all requests, even for those that come meanwhile', async () => {
    const kept = [200, shared, 'Accept-Encoding']
    for (const { path } of allPages) {
      const responses = await Promise.all(Array.from({ length: 5 }, () => ask(path)))
      for (const response of responses) expect(factsOf(response, 'cache-control', 'vary')).toEqual(kept)
      expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
      expect(new Set(responses.map(({ headers }) => headers.get('x-request-id'))).size).toBe(5)
    }
    expect(rendered()).toEqual(allPages.map(({ path }) => path))
  })

  it.each(['/', '/quiz?business=shop', '/_root.data', '/favicon.svg'])(
    '%s has the same headers for HEAD, GET and 304, and a new request id for each',
    async (path) => {
      const head = await site.request(path, { method: 'HEAD' })
      const tag = { 'if-none-match': head.headers.get('etag') ?? '' }
      const all = [head, await ask(path), await ask(path), await ask(path, tag)]
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 304])
      const seen = all.map(({ headers }) => {
        const { 'x-request-id': id, ...same } = Object.fromEntries(headers)
        return { id, same }
      })
      expect(seen[0]!.same).toHaveProperty('content-security-policy')
      for (const { same } of seen.slice(1, 3)) expect(same).toEqual(seen[0]!.same)
      expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length)
      const [none, ...bodies] = await Promise.all(all.slice(0, 3).map((response) => response.text()))
      expect(none).toBe('')
      expect(bodies[0]!.length).toBeGreaterThan(100)
      expect(bodies[1]).toBe(bodies[0])
      expect(rendered()).toHaveLength(path.endsWith('.svg') ? 0 : 1)
    },
  )

  it.each([
    ['/About', '/about'],
    ['/about//?utm_source=a b', '/about?utm_source=a%20b'],
    ['/%61bout?x=%0d%0aSet-Cookie:a', '/about?x=%0d%0aSet-Cookie:a'],
    ['//', '/'],
  ])('the spelling %s redirects to %s without a rendering', async (path, location) => {
    expect(factsOf(await ask(path), 'location')).toEqual([308, location])
    expect(rendered()).toEqual([])
  })
})

// tests/unit/http/page-table.test.ts has every kind of address.
it('undeclared parameters neither change a page nor appear on it', async () => {
  const first = await (await ask('/consultation?utm_source=mail&email=ann%40example.com')).text()
  await ask('/consultation?utm_campaign=1&x=2')
  const plain = await (await ask('/consultation')).text()
  expect(rendered()).toEqual(['/consultation'])
  expect(plain).toBe(first)
  expect(plain).not.toMatch(/utm|example\.com.*ann|ann%40/)
})

it('the success box of one visitor is never cached', async () => {
  const address = await successAddress(site, consultationForm)
  const sent = await ask(address)
  expect(await sent.text()).toContain('K7F2-9QXM')
  expect(sent.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await ask('/consultation')).text()).not.toContain('K7F2-9QXM')
  expect(await (await ask(address.replace('?', '.data?'))).text()).toContain('K7F2-9QXM')
  expect(await (await ask('/consultation.data')).text()).not.toContain('K7F2-9QXM')
})

it('the words of a post appear only in its own response', async () => {
  const response = await site.post(consultationForm, { ...entries(consultationForm), name: 'Ben', email: '' })
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(await response.text()).toContain('value="Ben"')
  expect(await (await ask('/consultation')).text()).not.toContain('value="Ben"')
})

it.each([
  ['its tag', (etag: string) => etag, 304],
  ['one that a proxy weakened', (etag: string) => `W/${etag}`, 304],
  ['one of several', (etag: string) => `"other", ${etag}`, 304],
  ['a star', () => '*', 304],
  ['another', () => '"K7F2"', 200],
])('a client with %s hears whether the page has changed', async (_, tagOf, status) => {
  const headers = { 'accept-encoding': 'br' }
  const etag = (await ask('/about', headers)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const response = await ask('/about', { ...headers, 'if-none-match': tagOf(etag) })
  expect(factsOf(response, 'etag', 'cache-control')).toEqual([status, etag, shared])
  expect(response.headers.has('content-length')).toBe(status === 200)
  expect((await response.text()) === '').toBe(status === 304)
})

describe('the coding of a response', () => {
  it.each(acceptedCodings)('is $coding where “$accepted” is accepted', async ({ accepted, coding }) => {
    const plain = await ask('/about')
    const response = await ask('/about', { 'accept-encoding': accepted })
    const body = Buffer.from(await response.arrayBuffer())
    const facts = factsOf(response, 'content-encoding', 'content-length')
    expect(facts).toEqual([200, coding, String(body.length)])
    const decoded = coding === 'br' ? brotliDecompressSync(body) : coding ? gunzipSync(body) : body
    expect(decoded.toString()).toBe(await plain.text())
    // Another coding has other bytes.
    expect(response.headers.get('etag') === plain.headers.get('etag')).toBe(coding === null)
  })
})

it('each error page is rendered once, and no client may cache it', async () => {
  const origin = 'https://evil.example'
  for (let number = 0; number < 5; number += 1) {
    const values = { ...entries(consultationForm), name: String(number) }
    const paths = ['/nope-', '/%00', `${'/'.repeat(10_000)}x`, '/blog/99']
    const responses = await Promise.all([
      ...paths.map((path) => ask(path + number, { 'if-none-match': '*' })),
      site.request(`/${number}`, { method: 'PUT' }),
      site.post(consultationForm, values, { origin }),
    ])
    const statuses = [404, 404, 404, 404, 405, 403]
    expect(responses.map((response) => factsOf(response, 'cache-control', 'etag'))).toEqual(
      statuses.map((status) => [status, 'private, no-cache', null]),
    )
  }
  expect(rendered()).toHaveLength(4)
})

it('a flood of pages to render is refused when too many wait, and does not delay a cached page', async () => {
  await ask('/about')
  await ask('/nope')
  const flood = Promise.all(
    Array.from({ length: 200 }, (_, number) => ask(`/get-started?package=Own+${number}`)),
  )
  let rest = 200
  void flood.then(() => (rest = 0))
  expect((await ask('/about')).status).toBe(200)
  expect(rest).toBe(200)
  const flooded = await flood
  expect(new Set(flooded.map(({ status }) => status))).toEqual(new Set([200, 503]))
  const busy = flooded.find(({ status }) => status === 503)!
  expect(busy.headers.get('retry-after')).toBe('5')
})

it('without SITE_URL, a page for a made-up Host header is never cached', async () => {
  const own = await startTestSite({ environment: { SITE_URL: '' } })
  const askAt = (host: string) => own.request('/about', { headers: { host } })
  for (const response of [await askAt('evil.example'), await askAt('evil.example')]) {
    expect(factsOf(response, 'etag', 'cache-control')).toEqual([200, null, 'private, no-cache'])
    expect(await response.text()).toContain('http://evil.example/about')
  }
  for (const host of ['localhost', '127.0.0.1', 'localhost']) {
    const response = await askAt(host)
    expect(response.headers.get('etag')).not.toBeNull()
    expect(await response.text()).not.toContain('evil.example')
  }
  expect(own.rendered()).toHaveLength(4)
})

it.each([
  [/\/favicon.svg/, 'image/svg+xml', 'max-age=3600', 'br'],
  [/\/social\/home.png/, 'image/png', 'max-age=3600', null],
  // The name of this file changes with its content.
  [/\/assets\/entry\.client-[\w-]+\.js/, javascript, 'max-age=31536000, immutable', 'br'],
])('the file %s may be cached as long as its name allows', async (pattern, type, age, coding) => {
  const [path = ''] = pattern.exec(await (await ask('/')).text()) ?? []
  const response = await ask(path, { 'accept-encoding': 'gzip, br' })
  const facts = factsOf(response, 'content-type', 'cache-control', 'content-encoding')
  expect(facts).toEqual([200, type, `public, ${age}`, coding])
})

it('the bounded store drops the page that was asked for longest ago', async () => {
  const body = new TextEncoder().encode('A page repeats many of its words, though not at once. '.repeat(40))
  const page = async () => ({ status: 200, headers: {}, body })
  const brotli = new Headers({ 'accept-encoding': 'br' })
  const cache = createPageCache(6000, 11, console.error)
  const useOf = async (key: string) => (await cache.respond(key, brotli, page)).cacheUse
  for (const key of ['/a', '/b', '/a', '/c']) await useOf(key)
  expect([await useOf('/a'), await useOf('/b')]).toEqual(['hit', 'render'])
  expect((await createPageCache(0, 11, console.error).respond('/a', brotli, page)).cacheUse).toBe('render')
})
