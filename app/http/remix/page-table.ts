import type { ServerBuild } from '@remix-run/node'
import { machineFiles } from '~/content/pages'
import { neverStored, type PageDeclaration, type SearchDeclaration } from '~/platform/page-loader.server'
import type { RequestInfo } from '../request/request-info'

export type PageTable = ReadonlyMap<
  string,
  { routeId: string; search: SearchDeclaration; version?: PageDeclaration['version'] }
>

export type PageUrl = ReturnType<typeof pageUrl>

export function readPageTable({ routes }: Pick<ServerBuild, 'routes'>): PageTable {
  const pages = Object.values(routes).flatMap(({ id: routeId, path: pattern = '', module }) => {
    const { paths = [`/${pattern}`], search = {}, version } = (module.loader ?? {}) as PageDeclaration
    const searchAt = typeof search === 'function' ? search : () => search
    return paths.map((path) => [path, { routeId, search: searchAt(path), version }] as const)
  })
  return new Map(pages.filter(([path]) => !/[:*]/.test(path) && !Object.hasOwn(machineFiles, path)))
}

// Longer than every meaningful value.
const maxValueLength = 200
/** Room for 500 code points of up to two units. */
const maxTextLength = 1000

/**
 * The canonical URL of a request: the route's path and the declared parameters in their order. All others, such as campaign tags,
 * are dropped, as are choices that are too long or repeated; typed texts are cut. `key` names the page in the cache, and is null
 * if requests of this URL may get different pages. Clients and proxies may keep only a page that is `isStorable`, without typed text.
 */
export function pageUrl(pages: PageTable, info: RequestInfo, now: () => number) {
  const { publicOrigin, requestHost, isOriginUntrusted, page, path: requestPath, search, isData } = info
  const declaration = pages.get(page)
  const ownPath = isData ? `${page === '/' ? '/_root' : page}.data` : page
  // Neither another spelling of the path is cached, nor a page with an origin that the client may have made up.
  let isShared = declaration !== undefined && requestPath === ownPath
  isShared &&= requestHost !== null && !isOriginUntrusted
  let isStorable = true
  const query: string[] = []
  if (search && declaration) {
    const declared = isData ? { ...declaration.search, _routes: [declaration.routeId] } : declaration.search
    const given = new URLSearchParams(search)
    for (const [name, cached] of Object.entries(declared)) {
      const values = given.getAll(name)
      const [value] = values
      if (value === undefined) continue
      isShared &&= values.length === 1 && Array.isArray(cached) && cached.includes(value)
      const isText = cached === neverStored
      isStorable &&= !isText
      if (!isText && (values.length > 1 || value.length > maxValueLength)) continue
      for (const each of values)
        query.push(`${name}=${encodeURIComponent(each.slice(0, maxTextLength).toWellFormed())}`)
    }
  }
  const path = query.length > 0 ? `${ownPath}?${query.join('&')}` : ownPath
  const version = declaration?.version ? `#${declaration.version(now())}` : ''
  return { path, key: isShared ? `${publicOrigin}${path}${version}` : null, isStorable }
}
