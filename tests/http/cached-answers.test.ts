import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../support/site'

let site: Site
let port: string
beforeEach(async () => {
  site = await startSite({ environment: { TRUST_PROXY: '1' } })
  port = new URL(await site.listen()).port
})
afterEach(() => site.close())

interface Wire {
  status: number | undefined
  headers: Record<string, unknown>
  body: string
}

/** Sends a request over a real connection. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, method, headers: { host: 'site.test', ...headers } }, (answer) => {
      void text(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }))
    })
    asking.on('error', reject).end()
  })
}

const withoutItsOwn = ({ headers }: Wire) => {
  const { 'x-request-id': id, date, ...same } = headers
  expect(id).toMatch(/^[\w-]+$/)
  expect(date).toBeTruthy()
  return same
}

describe('an answer from the cache', () => {
  it.each(['/', '/quiz?business=shop', '/about.data'])('is for %s what was sent first', async (path) => {
    const [first, second] = [await ask(path), await ask(path)]
    expect(first.status).toBe(200)
    expect(second.body).toBe(first.body)
    expect(withoutItsOwn(second)).toEqual(withoutItsOwn(first))
    expect(site.rendered()).toEqual([path])
  })

  it.each([
    ['/nope', '/%00', '/none'],
    ['/blog/9', '/blog/none', '/blog/none'],
  ])('is for %s, where nothing is, the error page that was sent first', async (path, other, rendered) => {
    const [first, second] = [await ask(path), await ask(other)]
    expect(second).toMatchObject({ status: 404, body: first.body })
    expect(withoutItsOwn(second)).toEqual(withoutItsOwn(first))
    expect(await ask(path, { 'if-none-match': '*' })).toMatchObject({ status: 404 })
    expect(await ask(path, {}, 'HEAD')).toMatchObject({ status: 404, body: '' })
    for (const served of ['/healthz', '/readyz', '/favicon.svg', '/robots.txt', '/about.data']) {
      expect((await ask(served)).status, served).toBe(200)
    }
    expect((await ask(path, {}, 'PUT')).status).toBe(405)
    expect(site.rendered()).toEqual([rendered, '/robots.txt', '/about.data', '/none'])
  })

  it('has no body for HEAD and for a client that has the page', async () => {
    const { headers } = await ask('/about')
    const head = await ask('/about', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag: headers.etag } })
    expect(head.headers['content-length']).toBe(headers['content-length'])
    const known = await ask('/about', { 'if-none-match': String(headers.etag) })
    expect(known).toMatchObject({ status: 304, body: '' })
  })

  it.each(['/about', '/about.data', '/favicon.svg'])('has for %s a request id of its own', async (path) => {
    const first = await ask(path)
    const tag = { 'if-none-match': String(first.headers.etag) }
    const answers = [first, await ask(path), await ask(path, tag), await ask(path, {}, 'HEAD')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 200])
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length)
  })

  it('has the request id, the client and one line in the log, as every answer has', async () => {
    await ask('/about')
    const answer = await ask('/about?utm_source=mail', {
      'x-request-id': 'edge-42',
      'x-forwarded-for': '203.0.113.7',
    })
    expect(answer.headers['x-request-id']).toBe('edge-42')
    const [rendered, cached] = site.logged('request')
    expect(Object.keys(cached ?? {})).toEqual(Object.keys(rendered ?? {}))
    expect(cached).toMatchObject({
      level: 'info',
      requestId: 'edge-42',
      method: 'GET',
      path: '/about',
      status: 200,
      clientIp: '203.0.113.7',
    })
    expect(site.logged('request')).toHaveLength(2)
  })

  it.each([
    ['a post', 'POST', '/about', 405],
    ['a link to an earlier success', 'GET', '/consultation?sent=K7F2-9QXM', 200],
    ['a page that is not there', 'GET', '/nope', 404],
    ['an address that cannot be read', 'GET', '/%00', 404],
    ['a page at a host that is none', 'GET', '/about', 400],
  ])('is never %s', async (name, method, path, status) => {
    await ask('/about')
    await ask('/consultation')
    const headers: Record<string, string> = name.includes('a host') ? { host: 'a b<c>' } : {}
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(path, headers, method)
      expect(answer.status).toBe(status)
      expect(answer.headers['cache-control']).not.toBe('public, max-age=0, s-maxage=60')
    }
  })
})
