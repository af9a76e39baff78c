import type { AppLoadContext } from '@remix-run/node'
import type { Ask } from '~/assistant/service/ask'
import { movedPages } from '~/content/pages'
import type { Submit } from '~/enquiries/submit'
import { fieldErrorTexts, type Form } from '~/forms/form'
import type { Receipt } from '~/forms/receipt'
import type { ReadReceipt } from '~/leads/receipts'
import { clientKey } from '~/platform/client-key'
import { Fault } from '~/platform/fault'
import type { Answer, Answered, Bytes, HeaderRecord } from '../answer'
import { cacheKey, type PageAddress } from '../cache/cache-key'
import type { PageCache } from '../cache/page-cache'
import { admit, isReading, refusalHeaders, refusals, refusedReport, type Refusal } from '../policy/admission'
import type { RequestFacts } from '../request-facts'
import { plainErrorPage, plainFormPage } from './plain-pages'
import type { PageSource } from './page-source'
import { pageAddress, placeOf } from './page-table'
import { createFairQueue } from '~/platform/fair-queue'

export interface PagesOptions {
  source: Pick<PageSource, 'handlePage' | 'pageTable'>
  cache: PageCache
  submit: Submit
  readReceipt: ReadReceipt
  ask: Ask
  reportError(error: unknown, requestId?: string): void
  now: () => number
  contactEmail: string
  retentionDays: number
}

/** The subject of an error page: a status, or a blog URL without a post. */
export type Failing = 400 | 403 | 404 | 405 | 413 | 500 | 503 | 'no post'

const queueLimits = { perClient: 32, total: 512 }

/** Adapts requests to Remix: a page gets the public origin and its declared parameters. Other requests get an error page. */
export function createPages(options: PagesOptions) {
  const { source, cache, submit, readReceipt, ask, reportError, now, contactEmail, retentionDays } = options
  const enter = createFairQueue(queueLimits)
  const common = { now, contactEmail, retentionDays }

  return { answer, errorPage }

  /** Rejects on an unexpected error. */
  async function answer(facts: RequestFacts): Promise<Answered> {
    if (!isReading(facts.method)) return post(facts)
    const moved = movedPages[facts.page]
    if (moved) return redirectTo(308, canonicalOf({ page: moved, search: facts.search }))
    const table = source.pageTable()
    const place = placeOf(table, facts.page)
    if (place === 'nothing') return errorPage(404, facts)
    if (place === 'no post') return errorPage('no post', facts)
    if (!facts.isData && facts.path !== facts.page) return redirectTo(308, canonicalOf(facts))
    if (facts.publicOrigin === null) return refuse(facts, refusals.badHost)
    const address = pageAddress(table, facts, now)
    const key = cacheKey(facts, address)
    const isOnceForAll = key !== null && !key.includes('?')
    return cache.answer(key, facts.headers, () => read(facts, address, isOnceForAll))
  }

  async function read(facts: RequestFacts, address: PageAddress, isOnceForAll: boolean): Promise<Answered> {
    const context = loadContext(facts, { submit: noSubmit })
    const request = publicRequest(facts, address)
    const receipt = facts.form && (await context.readReceipt(facts.form, new URL(request.url).searchParams))
    // The page after a form that was sent is part of sending it.
    const lane = isOnceForAll || receipt?.kind === 'given' ? 'first' : 'others'
    const entering = enter(lane, clientKey(facts.clientAddress))
    if (!entering) return refuse(facts, refusals.busy)
    await entering
    const rendered = await handle(facts, request, context)
    return address.isStorable ? rendered : noStore(rendered)
  }

  async function post(facts: RequestFacts): Promise<Answered> {
    const { body, refusal } = await admit(facts)
    const { form, isData, clientAddress, requestId, publicOrigin } = facts
    if (!form || refusal) return refuse(facts, refusal ?? refusals.badMethod)
    const posted = { requestId, clientAddress, publicOrigin: publicOrigin ?? '' }
    let taken: Awaited<ReturnType<Submit>> | undefined
    let isFull = false
    const context = loadContext(facts, {
      async submit(ownForm, fields) {
        taken = await submit({ ...posted, form: ownForm, fields })
        return taken.reply
      },
      errorCount() {
        const reply = taken?.reply.kind === 'form' && taken.reply.reply
        return reply && 'errors' in reply ? fieldErrorTexts(form, reply.errors).length : 0
      },
      // A form is taken before anything waits, and only a page that comes back waits. Without one it is an error page.
      async mayRender() {
        if (!taken) return false
        const entering = enter('first', clientKey(clientAddress))
        isFull = !entering
        await entering
        return !isFull
      },
    })
    const address = pageAddress(source.pageTable(), facts, now)
    const request = publicRequest(facts, address, body)
    const answered = await handle(facts, request, context).catch((error: unknown) => {
      reportError(error, requestId)
      return errorPage(500, facts)
    })
    const brokenBody = answered.status === 400 ? refusals.brokenBody : null
    const refused = taken ? isFull && refusals.busy : brokenBody
    const submission = taken ? taken.report : refusedReport(form.id, brokenBody)
    const reply = taken?.reply
    // Neither a full queue nor a page that fails may cost a visitor the words.
    if ((isFull || answered.status === 500) && reply?.kind === 'form' && !isData)
      return { ...kept(plainFormPage(form, reply, contactEmail)), submission }
    const shown = refused ? await refuse(facts, refused) : answered
    return { ...(isData || shown.status === 303 ? noStore(shown) : kept(shown)), submission }
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
    const { form, method } = facts
    if (method !== 'POST') return page
    return { ...kept(page), ...(form && { submission: refusedReport(form.id, refusal) }) }
  }

  /** Does not depend on the request. Never rejects. */
  async function errorPage(failing: Failing, facts: RequestFacts, own: HeaderRecord = {}): Promise<Answered> {
    const rendered = cache.answer(`error ${failing}`, facts.headers, () => renderErrorPage(failing))
    const page = await rendered.catch((error: unknown) => {
      reportError(error, facts.requestId)
      return plainErrorPage(statusOf(failing))
    })
    return { ...page, headers: { ...page.headers, ...own } }
  }

  async function renderErrorPage(failing: Failing): Promise<Answer> {
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
    own: Pick<AppLoadContext, 'submit' | 'errorCount' | 'mayRender'>,
  ): AppLoadContext {
    let receipt: Promise<Receipt> | undefined
    return {
      ...common,
      ...own,
      refusal: null,
      siteUrl: publicOrigin ?? '',
      ask: (id, questions, draft) => ask(id, questions, clientAddress, draft),
      readReceipt: (form: Form, search: URLSearchParams): Promise<Receipt> =>
        (receipt ??= readReceipt(form, search).catch((error: unknown) => {
          reportError(error, requestId)
          return { kind: 'unknown' }
        })),
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

/** The page that answers a post: the visitor's browser may keep it, since Firefox can't go Back to one that it may not store. */
function kept<Given extends Answer>(answer: Given): Given {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-cache' } }
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

/**
 * The request for Remix, at the public origin. Without Origin, which is checked already: Remix would compare it with hosts that
 * a proxy may have rewritten. HEAD becomes GET, because the body is cached.
 */
function publicRequest(
  { publicOrigin, headers }: RequestFacts,
  { path }: PageAddress,
  body?: Bytes,
): Request {
  const url = new URL((publicOrigin ?? 'http://localhost') + path)
  const { host } = url
  if (!body) return new Request(url, { headers: { host } })
  const type = headers.get('content-type') ?? ''
  return new Request(url, { method: 'POST', headers: { host, 'content-type': type }, body })
}
