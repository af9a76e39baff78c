import { JSDOM } from 'jsdom'
import { parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { indexedPages } from '~/content/indexed-pages'
import { posts } from '~/content/posts'
import { site as content } from '~/content/site'
import { startFileSite, startTestSite } from '../support/test-servers'
import { readPage } from '../support/visitors'

const now = Date.UTC(2026, 10, 21, 15, 30)
const dayMs = 24 * 60 * 60 * 1000

const environment = { SITE_URL: 'https://dayfive.test', CONTACT_EMAIL: 'owner@dayfive.test' }
const site = await startFileSite({ environment, replace: () => ({ now: () => now }) })

const textOf = async (path: string, from = site) => (await from.request(path)).text()

it.each([
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/rss.xml', 'application/rss+xml'],
  ['/.well-known/security.txt', 'text/plain'],
])('%s has its type and age, responds to HEAD, and is compressed', async (path, type) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await site.request(path, { method, headers: { 'accept-encoding': 'br' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect((await response.text()) === '').toBe(method === 'HEAD')
  }
  const refused = await site.request(path, { method: 'POST' })
  expect(refused.status).toBe(405)
  expect(refused.headers.get('allow')).toBe('GET, HEAD')
})

it('robots.txt allows everything and names the sitemap', async () => {
  const lines = (await textOf('/robots.txt')).split('\n')
  expect(lines).toContain('Sitemap: https://dayfive.test/sitemap.xml')
  expect(lines.filter((line) => /^Disallow: *\S/i.test(line))).toEqual([])
})

// tests/http/head.test.ts has what their heads say.
it('the sitemap lists exactly the indexed pages, with the day of the last change', async () => {
  const { document } = new JSDOM(await textOf('/sitemap.xml'), { contentType: 'application/xml' }).window
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const entries = [...document.querySelectorAll('urlset > url')].map((url) => ({
    address: url.querySelector('loc')!.textContent!,
    changed: url.querySelector('lastmod')!.textContent!,
  }))
  expect(entries.map(({ address }) => address)).toEqual(
    indexedPages.map(({ path }) => `https://dayfive.test${path}`),
  )
  for (const { changed } of entries) expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/)
})

describe('the feed', () => {
  it('has every post in full, the newest first', async () => {
    const feed = parseRssFeed(await textOf('/rss.xml'))
    expect(feed).toMatchObject({
      title: content.feed,
      link: 'https://dayfive.test/blog',
      language: 'en-us',
      atom: { links: [{ href: 'https://dayfive.test/rss.xml', rel: 'self', type: 'application/rss+xml' }] },
    })
    expect(feed.items).toMatchObject(
      posts.map(({ published, path, category }) => ({
        link: `https://dayfive.test${path}`,
        pubDate: new Date(published).toUTCString(),
        categories: [{ name: category }],
      })),
    )
    for (const item of feed.items ?? []) {
      const { document } = await readPage(await site.request(new URL(item.link!).pathname))
      expect(item.title).toBe(document.querySelector('h1')?.textContent)
      expect(item.guid).toMatchObject({ value: item.link })
      expect(item.description).toBe(document.querySelector('meta[name=description]')?.getAttribute('content'))
      const passages = (root: ParentNode, within: string) =>
        [...root.querySelectorAll(`${within} > :is(p, h2, ul)`)].map((passage) => passage.outerHTML)
      // A feed needs absolute links.
      for (const link of document.querySelectorAll('.prose a'))
        link.setAttribute('href', new URL(link.getAttribute('href')!, item.link).href)
      const body = new JSDOM(item.content?.encoded).window.document
      expect(passages(body, 'body')).toEqual(passages(document, 'article .prose'))
      expect(passages(body, 'body')).not.toEqual([])
    }
  })

  it('uses absolute URLs, and pictures that other sites may embed', async () => {
    const { items = [] } = parseRssFeed(await textOf('/rss.xml'))
    for (const item of items) {
      const body = new JSDOM(item.content?.encoded).window.document
      const addresses = [...body.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src')!,
      )
      expect(addresses[0]).toBe(
        `https://dayfive.test/social/${item.link!.split('/').slice(-2).join('-')}.png`,
      )
      for (const address of addresses) expect(address).toMatch(/^[a-z]+:/)
      expect(body.querySelector('img')?.getAttribute('alt')).toMatch(/\w+/)
      const picture = await site.request(new URL(addresses[0]!).pathname)
      expect(picture.headers.get('content-type')).toBe('image/png')
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })
})

it.each([0, 5])('security.txt (RFC 9116) expires within a year, read %i years from now', async (years) => {
  const later = now + years * 365.25 * dayMs
  const other = await startTestSite({ environment, replace: () => ({ now: () => later }) })
  const text = await textOf('/.well-known/security.txt', other)
  expect(text).toMatch(/^Contact: mailto:owner@dayfive\.test$/m)
  expect(text).toMatch(/^Canonical: https:\/\/dayfive\.test\/\.well-known\/security\.txt$/m)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)![1]!)
  expect(expires).toBeGreaterThan(later + 30 * dayMs)
  expect(expires).toBeLessThan(later + 365 * dayMs)
})
