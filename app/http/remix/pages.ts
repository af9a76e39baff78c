import type { AppLoadContext } from '@remix-run/node'
import { movedPages } from '~/content/pages'
import { clientKey } from '~/platform/client-key'
import { Fault } from '~/platform/fault'
import type { SiteResponse, HandledResponse, HeaderRecord } from '../request/response'
import type { PageCache } from '../cache/page-cache'
import { isReading, refusalHeaders, refusals, type Refusal } from '../policy/admission'
import type { RequestInfo } from '../request/request-info'
import { createLoadContext, type LoadContextOptions } from './load-context'
import { plainErrorPage } from './plain-pages'
import type { PageSource } from './page-source'
import { cacheKey, pageAddress, placeOf, type PageAddress } from './page-table'
import { createPost } from './post'
import { createFairQueue } from '~/platform/fair-queue'

export interface PagesOptions extends LoadContextOptions {
  source: Pick<PageSource, 'handlePage' | 'pageTable'>
  cache: PageCache
}

/** The subject of an error page: a status, or a blog URL without a post. */
export type Failing = 400 | 403 | 404 | 405 | 413 | 500 | 503 | 'no post'

const queueLimits = { perClient: 32, total: 512 }

/** Adapts requests to Remix: a page gets the public origin and its declared parameters. Other requests get an error page. */
export function createPages(options: PagesOptions) {
  const { source, cache, reportError, now } = options
  const enter = createFairQueue(queueLimits)
  const loadContext = createLoadContext(options, enter)
  const addressOf = (info: RequestInfo) => pageAddress(source.pageTable(), info, now)
  const post = createPost({ ...options, loadContext, addressOf, handle, refusalPage })

  return { respond, errorPage }

  /** At once if it is stored. Throws or rejects on an unexpected error. */
  function respond(info: RequestInfo): HandledResponse | Promise<HandledResponse> {
    if (!isReading(info.method)) return post(info)
    const moved = movedPages[info.page]
    if (moved) return redirectTo(308, canonicalOf({ page: moved, search: info.search }))
    const table = source.pageTable()
    const place = placeOf(table, info.page)
    if (place === 'nothing') return errorPage(404, info)
    if (place === 'no post') return errorPage('no post', info)
    if (!info.isData && info.path !== info.page) return redirectTo(308, canonicalOf(info))
    if (info.publicOrigin === null) return refusalPage(info, refusals.badHost)
    const address = addressOf(info)
    const key = cacheKey(info, address)
    const isOnceForAll = key !== null && !key.includes('?')
    return cache.respond(key, info.headers, () => read(info, address, isOnceForAll))
  }

  async function read(
    info: RequestInfo,
    address: PageAddress,
    isOnceForAll: boolean,
  ): Promise<HandledResponse> {
    const context = loadContext(info)
    // HEAD becomes GET, because the body is cached.
    const request = new Request((info.publicOrigin ?? '') + address.path)
    const receipt = info.form && (await context.readReceipt(info.form, new URL(request.url).searchParams))
    // The page after a form that was sent is part of sending it.
    const lane = isOnceForAll || receipt?.kind === 'given' ? 'first' : 'others'
    const entering = enter(lane, clientKey(info.clientAddress))
    if (!entering) return refusalPage(info, refusals.busy)
    await entering
    const rendered = await handle(info, request, context)
    return address.isStorable ? rendered : noStore(rendered)
  }

  async function handle(info: RequestInfo, request: Request, context: AppLoadContext): Promise<SiteResponse> {
    const response = await source.handlePage(request, context)
    // Remix sends a line of text when rendering the error page fails.
    if (response.status === 500 && !info.isData) return errorPage(500, info)
    const rendered = await siteResponse(response)
    return response.status === 200 || rendered.headers['cache-control']
      ? rendered
      : { ...rendered, headers: { ...rendered.headers, 'cache-control': 'private, no-cache' } }
  }

  function refusalPage(info: RequestInfo, refusal: Refusal): Promise<HandledResponse> {
    return errorPage(refusal.status, info, refusalHeaders(refusal, info))
  }

  /** Does not depend on the request. Never rejects. */
  async function errorPage(
    failing: Failing,
    info: RequestInfo,
    own: HeaderRecord = {},
  ): Promise<HandledResponse> {
    const rendered = cache.respond(`error ${failing}`, info.headers, () => renderErrorPage(failing, info))
    const page = await Promise.resolve(rendered).catch((error: unknown) => {
      reportError(error, info.requestId)
      return plainErrorPage(statusOf(failing))
    })
    return { ...page, headers: { ...page.headers, ...own } }
  }

  async function renderErrorPage(failing: Failing, info: RequestInfo): Promise<SiteResponse> {
    // The page for a missing post is rendered by the route of the blog.
    const path = failing === 'no post' ? '/blog/none' : '/none'
    const status = statusOf(failing)
    const response = await source.handlePage(new Request(`http://localhost${path}`), {
      ...loadContext({ ...info, publicOrigin: null }),
      refusal: failing === 'no post' ? null : { status },
    })
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    if (response.status !== status || !isPage) {
      throw new Fault(`The error page for ${failing} could not be rendered`)
    }
    return siteResponse(response)
  }
}

function statusOf(failing: Failing): number {
  return failing === 'no post' ? 404 : failing
}

function noStore<Given extends SiteResponse>(response: Given): Given {
  return { ...response, headers: { ...response.headers, 'cache-control': 'private, no-store' } }
}

/** Of another spelling of a page's path, such as `/Launch/`; parsed to encode bytes that are invalid in a header. */
function canonicalOf({ page, search }: Pick<RequestInfo, 'page' | 'search'>): string {
  return page + new URL(`http://localhost/${search}`).search
}

function redirectTo(status: number, location: string): SiteResponse {
  return { status, headers: { location, 'cache-control': 'private, no-cache' }, body: null }
}

async function siteResponse(response: Response): Promise<SiteResponse> {
  const body = response.body && new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}
