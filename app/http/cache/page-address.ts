import { fileAddresses, type PageAddress } from '~/page-addresses'

type Pages = Readonly<Record<string, PageAddress>>

/** What stands at a path: a page, a generated file, a blog address without a post, or nothing. */
export type Place = 'page' | 'file' | 'no post' | 'nothing'

/** @param page a path as its route is spelt */
export function placeOf(pages: Pages, page: string): Place {
  if (Object.hasOwn(pages, page)) return 'page'
  if (fileAddresses.includes(page)) return 'file'
  return /^\/blog\/[^/]+$/.test(page) ? 'no post' : 'nothing'
}

/**
 * The one address of all requests for the same page: its path and, in the order of the table, the parameters that it reads.
 * Whatever else a query holds changes nothing of the page, so that campaigns and strangers make no new ones.
 *
 * @param path as it was sent; other spellings of a path are answered, but not kept
 * @returns null when there is no such page for everybody, or a value makes one that is not worth keeping
 */
export function canonicalAddress(pages: Pages, path: string, search: string): string | null {
  const isData = path.endsWith('.data')
  const pagePath = isData ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path
  const page = Object.hasOwn(pages, pagePath) ? pages[pagePath] : undefined
  if (!page) return null
  // The plain address, which is asked for most, needs no more thought.
  if (!search) return path
  const given = new URLSearchParams(search)
  const kept: string[] = []
  for (const [name, worthKeeping] of Object.entries(declaredBy(page, isData))) {
    const [value, ...more] = given.getAll(name)
    if (value === undefined) continue
    if (more.length > 0 || !worthKeeping.includes(value)) return null
    kept.push(pair(name, value))
  }
  return withQuery(path, kept)
}

// Every value that means something is shorter.
const longestValue = 200

/**
 * The address under which a page is rendered for one request: its path as its route is spelt, and of the query the parameters
 * that it reads, unless it is given twice. The router sees
 * nothing else of what a client makes up, and copies of a long query cost nothing.
 *
 * @param page a path as its route is spelt
 */
export function declaredAddress(pages: Pages, page: string, isData: boolean, search: string): string {
  const path = isData ? `${page === '/' ? '/_root' : page}.data` : page
  const declared = pages[page] && declaredBy(pages[page], isData)
  if (!search || !declared) return path
  const given = new URLSearchParams(search)
  const kept = Object.keys(declared).flatMap((name) => {
    const [value, ...more] = given.getAll(name)
    return value === undefined || more.length > 0 || value.length > longestValue ? [] : [pair(name, value)]
  })
  return withQuery(path, kept)
}

function declaredBy(page: PageAddress, isData: boolean): PageAddress['query'] {
  return isData ? { ...page.query, _routes: [page.route] } : page.query
}

function pair(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value.toWellFormed())}`
}

function withQuery(path: string, pairs: readonly string[]): string {
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
