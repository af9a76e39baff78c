import type { PageAddress } from '~/page-addresses'

/**
 * The one address of all requests for the same page: its path and, in the order of the table, the parameters that it reads.
 * Whatever else a query holds changes nothing of the page, so that campaigns and strangers make no new ones.
 *
 * @param path as it was sent; other spellings of a path are answered, but not kept
 * @returns null when there is no such page for everybody, or a value makes one that is not worth keeping
 */
export function canonicalAddress(
  pages: Readonly<Record<string, PageAddress>>,
  path: string,
  search: string,
): string | null {
  const isData = path.endsWith('.data')
  const pagePath = isData ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path
  const page = Object.hasOwn(pages, pagePath) ? pages[pagePath] : undefined
  if (!page) return null
  // The plain address, which is asked for most, needs no more thought.
  if (!search) return path
  const declared = isData ? { ...page.query, _routes: [page.route] } : page.query
  const given = new URLSearchParams(search)
  const kept: string[] = []
  for (const [name, worthKeeping] of Object.entries(declared)) {
    const [value, ...more] = given.getAll(name)
    if (value === undefined) continue
    if (more.length > 0 || !worthKeeping.includes(value)) return null
    kept.push(`${name}=${encodeURIComponent(value)}`)
  }
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
