import { expect, it } from 'vitest'
import { indexedPages } from '~/content/indexed-pages'
import { addresses } from '../support/addresses'
import { parseHtml } from '../support/parse-html'
import { startFileSite } from '../support/test-servers'

const origin = 'https://dayfive.test'

const site = await startFileSite({ environment: { SITE_URL: origin } })

/** The response at an address, and its links. */
interface Found {
  status: number
  /** Absolute addresses of pages and their parts. */
  links: string[]
  /** Absolute addresses of what the page loads, shows or announces. */
  assets: string[]
  ids: Set<string>
  document: Document | null
}

/** A conversation could go on without end. */
const goesOn = (address: string) => /ask=.*ask=/.test(address)

async function look(address: string): Promise<Found> {
  const response = await site.request(address)
  // An empty form, such as that of a draft, redirects.
  if (response.status === 303) return look(response.headers.get('location')!)
  const { status } = response
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    await response.arrayBuffer()
    return { status, links: [], assets: [], ids: new Set(), document: null }
  }
  const document = parseHtml(await response.text())
  const named = (...names: string[]) =>
    names.flatMap((each) => {
      const [, attribute = ''] = /\[(\w+)\]$/.exec(each)!
      return [...document.querySelectorAll(each)].map((element) => element.getAttribute(attribute)!)
    })
  const srcSets = named('[srcset]').flatMap((set) => set.split(/,\s+/).map((each) => each.split(' ')[0]!))
  const absolute = (found: string[]) => [
    ...new Set(found.map((each) => new URL(each, origin + address).href)),
  ]
  return {
    status,
    links: absolute(named('a[href]', 'form[action]')).filter((link) => !goesOn(link)),
    assets: absolute([...named('link[href]', '[src]', 'meta[property="og:image"][content]'), ...srcSets]),
    ids: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
    document,
  }
}

/** The canonical address of a page; undefined if it is not indexed. */
const canonicalOf = ({ document }: Found) =>
  document?.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined

const isOurs = (address: string) => address.startsWith(`${origin}/`)
const withoutOrigin = (address: string) => address.slice(origin.length).replace(/#.*/, '')

/** Follows every link of ours from the given addresses on. */
async function crawl(from: string[], known = new Map<string, Found>()): Promise<Map<string, Found>> {
  const found = new Map(known)
  const waiting = [...from]
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (found.has(address)) continue
    const page = await look(address)
    found.set(address, page)
    waiting.push(...page.links.filter(isOurs).map(withoutOrigin))
  }
  return found
}

const pages = await crawl(['/'])
/** All pages, and every state of a page that has an address. */
const states = await crawl(addresses, pages)

// tests/http/files.test.ts has the sitemap, which lists them.
it('a crawl from the home page finds every indexed page, each with a title and description of its own', () => {
  const canonical = new Map(
    [...pages.values()].filter(canonicalOf).map((page) => [canonicalOf(page), page.document!]),
  )
  expect(new Set(canonical.keys())).toEqual(new Set(indexedPages.map(({ path }) => origin + path)))
  const titles = [...canonical.values()].map(({ title }) => title)
  const descriptions = [...canonical.values()].map((document) =>
    document.querySelector('meta[name=description]')?.getAttribute('content'),
  )
  expect(new Set(titles).size).toBe(canonical.size)
  expect(new Set(descriptions).size).toBe(canonical.size)
})

it('every link in every state of a page leads to a page, and to a part of it that exists', () => {
  const leadsOn = (link: string) => {
    const { status, ids } = states.get(withoutOrigin(link))!
    const part = new URL(link).hash.slice(1)
    return status === 200 && (!part || ids.has(part))
  }
  const dead = [...states].flatMap(([address, { links }]) =>
    links.filter((link) => isOurs(link) && !leadsOn(link)).map((link) => `${link} on ${address}`),
  )
  expect(dead).toEqual([])
})

it('every file that a state of a page loads or names exists, and is ours', async () => {
  const named = new Map(
    [...states].flatMap(([address, { assets }]) => assets.map((asset) => [asset, address] as const)),
  )
  expect(named.size).toBeGreaterThan(40)
  const missing = []
  for (const [asset, address] of named)
    if (!isOurs(asset) || (await look(withoutOrigin(asset))).status !== 200)
      missing.push(`${asset} on ${address}`)
  expect(missing).toEqual([])
})
