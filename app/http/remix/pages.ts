import { data, redirect, type AppLoadContext } from '@remix-run/node'
import type { SubmissionReport, Submit } from '~/enquiries/submit'
import type { Form } from '~/forms/form'
import type { Receipt } from '~/forms/receipt'
import { readReceipt, type Receipts } from '~/leads/receipts'
import type { Ask } from '~/showroom/ask'
import { Fault } from '~/platform/fault'
import type { Answer, Answered, HeaderRecord } from '../answer'
import { cacheKey, type PageAddress } from '../cache/cache-key'
import type { PageCache } from '../cache/page-cache'
import { admit, isReading, refusalHeaders, refusals, refusedReport, type Refusal } from '../policy/admission'
import type { RequestFacts } from '../request-facts'
import type { SubmitAnswer } from './load-context'
import { plainErrorPage } from './plain-error-page'
import type { PageSource } from './page-source'
import { pageAddress, placeOf } from './page-table'
import { createRenderQueue } from './render-queue'

export interface PagesOptions {
  source: Pick<PageSource, 'handlePage' | 'pageTable'>
  cache: PageCache
  submit: Submit
  receipts: Receipts
  ask: Ask
  reportError(error: unknown, requestId?: string): void
  now: () => number
  contactEmail: string
  retentionDays: number
}

/** The subject of an error page: a status, or a blog URL without a post. */
export type Failing = 400 | 403 | 404 | 405 | 413 | 500 | 503 | 'no post'

// 512 × 6 ms: about three seconds of waiting.
const maxQueued = 512

