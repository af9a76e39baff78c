import { randomBytes as random } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { allPages } from '~/content/pages'
import { createPageCache } from '~/http/cache/page-cache'
import { startSite, type Site } from '../support/site'
import { entries, successAddress } from '../support/visitors'

let site: Site
beforeEach(async () => {
  site = await startSite()
})
afterEach(() => site.close())

const answers = 'business=shop&first=sell&source=few&followup=everything&budget=to-1000'
const shared = 'public, max-age=0, s-maxage=60'
const ask = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })

/** How often each path was rendered. */
const rendered = () => site.rendered()

describe('a page', () => {
  it.each(allPages.map(({ path }) => path))(
    '%s is rendered once, however often it is asked for',
    async (path) => {
      const [first, second] = [await ask(path), await ask(path)]
      expect(first.status).toBe(200)
      expect(await second.text()).toBe(await first.text())
      expect(rendered()).toEqual([path])
      expect(second.headers.get('cache-control')).toBe(shared)
      expect(second.headers.get('vary')).toBe('Accept-Encoding')
    },
  )

  it('is rendered once for all who ask while it is made', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('/launch')))
    const texts = new Set(await Promise.all(all.map((answer) => answer.text())))
    expect(texts.size).toBe(1)
    expect(rendered()).toEqual(['/launch'])
    expect(new Set(all.map(({ headers }) => headers.get('x-request-id'))).size).toBe(20)
  })

  it('has the headers that the first answer had, but for the request id', async () => {
    const headersOf = async () => {
      const { 'x-request-id': id, ...headers } = Object.fromEntries((await ask('/')).headers)
      return { id, headers }
    }
    const [first, second] = [await headersOf(), await headersOf()]
    expect(second.headers).toEqual(first.headers)
    expect(second.headers).toHaveProperty('content-security-policy')
    expect(second.id).not.toBe(first.id)
  })

  it('is cached as data too, for the page script', async () => {
    const texts = []
    for (const path of ['/about.data', '/about.data?_routes=routes%2Fabout', '/_root.data']) {
      const [first, second] = [await ask(path), await ask(path)]
      expect(second.headers.get('cache-control')).toBe(shared)
      expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
      texts.push(await second.text())
    }
    expect(new Set(texts).size).toBe(3)
    expect(rendered()).toEqual(['/about.data', '/about.data?_routes=routes%2Fabout', '/_root.data'])
  })

  it.each(['/about.data?_routes=root', '/about.data?_routes=made-up', '/About.data', '/about/.data'])(
    '%s, other data, is answered but not cached',
    async (path) => {
      const [first, second] = [await ask(path), await ask(path)]
      expect([first.status, second.status]).toEqual([200, 200])
      expect(rendered()).toHaveLength(2)
      expect(second.headers.get('cache-control')).toBe('private, no-cache')
    },
  )

  it.each([
    ['/About', '/about'],
    ['/about//?utm_source=a b', '/about?utm_source=a%20b'],
    ['/%61bout?x=%0d%0aSet-Cookie:a', '/about?x=%0d%0aSet-Cookie:a'],
    ['/Robots.txt', '/robots.txt'],
    ['//', '/'],
  ])('%s, another spelling, leads to %s without a rendering', async (path, location) => {
    const answer = await ask(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(location)
    expect(rendered()).toEqual([])
  })

  it('answers HEAD from the same memory, without a body', async () => {
    const page = await ask('/about', { 'accept-encoding': 'br' })
    const head = await site.request('/about', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    const { 'x-request-id': one, ...headers } = Object.fromEntries(head.headers)
    const { 'x-request-id': other, ...same } = Object.fromEntries(page.headers)
    expect(one).not.toBe(other)
    expect(headers).toEqual(same)
    expect(await head.text()).toBe('')
    expect(rendered()).toEqual(['/about'])
  })

  it.each(['/', '/about', '/quiz?business=shop', '/_root.data', '/about.data'])(
    '%s is kept whole when HEAD asks for it first',
    async (path) => {
      const head = await site.request(path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      const page = await (await ask(path)).text()
      const anew = await startSite()
      expect(page).toBe(await (await anew.request(path)).text())
      expect(page.length).toBeGreaterThan(100)
      await anew.close()
    },
  )

  it('has a line in the log for each request, wherever the answer came from', async () => {
    await ask('/about')
    await ask('/about')
    expect(site.logged('request')).toMatchObject([
      { path: '/about', status: 200 },
      { path: '/about', status: 200 },
    ])
  })
})

describe('the query of an address', () => {
  it('does not change the page by undeclared parameters, which no page shows', async () => {
    const first = await (await ask('/consultation?utm_source=mail&email=ann%40example.com')).text()
    for (let number = 0; number < 50; number += 1)
      await ask(`/consultation?utm_campaign=${number}&x=${number}`)
    const plain = await (await ask('/consultation')).text()
    expect(rendered()).toEqual(['/consultation'])
    expect(plain).toBe(first)
    expect(plain).not.toMatch(/utm|example\.com.*ann|ann%40/)
  })

  it('changes the page by declared parameters, whatever their order', async () => {
    const reversed = answers.split('&').toReversed().join('&')
    const texts = []
    for (const path of ['/quiz', `/quiz?${answers}`, `/quiz?gclid=1&${reversed}`, '/quiz?business=shop']) {
      texts.push(await (await ask(path)).text())
    }
    expect(texts[1]).toBe(texts[2])
    expect(new Set(texts).size).toBe(3)
    expect(rendered()).toEqual(['/quiz', `/quiz?${answers}`, '/quiz?business=shop'])
  })

  it.each(['/get-started?package=Made+up', '/?package=Gold', '/quiz?business=x', '/quiz?at=first&at=result'])(
    '%s, with a made-up value, is answered but not cached',
    async (path) => {
      const [first, second] = [await ask(path), await ask(path)]
      expect([first.status, second.status]).toEqual([200, 200])
      expect(rendered()).toHaveLength(2)
      expect(second.headers.get('cache-control')).toBe('private, no-cache')
      expect(second.headers.get('etag')).toBeNull()
    },
  )
})

describe('never cached is', () => {
  it('the success box of one visitor', async () => {
    const address = await successAddress(site, consultationForm)
    const sent = await ask(address)
    expect(await sent.text()).toContain('K7F2-9QXM')
    expect(sent.headers.get('cache-control')).toBe('private, no-store')
    expect(await (await ask('/consultation')).text()).not.toContain('K7F2-9QXM')
    expect(await (await ask(address.replace('?', '.data?'))).text()).toContain('K7F2-9QXM')
    expect(await (await ask('/consultation.data')).text()).not.toContain('K7F2-9QXM')
  })

  it('the answer to a post', async () => {
    for (const name of ['Ann', 'Ben']) {
      const answer = await site.post(consultationForm, { ...entries(consultationForm), name, email: '' })
      expect(answer.status).toBe(422)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(await answer.text()).toContain(`value="${name}"`)
    }
    expect(await (await ask('/consultation')).text()).not.toContain('value="Ben"')
  })

  it.each([
    ['/nope', 404],
    ['/blog/4', 404],
    ['/%00', 404],
  ])('an error such as %s', async (path, status) => {
    for (const answer of [await ask(path), await ask(path)]) {
      expect(answer.status).toBe(status)
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(answer.headers.get('etag')).toBeNull()
    }
  })

  it('a page that failed: the next request renders it anew', async () => {
    site.failNextPage()
    const [first, waiting] = await Promise.all([ask('/about'), ask('/about')])
    expect([first.status, waiting.status]).toEqual([500, 200])
    expect((await ask('/about')).status).toBe(200)
    expect((await ask('/about')).headers.get('cache-control')).toBe(shared)
  })
})

describe('a client that has the page already', () => {
  it.each([
    ['by its tag', (etag: string) => etag],
    ['by a tag that a proxy weakened', (etag: string) => `W/${etag}`],
    ['by one of several tags', (etag: string) => `"other", ${etag}`],
    ['by a star', () => '*'],
  ])('hears %s that it has not changed', async (_, tagOf) => {
    const headers = { 'accept-encoding': 'br' }
    const etag = (await ask('/about', headers)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const answer = await ask('/about', { ...headers, 'if-none-match': tagOf(etag) })
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('cache-control')).toBe(shared)
    expect(answer.headers.get('content-length')).toBeNull()
  })

  it('gets it when the tag is another one', async () => {
    const answer = await ask('/about', { 'if-none-match': '"K7F2"' })
    expect(answer.status).toBe(200)
  })
})

describe('the coding of an answer', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync } as const
  it.each([
    ['br, gzip, deflate', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['GZIP;Q=1', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity', null],
    ['identity;q=0.5, br;q=0.1', null],
    ['br;q=0, gzip;q=0', null],
    ['deflate', null],
    ['', null],
    ['nonsense;;q=x,,', null],
  ])('for "%s" is %s', async (accepted, coding) => {
    const plain = await (await ask('/about')).text()
    for (const path of ['/about', '/about?package=1']) {
      const answer = await ask(path, { 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBe(coding)
      const body = Buffer.from(await answer.arrayBuffer())
      expect(Number(answer.headers.get('content-length'))).toBe(body.length)
      expect((coding ? decode[coding as keyof typeof decode](body) : body).toString()).toBe(plain)
    }
  })

  it('has a tag of its own, since its bytes are others', async () => {
    const tags = []
    for (const coding of ['br', 'gzip', 'identity']) {
      tags.push((await ask('/about', { 'accept-encoding': coding })).headers.get('etag'))
    }
    expect(new Set(tags).size).toBe(3)
  })

  it('is found for what is made for one visitor too', async () => {
    const answer = await ask('/nope', { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  })
})

describe('an error page', () => {
  it.each([
    ['an address without a page', 'GET', (number: number) => `/nope-${number}`, 404],
    ['an address without a post', 'GET', (number: number) => `/blog/${number + 4}`, 404],
    ['an address that is no text', 'GET', (number: number) => `/%00${number}`, 404],
    ['a path of 10,000 slashes', 'GET', (number: number) => `${'/'.repeat(10_000)}x${number}`, 404],
    ['a method', 'PUT', (number: number) => `/${number}`, 405],
  ])('of %s is rendered once for all', async (_, method, pathOf, status) => {
    for (let number = 0; number < 20; number += 1) {
      const answer = await site.request(pathOf(number), { method })
      expect(answer.status).toBe(status)
    }
    expect(rendered()).toHaveLength(1)
  })

  it('of a refused form is rendered once for all', async () => {
    for (let number = 0; number < 5; number += 1) {
      const values = { ...entries(consultationForm), name: String(number) }
      const answer = await site.post(consultationForm, values, { origin: 'https://evil.example' })
      expect(answer.status).toBe(403)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(rendered()).toHaveLength(1)
  })

  it('has no script, which would compare its address with the one it was rendered for', async () => {
    const text = await (await ask('/nope')).text()
    expect(text).not.toMatch(/type="(late\/)?module"|__remixContext/)
  })
})

describe('a flood of requests that have to be rendered', () => {
  it('is turned away where too many wait, and keeps nothing from memory waiting', async () => {
    await ask('/about')
    await ask('/nope')
    const flood = Promise.all(
      Array.from({ length: 1000 }, (_, number) => ask(`/get-started?package=Own+${number}`)),
    )
    let rest = 1000
    void flood.then(() => (rest = 0))
    expect((await ask('/about')).status).toBe(200)
    expect(rest).toBe(1000)
    const flooded = await flood
    expect(new Set(flooded.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const busy = flooded.find(({ status }) => status === 503)!
    expect(busy.headers.get('retry-after')).toBe('5')
    expect(await busy.text()).toContain('We are very busy just now')
  })

  it('is not one of requests that are refused: those take no turn', async () => {
    const refused = await Promise.all(
      Array.from({ length: 1000 }, () => site.request('/x', { method: 'PUT' })),
    )
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([405]))
    const [page] = await Promise.all([
      ask('/get-started?package=Own'),
      ...Array.from({ length: 1000 }, () => site.request('/x', { method: 'PUT' })),
    ])
    expect(page.status).toBe(200)
  })
})

describe('a made-up Host header where SITE_URL is unset', () => {
  let own: Site
  beforeEach(async () => {
    own = await startSite({ environment: { SITE_URL: '' } })
  })
  afterEach(() => own.close())

  it('gets a page for itself, which is not cached', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await own.request('/about', { headers: { host: 'evil.example' } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('etag')).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(await answer.text()).toContain('http://evil.example/about')
    }
    expect(own.rendered()).toHaveLength(2)
  })

  it('never changes what the names of this machine get, whose pages are cached', async () => {
    await own.request('/about', { headers: { host: 'evil.example' } })
    for (const host of ['localhost', '127.0.0.1', 'localhost']) {
      const answer = await own.request('/about', { headers: { host } })
      expect(answer.headers.get('etag')).not.toBeNull()
      expect(await answer.text()).not.toContain('evil.example')
    }
    expect(own.rendered()).toHaveLength(3)
  })
})

describe('a Host header where SITE_URL is set', () => {
  it('makes no page of its own', async () => {
    const named = await startSite({ environment: { SITE_URL: 'https://dayfive.example' } })
    for (const host of ['a.example', 'b.example', 'dayfive.example']) {
      expect((await named.request('/about', { headers: { host } })).status).toBe(200)
    }
    expect(named.rendered()).toEqual(['/about'])
    await named.close()
  })
})

describe('a file', () => {
  it.each([
    ['/favicon.svg', 'public, max-age=3600', 'image/svg+xml'],
    ['/social/home.png', 'public, max-age=3600', 'image/png'],
  ])('%s is checked again after an hour, by its tag', async (path, cacheControl, type) => {
    const first = await ask(path)
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe(cacheControl)
    expect(first.headers.get('content-type')).toContain(type)
    const again = await ask(path, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('whose name changes with its content is kept for ever, and compressed by the build', async () => {
    const page = await (await ask('/')).text()
    const [script = ''] = /\/assets\/entry\.client-[\w-]+\.js/.exec(page) ?? []
    const answer = await ask(script, { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('content-encoding')).toBe('br')
  })

  it.each([
    '/assets',
    '/assets/',
    '/assets/../server.js',
    '/assets/%2e%2e/%2e%2e/server.js',
    '/favicon.svg.br',
  ])('%s is none', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

const randomBytes = (bytes: number) => new Uint8Array(random(bytes))

describe('the store', () => {
  const request = new Headers()
  const answerFrom = (cache: ReturnType<typeof createPageCache>, key: string, bytes: number) =>
    cache.answer(key, request, async () => ({ status: 200, headers: {}, body: randomBytes(bytes) }))
  const useOf = async (answered: ReturnType<typeof answerFrom>) => (await answered).cacheUse

  it('evicts the least recently used pages once it is full', async () => {
    const cache = createPageCache(300_000)
    await answerFrom(cache, '/a', 40_000)
    await answerFrom(cache, '/b', 40_000)
    expect(await useOf(answerFrom(cache, '/a', 40_000))).toBe('hit')
    await answerFrom(cache, '/c', 40_000)
    expect(await useOf(answerFrom(cache, '/a', 40_000))).toBe('hit')
    expect(await useOf(answerFrom(cache, '/b', 40_000))).toBe('render')
  })

  const text = 'A page repeats many of its words, though not at once. '.repeat(40)
  const page = async () => ({ status: 200, headers: {}, body: new TextEncoder().encode(text) })
  const brotli = new Headers({ 'accept-encoding': 'br' })
  const brotliOf = async (cache: ReturnType<typeof createPageCache>, key: string) =>
    Buffer.from((await cache.answer(key, brotli, page)).body!)

  it('answers at once with a page that is compressed quickly, and soon with a smaller one', async () => {
    const cache = createPageCache(300_000)
    const first = await brotliOf(cache, '/a')
    await expect.poll(async () => (await brotliOf(cache, '/a')).length).toBeLessThan(first.length)
    for (const body of [first, await brotliOf(cache, '/a')]) {
      expect(brotliDecompressSync(body).toString()).toBe(text)
    }
  })

  it('goes on with the first one, and says so, when it cannot be made smaller', async () => {
    const report = vi.fn<(error: unknown) => void>()
    const refusedByZlib = 11n as unknown as number
    const cache = createPageCache(300_000, refusedByZlib, report)
    const first = await brotliOf(cache, '/a')
    await expect.poll(() => report.mock.calls.length).toBe(1)
    expect(await brotliOf(cache, '/a')).toEqual(first)
  })

  it('does not take a page that is larger than all of it', async () => {
    const cache = createPageCache(1000)
    await answerFrom(cache, '/a', 1001)
    expect(await useOf(answerFrom(cache, '/a', 1001))).toBe('render')
  })

  it('keeps nothing where it is switched off, as in development', async () => {
    const cache = createPageCache(0)
    await answerFrom(cache, '/a', 10)
    expect(await useOf(answerFrom(cache, '/a', 10))).toBe('render')
  })
})
