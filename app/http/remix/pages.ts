import type { AppLoadContext } from '@remix-run/node'
import { machineFiles, movedPages } from '~/content/pages'
import { clientKey } from '~/platform/client-key'
import { Fault } from '~/platform/fault'
import { plainText, type SiteResponse, type HandledResponse, type HeaderRecord } from '../request/response'
import type { PageCache } from '../cache/page-cache'
import { admit, isReading, refusalHeaders, refusals, refusedReport, type Refusal } from '../policy/admission'
import type { RequestInfo } from '../request/request-info'
import { createLoadContext, type LoadContextOptions } from './load-context'
import { plainErrorPage, plainFormPage } from './plain-pages'
import type { PageSource } from './page-source'
import { pageUrl, type PageUrl } from './page-table'
import { createFairQueue } from '~/platform/fair-queue'

interface PagesOptions extends LoadContextOptions {
  source: Pick<PageSource, 'handlePage' | 'pageTable'>
  cache: PageCache
}

/** Adapts requests to Remix, which sees the public origin and the declared parameters. */
export function createPages(options: PagesOptions) {
  const { source, cache, reportError, now, contactEmail } = options
  const enter = createFairQueue({ perClient: 32, total: 512 })
  const loadContext = createLoadContext(options, enter)
  const urlOf = (info: RequestInfo) => pageUrl(source.pageTable(), info, now)

  return { respond, errorPage }

  /** Synchronous for a stored page. Throws or rejects on an unexpected error. */
  function respond(info: RequestInfo): HandledResponse | Promise<HandledResponse> {
    if (!isReading(info.method)) return post(info)
    const moved = movedPages[info.page]
    if (moved) return redirectTo(moved, info.search)
    if (!source.pageTable().has(info.page) && !Object.hasOwn(machineFiles, info.page))
      return errorPage(404, info, {}, /^\/blog\/[^/]+$/.test(info.page) ? 'blog' : 'error')
    if (!info.isData && info.path !== info.page) return redirectTo(info.page, info.search)
    if (info.publicOrigin === null) return refusalPage(info, refusals.badHost)
    const url = urlOf(info)
    return cache.respond(url.key, info.headers, () => read(info, url))
  }

  async function read(info: RequestInfo, url: PageUrl): Promise<HandledResponse> {
    const context = loadContext(info)
    // HEAD is read as GET, since the body is cached.
    const request = new Request((info.publicOrigin ?? '') + url.path)
    const receipt = info.form && (await context.readReceipt(info.form, new URL(request.url).searchParams))
    // The success page is part of sending a form, so it goes first too.
    const isOnceForAll = url.key !== null && !url.key.includes('?')
    const lane = isOnceForAll || receipt?.kind === 'given' ? 'first' : 'others'
    const entering = enter(lane, clientKey(info.clientIp))
    if (!entering) return refusalPage(info, refusals.busy)
    await entering
    const rendered = await handle(info, request, context)
    return url.isStorable ? rendered : withCaching(rendered, 'no-store')
  }

  async function post(info: RequestInfo): Promise<HandledResponse> {
    const admitted = await admit(info)
    if ('reason' in admitted) return refuse(info, admitted)
    const { form, body, publicOrigin } = admitted
    // Remix would compare Origin, which is checked already, with hosts that a proxy may have rewritten.
    const headers = { 'content-type': info.headers.get('content-type') ?? '' }
    const request = new Request(publicOrigin + urlOf(info).path, { method: 'POST', headers, body })
    const context = loadContext(info)
    const handled = await handle(info, request, context).catch((error: unknown) => {
      reportError(error, info.requestId)
      return refusalPage(info, refusals.failed)
    })
    const { submitted } = context
    if (!submitted) return refuse(info, handled.status === 400 ? refusals.brokenBody : refusals.failed)
    const { report: submission, rendering } = submitted
    const isLost = rendering === 'queueFull' || (rendering === 'granted' && handled.status === 500)
    // Neither a full queue nor a failing page may lose the visitor's words.
    if (submitted.kind === 'form' && isLost)
      return { ...plainFormPage(form, submitted, contactEmail), submission }
    // Firefox cannot go back to a page that it may not store (ui/form/use-back-after-sending.ts).
    return { ...withCaching(handled, rendering === 'granted' ? 'no-cache' : 'no-store'), submission }
  }

  async function refuse(info: RequestInfo, refusal: Refusal): Promise<HandledResponse> {
    const { form, method } = info
    // The connection has answered a slow client already.
    const page = refusal.status === 408 ? plainText(408, '') : await refusalPage(info, refusal)
    return form && method === 'POST' ? { ...page, submission: refusedReport(form.id, refusal) } : page
  }

  async function handle(info: RequestInfo, request: Request, context: AppLoadContext): Promise<SiteResponse> {
    const response = await source.handlePage(request, context)
    // Remix sends a line of text if its error page fails.
    if (response.status === 500 && !info.isData) return errorPage(500, info)
    const rendered = await siteResponse(response)
    return response.status === 200 || rendered.headers['cache-control']
      ? rendered
      : withCaching(rendered, 'no-cache')
  }

  function refusalPage(info: RequestInfo, refusal: Refusal): Promise<HandledResponse> {
    return errorPage(refusal.status, info, refusalHeaders(refusal, info))
  }

  /** The same for all requests. Never rejects. The route of the blog renders the page for a missing post. */
  async function errorPage(status: number, info: RequestInfo, own: HeaderRecord = {}, route = 'error') {
    const render = async () => {
      const request = new Request(`http://localhost/${route}/${status}`)
      const response = await source.handlePage(request, loadContext({ ...info, publicOrigin: null }))
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
      if (response.status !== status || !isPage)
        throw new Fault(`The error page for ${status} could not be rendered`)
      return siteResponse(response)
    }
    const rendered = cache.respond(`${route} ${status}`, info.headers, render)
    const page: HandledResponse = await Promise.resolve(rendered).catch((error: unknown) => {
      reportError(error, info.requestId)
      return plainErrorPage(status)
    })
    return { ...page, headers: { ...page.headers, ...own } }
  }
}

function withCaching(response: SiteResponse, privately: 'no-cache' | 'no-store'): SiteResponse {
  return { ...response, headers: { ...response.headers, 'cache-control': `private, ${privately}` } }
}

/** For another spelling of a page's path, such as `/Launch/`, and for a former one. */
function redirectTo(page: string, search: string): SiteResponse {
  // Parsing encodes bytes that are invalid in a header.
  const location = page.replace(/(?=#|$)/, () => new URL(`http://localhost/${search}`).search)
  return { status: 308, headers: { location, 'cache-control': 'private, no-cache' }, body: null }
}

async function siteResponse(response: Response): Promise<SiteResponse> {
  const body = response.body && new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}
