import type { AppLoadContext, RequestHandler } from '@remix-run/node'
import type { Handler } from 'hono'
import { bodyLimit } from '~/forms/form'
import { readReceipt } from '~/leads/receipts'
import { pageAddresses } from '~/page-addresses'
import { Fault } from '~/platform/fault'
import { createErrorPages, type ErrorPages, type Failing } from './error-pages'
import { isSameOrigin } from '../policy/origin-check'
import { declaredAddress } from '../cache/page-address'
import { readBody } from '../transport/read-body'
import { refusals, type Refusal } from '../policy/refusal'
import type { HttpEnv, RequestFacts } from '../request-facts'
import type { SecurityHeaders } from '../policy/security-headers'
import { earlyReport, submit, type SubmitOptions, type SubmitRequest } from '~/enquiries/submit'
import { createTurnstile } from './turnstile'

export interface PagesOptions extends SubmitOptions {
  /** Remix. */
  handle: RequestHandler
  /** What every answer carries. */
  headers: SecurityHeaders
  /** Whether the pages may change while the server runs, as in development. */
  isChanging: boolean
  now: () => number
  contactEmail: string
  retentionDays: number
}

/** The pages of the site, and the pages for what none of them answers. */
export interface Pages {
  handler: Handler<HttpEnv>
  errorPages: ErrorPages
}

// At some six milliseconds each, the last of them waits three seconds.
const mostWaiting = 512

/**
 * Hands requests to Remix: under the origin by which the visitor knows the site and the address that the page declares, with
 * what loaders and actions need. What no page may answer never reaches Remix and gets an error page.
 */
