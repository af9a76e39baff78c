import type { AppLoadContext } from '@remix-run/node'
import { movedPages } from '~/content/pages'
import { clientKey } from '~/platform/client-key'
import { Fault } from '~/platform/fault'
import type { Answer, Answered, HeaderRecord } from '../request/response'
import type { PageCache } from '../cache/page-cache'
import { isReading, refusalHeaders, refusals, type Refusal } from '../policy/admission'
import type { RequestFacts } from '../request/request-info'
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
  const addressOf = (facts: RequestFacts) => pageAddress(source.pageTable(), facts, now)
  const post = createPost({ ...options, loadContext, addressOf, handle, refusalPage })

  return { answer, errorPage }

  /** At once if it is stored. Throws or rejects on an unexpected error. */
  function answer(facts: RequestFacts): Answered | Promise<Answered> {
    if (!isReading(facts.method)) return post(facts)
    const moved = movedPages[facts.page]
    if (moved) return redirectTo(308, canonicalOf({ page: moved, search: facts.search }))
    const table = source.pageTable()
    const place = placeOf(table, facts.page)
    if (place === 'nothing') return errorPage(404, facts)
    if (place === 'no post') return errorPage('no post', facts)
    if (!facts.isData && facts.path !== facts.page) return redirectTo(308, canonicalOf(facts))
    if (facts.publicOrigin === null) return refusalPage(facts, refusals.badHost)
    const address = addressOf(facts)
    const key = cacheKey(facts, address)
    const isOnceForAll = key !== null && !key.includes('?')
    return cache.answer(key, facts.headers, () => read(facts, address, isOnceForAll))
  }

  async function read(facts: RequestFacts, address: PageAddress, isOnceForAll: boolean): Promise<Answered> {
    const context = loadContext(facts)
    // HEAD becomes GET, because the body is cached.
    const request = new Request((facts.publicOrigin ?? '') + address.path)
    const receipt = facts.form && (await context.readReceipt(facts.form, new URL(request.url).searchParams))
    // The page after a form that was sent is part of sending it.
    const lane = isOnceForAll || receipt?.kind === 'given' ? 'first' : 'others'
    const entering = enter(lane, clientKey(facts.clientAddress))
    if (!entering) return refusalPage(facts, refusals.busy)
    await entering
    const rendered = await handle(facts, request, context)
    return address.isStorable ? rendered : noStore(rendered)
  }

  async function handle(facts: RequestFacts, request: Request, context: AppLoadContext): Promise<Answer> {
    const response = await source.handlePage(request, context)
    // Remix sends a line of text when rendering the error page fails.
    if (response.status === 500 && !facts.isData) return errorPage(500, facts)
    const rendered = await answerOf(response)
    return response.status === 200 || rendered.headers['cache-control']
      ? rendered
      : { ...rendered, headers: { ...rendered.headers, 'cache-control': 'private, no-cache' } }
  }

  function refusalPage(facts: RequestFacts, refusal: Refusal): Promise<Answered> {
    return errorPage(refusal.status, facts, refusalHeaders(refusal, facts))
  }

  /** Does not depend on the request. Never rejects. */
  async function errorPage(failing: Failing, facts: RequestFacts, own: HeaderRecord = {}): Promise<Answered> {
    const rendered = cache.answer(`error ${failing}`, facts.headers, () => renderErrorPage(failing, facts))
    const page = await Promise.resolve(rendered).catch((error: unknown) => {
      reportError(error, facts.requestId)
      return plainErrorPage(statusOf(failing))
    })
    return { ...page, headers: { ...page.headers, ...own } }
  }

  async function renderErrorPage(failing: Failing, facts: RequestFacts): Promise<Answer> {
    // The page for a missing post is rendered by the route of the blog.
    const path = failing === 'no post' ? '/blog/none' : '/none'
    const status = statusOf(failing)
    const response = await source.handlePage(new Request(`http://localhost${path}`), {
      ...loadContext({ ...facts, publicOrigin: null }),
      refusal: failing === 'no post' ? null : { status },
    })
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    if (response.status !== status || !isPage) {
      throw new Fault(`The error page for ${failing} could not be rendered`)
    }
    return answerOf(response)
  }
}

function statusOf(failing: Failing): number {
  return failing === 'no post' ? 404 : failing
}

function noStore<Given extends Answer>(answer: Given): Given {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } }
}

/** Of another spelling of a page's path, such as `/Launch/`; parsed to encode bytes that are invalid in a header. */
function canonicalOf({ page, search }: Pick<RequestFacts, 'page' | 'search'>): string {
  return page + new URL(`http://localhost/${search}`).search
}

function redirectTo(status: number, location: string): Answer {
  return { status, headers: { location, 'cache-control': 'private, no-cache' }, body: null }
}

async function answerOf(response: Response): Promise<Answer> {
  const body = response.body && new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}
