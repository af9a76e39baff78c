import { JSDOM } from 'jsdom'
import { parseRssFeed } from 'feedsmith'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../support/site'
import { readPage } from '../support/visitors'

const now = Date.UTC(2026, 10, 21, 15, 30)
const dayMs = 24 * 60 * 60 * 1000

let site: Site
beforeAll(async () => {
  site = await startSite({
    environment: { SITE_URL: 'https://dayfive.test', CONTACT_EMAIL: 'owner@dayfive.test' },
    replace: () => ({ now: () => now }),
  })
})
afterAll(() => site.close())

const textOf = async (path: string, from = site) => (await from.request(path)).text()

const files = [
  { path: '/robots.txt', type: 'text/plain; charset=utf-8' },
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8' },
  { path: '/rss.xml', type: 'application/rss+xml; charset=utf-8' },
  { path: '/.well-known/security.txt', type: 'text/plain; charset=utf-8' },
]

describe.each(files)('$path', ({ path, type }) => {
  it('says what it is and how long it may be kept', async () => {
    const { status, headers } = await site.request(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('answers HEAD as GET, without the body', async () => {
    const answer = await site.request(path, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(await answer.text()).toBe('')
  })

  it('travels compressed', async () => {
    const { headers } = await site.request(path, { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('content-encoding')).toBe('br')
  })

  it.each(['PUT', 'POST', 'DELETE'])('refuses %s with a page that says so', async (method) => {
    const answer = await site.request(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(await answer.text()).toContain('That is not possible here')
  })
})

it('robots.txt allows everything and names the sitemap', async () => {
  expect(await textOf('/robots.txt')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://dayfive.test/sitemap.xml\n',
  )
})

describe('the sitemap', () => {
  it('lists every page for search engines with a day on which its words changed', async () => {
    const { document } = new JSDOM(await textOf('/sitemap.xml'), { contentType: 'application/xml' }).window
    expect(document.documentElement.localName).toBe('urlset')
    expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const entries = [...document.querySelectorAll('url')].map((url) => ({
      loc: url.querySelector('loc')!.textContent!,
      lastmod: url.querySelector('lastmod')!.textContent!,
    }))
    expect(entries.map(({ loc }) => loc)).toEqual(
      [
        '/',
        '/quiz',
        '/about',
        '/launch',
        '/consultation',
        '/get-started',
        '/privacy',
        '/questions',
        '/when-the-assistant-is-wrong',
        '/launch/starter',
        '/launch/growth',
        '/launch/sales-machine',
        '/blog/0',
        '/blog/1',
        '/blog/2',
        '/blog/3',
      ].map((path) => `https://dayfive.test${path}`),
    )
    for (const { lastmod } of entries) {
      expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(new Date(lastmod).getTime()).toBeLessThanOrEqual(Date.now())
    }
  })

  it('lists exactly the pages that may be listed, each under its own address', async () => {
    const listed = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.*)<\/loc>/g)].map((match) => match[1]!)
    for (const address of listed) {
      const { document } = await readPage(await site.request(new URL(address).pathname))
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address)
      expect(document.querySelector('meta[name=robots]')).toBeNull()
    }
  })
})

describe('the feed', () => {
  it('holds every post whole, the newest first', async () => {
    const feed = parseRssFeed(await textOf('/rss.xml'))
    expect(feed).toMatchObject({
      title: 'Dayfive blog',
      link: 'https://dayfive.test/',
      description: 'Short reads for people who run a business and have no time to read.',
      language: 'en-us',
      lastBuildDate: 'Sun, 22 Nov 2026 00:00:00 GMT',
      atom: {
        links: [{ href: 'https://dayfive.test/rss.xml', rel: 'self', type: 'application/rss+xml' }],
      },
    })
    expect(feed.items?.map(({ link, pubDate }) => [link, pubDate])).toEqual([
      ['https://dayfive.test/blog/0', 'Tue, 17 Sep 2024 00:00:00 GMT'],
      ['https://dayfive.test/blog/1', 'Tue, 09 Jul 2024 00:00:00 GMT'],
      ['https://dayfive.test/blog/2', 'Tue, 14 May 2024 00:00:00 GMT'],
      ['https://dayfive.test/blog/3', 'Tue, 12 Mar 2024 00:00:00 GMT'],
    ])
    for (const item of feed.items ?? []) {
      const { document } = await readPage(await site.request(new URL(item.link!).pathname))
      expect(item.title).toBe(document.querySelector('h1')?.textContent)
      expect(item.guid).toMatchObject({ value: item.link })
      expect(item.description).toBe(document.querySelector('meta[name=description]')?.getAttribute('content'))
      const passages = (root: ParentNode, within: string) =>
        [...root.querySelectorAll(`${within} > :is(p, h2, ul)`)].map((passage) => passage.outerHTML)
      const body = new JSDOM(item.content?.encoded).window.document
      expect(passages(body, 'body')).toEqual(passages(document, 'article .prose'))
      expect(passages(body, 'body').length).toBeGreaterThan(10)
    }
  })

  it('uses absolute URLs, and pictures that other sites may embed', async () => {
    const { items = [] } = parseRssFeed(await textOf('/rss.xml'))
    for (const item of items) {
      const body = new JSDOM(item.content?.encoded).window.document
      const addresses = [...body.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src')!,
      )
      expect(addresses).toEqual([`https://dayfive.test/social/blog-${item.link!.at(-1)}.png`])
      expect(body.querySelector('img')?.getAttribute('alt')).toMatch(/\w+/)
      const picture = await site.request(new URL(addresses[0]!).pathname)
      expect(picture.headers.get('content-type')).toBe('image/png')
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })

  it('is well-formed XML', async () => {
    const { document } = new JSDOM(await textOf('/rss.xml'), { contentType: 'application/xml' }).window
    expect(document.documentElement.getAttribute('version')).toBe('2.0')
  })
})

describe('security.txt', () => {
  const fieldsOf = (text: string) =>
    Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2)),
    ) as Record<string, string>

  it('has Contact and Expires (RFC 9116)', async () => {
    const fields = fieldsOf(await textOf('/.well-known/security.txt'))
    expect(fields).toEqual({
      Contact: 'mailto:owner@dayfive.test',
      Expires: '2027-05-20T00:00:00.000Z',
      'Preferred-Languages': 'en',
      Canonical: 'https://dayfive.test/.well-known/security.txt',
    })
  })

  it('never expires while the site runs, and never later than in a year', async () => {
    for (const years of [0, 1, 5]) {
      const later = now + years * 365.25 * dayMs
      const other = await startSite({ replace: () => ({ now: () => later }) })
      const expires = Date.parse(fieldsOf(await textOf('/.well-known/security.txt', other)).Expires!)
      expect(expires).toBeGreaterThan(later + 30 * dayMs)
      expect(expires).toBeLessThan(later + 365 * dayMs)
      await other.close()
    }
  })
})

describe('the icons', () => {
  const metadataOf = async (path: string) => {
    const answer = await site.request(path)
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    return { type: answer.headers.get('content-type'), format, sizes: `${width}x${height}` }
  }

  it.each([
    ['/favicon-32.png', '32x32'],
    ['/apple-touch-icon.png', '180x180'],
    ['/icon-512.png', '512x512'],
  ])('%s is %s', async (path, sizes) => {
    expect(await metadataOf(path)).toEqual({ type: 'image/png', format: 'png', sizes })
  })

  it('are also served at /favicon.ico', async () => {
    const answer = await site.request('/favicon.ico')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^image\//)
    const file = Buffer.from(await answer.arrayBuffer())
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1])
    const start = file.readUInt32LE(18)
    expect(start + file.readUInt32LE(14)).toBe(file.length)
    expect(await sharp(file.subarray(start)).metadata()).toMatchObject({ width: 32, height: 32 })
  })
})
