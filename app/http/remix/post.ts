import type { AppLoadContext } from '@remix-run/node'
import type { SiteResponse, HandledResponse } from '../request/response'
import { admit, refusals, refusedReport, type Refusal } from '../policy/admission'
import type { RequestInfo } from '../request/request-info'
import { plainFormPage } from './plain-pages'

interface PostOptions {
  loadContext(info: RequestInfo): AppLoadContext
  addressOf(info: RequestInfo): { path: string }
  handle(info: RequestInfo, request: Request, context: AppLoadContext): Promise<SiteResponse>
  refusalPage(info: RequestInfo, refusal: Refusal): Promise<HandledResponse>
  reportError(error: unknown, requestId?: string): void
  contactEmail: string
}

/** Answers a post: it is admitted or refused, its page's action takes it, and the form comes back or the visitor goes on. */
export function createPost(options: PostOptions) {
  const { loadContext, addressOf, handle, refusalPage, reportError, contactEmail } = options

  return async function post(info: RequestInfo): Promise<HandledResponse> {
    const admitted = await admit(info)
    if ('reason' in admitted) return refuse(info, admitted)
    const { form, body, publicOrigin } = admitted
    // Without Origin, which is checked already: Remix would compare it with hosts that a proxy may have rewritten.
    const headers = { 'content-type': info.headers.get('content-type') ?? '' }
    const request = new Request(publicOrigin + addressOf(info).path, { method: 'POST', headers, body })
    const context = loadContext(info)
    const handled = await handle(info, request, context).catch((error: unknown) => {
      reportError(error, info.requestId)
      return refusalPage(info, refusals.failed)
    })
    // Left by the action.
    const { taken } = context
    if (!taken) return refuse(info, handled.status === 400 ? refusals.brokenBody : refusals.failed)
    const { report: submission, hasTurn } = taken
    // Neither a full queue nor a page that fails may cost a visitor the words.
    if (taken.kind === 'form' && !info.isData && (!hasTurn || handled.status === 500))
      return { ...plainFormPage(form, taken, contactEmail), submission }
    // Firefox can't go Back to a page that it may not store.
    const cacheControl = hasTurn ? 'private, no-cache' : 'private, no-store'
    return { ...handled, headers: { ...handled.headers, 'cache-control': cacheControl }, submission }
  }

  async function refuse(info: RequestInfo, refusal: Refusal): Promise<HandledResponse> {
    const { form, method } = info
    const page = await refusalPage(info, refusal)
    return form && method === 'POST' ? { ...page, submission: refusedReport(form.id, refusal) } : page
  }
}