export function createPages(options: PagesOptions): Pages {
  const { turn, enter } = createTurnstile(mostWaiting)
  const { now, contactEmail, retentionDays } = options
  const common = { now, contactEmail, retentionDays, renderingTurn: turn }
  const errorPages = createErrorPages({
    render: renderErrorPage,
    headers: options.headers,
    keeps: !options.isChanging,
    reportError: options.reportError,
  })

  return {
    errorPages,
    async handler(c) {
      const { facts } = c.var
      const { raw } = c.req
      const isPost = raw.method === 'POST'
      const storing: Record<string, string> = isPost ? { 'cache-control': 'no-store' } : {}
      if (facts.place === 'nothing' && isReading(raw.method)) return errorPages.answer(404, raw)
      if (facts.place === 'no post' && isReading(raw.method)) return errorPages.answer('no post', raw)
      const spelling = isReading(raw.method) && !facts.isData ? otherSpelling(facts) : null
      if (spelling) return c.redirect(spelling, 308)

      const { body, refusal } = await readPost(raw, facts)
      const refuseBy = (reason: Refusal) => {
        if (facts.form && isPost) facts.report = earlyReport(facts.form, reason)
        return errorPages.answer(reason.status, raw, { ...headersOf(reason, facts), ...storing })
      }
      // A script that posts a form reads the answer of its action alone, which refuses on its own.
      if (refusal && !(isPost && facts.isData && facts.form)) return refuseBy(refusal)
      const entering = enter()
      if (!entering) return refuseBy(refusals.busy)
      await entering
      if (facts.form && isPost) facts.report = earlyReport(facts.form, refusal)
      const request = publicRequest(raw, facts, isPost ? body : null)
      const response = await options.handle(request, loadContext(facts, refusal))
      // Remix answers with a line of text where the error page itself fails.
      if (response.status === 500 && !facts.isData) return errorPages.answer(500, raw, storing)
      if (isPost || isReceipt(request.url)) response.headers.set('Cache-Control', 'no-store')
      return response
    },
  }

  async function renderErrorPage(failing: Failing): Promise<Response> {
    await turn()
    // The blog's own page for a missing post is rendered by its route.
    const path = failing === 'no post' ? '/blog/none' : '/none'
    const refusal = failing === 'no post' ? null : { status: failing }
    const request = new Request(`http://localhost${path}`)
    return options.handle(request, {
      ...common,
      siteUrl: '',
      refusal,
      submit: () => Promise.reject(new Fault('An error page takes no form')),
      readReceipt: async () => ({ kind: 'none' }),
      reportError: reportOnce(),
    })
  }

  function loadContext(facts: RequestFacts, refusal: Refusal | null): AppLoadContext {
    const { requestId, clientAddress } = facts
    // Without a host there is no page either: the request is refused.
    const publicOrigin = facts.publicOrigin ?? ''
    const report: SubmitRequest['report'] = (said) => {
      facts.report = said
    }
    return {
      ...common,
      siteUrl: publicOrigin,
      refusal,
      submit: (form, request) =>
        submit(options, { requestId, clientAddress, publicOrigin, refusal, report }, form, request),
      readReceipt: (form, requestUrl) =>
        readReceipt(options.receipts, form, requestUrl).catch((error: unknown) => {
          options.reportError(error, requestId)
          return { kind: 'unknown' }
        }),
      reportError: reportOnce(requestId),
    }
  }

  /** One line for each request: what fails after its first error fails because of it. */
  function reportOnce(requestId?: string): AppLoadContext['reportError'] {
    let isReported = false
    return (error) => {
      if (!isReported) options.reportError(error, requestId)
      isReported = true
    }
  }
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The address to go to for a page or file that was asked for in another spelling, such as `/Launch/`; null for its own. */
function otherSpelling({ place, page, path, search }: RequestFacts): string | null {
  if (path === page || (place !== 'page' && place !== 'file')) return null
  // Parsed, so that no byte of it is out of place in a header.
  return page + new URL(`http://localhost/${search}`).search
}

interface ReadPost {
  body: Uint8Array<ArrayBuffer> | null
  refusal: Refusal | null
}

const refuse = (refusal: Refusal): ReadPost => ({ body: null, refusal })

async function readPost(raw: Request, facts: RequestFacts): Promise<ReadPost> {
  if (facts.publicOrigin === null) return refuse(refusals.badHost)
  if (raw.method !== 'POST') {
    return isReading(raw.method) ? { body: null, refusal: null } : refuse(refusals.badMethod)
  }
  if (!isSameOrigin(raw.headers, facts.publicOrigin, facts.requestHost)) return refuse(refusals.crossSite)
  if (!facts.form) return refuse(refusals.badMethod)
  try {
    const body = await readBody(raw, bodyLimit)
    if (!body) return refuse(refusals.tooLarge)
    return isFormType(raw.headers.get('content-type')) ? { body, refusal: null } : refuse(refusals.notAForm)
  } catch {
    return refuse(refusals.brokenBody)
  }
}

function isFormType(contentType: string | null): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType ?? '')
}

const busySeconds = 5

function headersOf({ status }: Refusal, { form }: RequestFacts): Record<string, string> {
  switch (status) {
    case 405:
      return { allow: form ? 'GET, HEAD, POST' : 'GET, HEAD' }
    case 503:
      return { 'retry-after': String(busySeconds) }
    default:
      return {}
  }
}

/** The request as the pages see it: at the public origin, with what they declare of its address. */
function publicRequest(raw: Request, facts: RequestFacts, body: Uint8Array<ArrayBuffer> | null): Request {
  const { page, isData, search } = facts
  const url = new URL(
    (facts.publicOrigin ?? 'http://localhost') + declaredAddress(pageAddresses, page, isData, search),
  )
  const headers = new Headers(raw.headers)
  headers.set('host', url.host)
  headers.delete('x-forwarded-host')
  headers.delete('content-length')
  // The origin has been checked; Remix would compare it with hosts that a proxy may have rewritten.
  headers.delete('origin')
  // HEAD is answered from what GET would get: Remix would leave the body out, and that is what would be kept.
  return new Request(url, { method: raw.method === 'POST' ? 'POST' : 'GET', headers, body })
}

function isReceipt(address: string): boolean {
  return new URL(address).searchParams.has('sent')
}