/** Adapts requests to Remix: a page gets the public origin and its declared parameters. Other requests get an error page. */
export function createPages(options: PagesOptions) {
  const { source, cache, submit, receipts, ask, reportError, now, contactEmail, retentionDays } = options
  const { turn, enter } = createRenderQueue(maxQueued)
  const common = { now, contactEmail, retentionDays, renderingTurn: turn }

  return { answer, errorPage }

  /** Synchronous on a cache hit. Rejects on an unexpected error. */
  function answer(facts: RequestFacts): Answered | Promise<Answered> {
    if (!isReading(facts.method)) return post(facts)
    const table = source.pageTable()
    const place = placeOf(table, facts.page)
    if (place === 'nothing') return errorPage(404, facts)
    if (place === 'no post') return errorPage('no post', facts)
    if (!facts.isData && facts.path !== facts.page) return redirectTo(facts)
    if (facts.publicOrigin === null) return refuse(facts, refusals.badHost)
    const address = pageAddress(table, facts, now)
    return cache.answer(cacheKey(facts, address), facts.headers, () => read(facts, address))
  }

  async function read(facts: RequestFacts, address: PageAddress): Promise<Answered> {
    const entering = enter()
    if (!entering) return refuse(facts, refusals.busy)
    await entering
    const context = loadContext(facts, { refusal: null, submit: noSubmit })
    const rendered = await handle(facts, publicRequest(facts, address), context)
    return address.isStorable ? rendered : noStore(rendered)
  }

  async function post(facts: RequestFacts): Promise<Answered> {
    const { fields, refusal } = await admit(facts)
    const { form, isData, method } = facts
    // Remix's client only reads the response of the action, so that one refuses.
    if (!form || (refusal && !(isData && method === 'POST')))
      return refuse(facts, refusal ?? refusals.badMethod)
    const entering = enter()
    if (!entering) return refuse(facts, refusals.busy)
    await entering

    // Replaced below, unless an unexpected error ends the request first.
    let submission: SubmissionReport | null = refusedReport(form.id, refusal)
    const address = pageAddress(source.pageTable(), facts, now)
    const take = async () => {
      if (refusal) throw data(null, { status: refusal.status })
      const { requestId, clientAddress } = facts
      const publicOrigin = facts.publicOrigin ?? ''
      const { reply, report } = await submit({ form, fields, requestId, clientAddress, publicOrigin })
      submission = report
      return reply
    }
    const taking = take()
    // The action below meets the same error.
    const reply = await taking.catch(() => null)
    // Without script, Remix has nothing to add: it takes three times as long as the rest of ours.
    if (reply?.kind === 'sent' && !isData) return { ...seeOther(reply.address), submission }
    const context = loadContext(facts, {
      refusal,
      async submit(): Promise<SubmitAnswer> {
        const taken = await taking
        if (taken.kind === 'sent') return redirect(taken.address, 303)
        return data(taken.reply, { status: taken.status, headers: headersOf(taken.reply) })
      },
    })
    const answered = noStore(await handle(facts, publicRequest(facts, address), context))
    return { ...answered, submission }
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

  async function refuse(facts: RequestFacts, refusal: Refusal): Promise<Answered> {
    const page = await errorPage(refusal.status, facts, refusalHeaders(refusal, facts))
    if (facts.method !== 'POST') return page
    const { form } = facts
    return { ...noStore(page), ...(form && { submission: refusedReport(form.id, refusal) }) }
  }

  /** Does not depend on the request. Never rejects. */
  function errorPage(failing: Failing, facts: RequestFacts, headers: HeaderRecord = {}) {
    const withHeaders = (page: Answer): Answered => ({ ...page, headers: { ...page.headers, ...headers } })
    const page = cache.answer(`error ${failing}`, facts.headers, () => renderErrorPage(failing))
    if (!(page instanceof Promise)) return withHeaders(page)
    return page.then(withHeaders, (error: unknown) => {
      reportError(error, facts.requestId)
      return withHeaders(plainErrorPage(statusOf(failing)))
    })
  }

  async function renderErrorPage(failing: Failing): Promise<Answer> {
    await turn()
    // The page for a missing post is rendered by the route of the blog.
    const path = failing === 'no post' ? '/blog/none' : '/none'
    const status = statusOf(failing)
    const response = await source.handlePage(new Request(`http://localhost${path}`), {
      ...common,
      siteUrl: '',
      refusal: failing === 'no post' ? null : { status },
      submit: noSubmit,
      readReceipt: async () => ({ kind: 'none' }),
      ask: () => Promise.reject(new Fault('An error page asks nothing')),
      reportError: reportOnce(),
    })
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    if (response.status !== status || !isPage) {
      throw new Fault(`The error page for ${failing} could not be rendered`)
    }
    return answerOf(response)
  }

  function loadContext(
    { requestId, publicOrigin, clientAddress }: RequestFacts,
    own: Pick<AppLoadContext, 'refusal' | 'submit'>,
  ): AppLoadContext {
    return {
      ...common,
      ...own,
      siteUrl: publicOrigin ?? '',
      ask: (base, question) => ask(base, question, clientAddress),
      readReceipt: (form: Form, search: URLSearchParams): Promise<Receipt> =>
        readReceipt(receipts, form, search).catch((error: unknown) => {
          reportError(error, requestId)
          return { kind: 'unknown' }
        }),
      reportError: reportOnce(requestId),
    }
  }

  /** Logs only the first error of a request; later ones are consequences. */
  function reportOnce(requestId?: string): AppLoadContext['reportError'] {
    let isReported = false
    return (error) => {
      if (!isReported) reportError(error, requestId)
      isReported = true
    }
  }
}

async function noSubmit(): Promise<never> {
  throw new Fault('Only a post submits a form')
}

function statusOf(failing: Failing): number {
  return failing === 'no post' ? 404 : failing
}

function noStore<Given extends Answer>(answer: Given): Given {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } }
}

function headersOf(reply: { outcome: string; retryAfterSeconds?: number }): Record<string, string> {
  return reply.outcome === 'throttled' ? { 'Retry-After': String(reply.retryAfterSeconds) } : {}
}

/** From another spelling of a page's path, such as `/Launch/`. */
function redirectTo({ page, search }: RequestFacts): Answer {
  // Parsed to encode bytes that are invalid in a header.
  const location = page + new URL(`http://localhost/${search}`).search
  return { status: 308, headers: { location, 'cache-control': 'private, no-cache' }, body: null }
}

function seeOther(location: string): Answer {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: null }
}

async function answerOf(response: Response): Promise<Answer> {
  const body = response.body && new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}

/**
 * The request for Remix, at the public origin. Without Origin, which is checked already: Remix would compare it with hosts that
 * a proxy may have rewritten. HEAD becomes GET, because the body is cached. Without the body of a post, which is read already.
 */
function publicRequest({ method, publicOrigin }: RequestFacts, { path }: PageAddress): Request {
  const url = new URL((publicOrigin ?? 'http://localhost') + path)
  return new Request(url, { method: method === 'POST' ? 'POST' : 'GET', headers: { host: url.host } })
}
