import type { AppLoadContext, RequestHandler } from '@remix-run/node'
import type { Handler } from 'hono'
import { bodyLimit } from '~/forms/form'
import { readReceipt } from '~/leads/receipts'
import { isSameOrigin } from './origin-check'
import { readBody } from './read-body'
import { refusals, type Refusal } from './refusal'
import type { HttpEnv, RequestFacts } from './request-facts'
import { earlyReport, submit, type SubmitOptions } from './submit'

export interface PagesOptions extends SubmitOptions {
  /** Remix. */
  handle: RequestHandler
  now: () => number
  contactEmail: string
  retentionDays: number
}

/**
 * Hands requests to Remix: as the visitor sent them, under the origin by which the visitor knows the site, with what loaders
 * and actions need. What no page may answer is turned into an error page here.
 */
export function pages(options: PagesOptions): Handler<HttpEnv> {
  return async (c) => {
    const { facts } = c.var
    const { request, refusal } = await examine(c.req.raw, facts)
    if (facts.form && c.req.method === 'POST') facts.report = earlyReport(facts.form, refusal)
    const response = await options.handle(request, loadContext(options, facts, refusal))
    if (response.status === 405) response.headers.set('Allow', allowedMethods(facts).join(', '))
    return response
  }
}

interface Examined {
  request: Request
  refusal: Refusal | null
}

async function examine(raw: Request, facts: RequestFacts): Promise<Examined> {
  const { body, refusal } = await readPost(raw, facts)
  // An error page is a document like any other. A script that posts a form reads the answer of its action alone, which
  // refuses on its own.
  const keepsPost = raw.method === 'POST' && (!refusal || (facts.isData && facts.form))
  const url = publicAddress(facts)
  const headers = new Headers(raw.headers)
  headers.set('host', url.host)
  headers.delete('x-forwarded-host')
  headers.delete('content-length')
  // The origin has been checked above; Remix would compare it with hosts that a proxy may have rewritten.
  headers.delete('origin')
  const method = keepsPost ? 'POST' : 'GET'
  return { request: new Request(url, { method, headers, body: keepsPost ? body : null }), refusal }
}

async function readPost(
  raw: Request,
  facts: RequestFacts,
): Promise<{ body: Uint8Array<ArrayBuffer> | null; refusal: Refusal | null }> {
  const refuse = (refusal: Refusal) => ({ body: null, refusal })
  if (facts.publicOrigin === null) return refuse(refusals.badHost)
  if (raw.method !== 'POST') {
    return { body: null, refusal: allowedMethods(facts).includes(raw.method) ? null : refusals.badMethod }
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

function allowedMethods({ form }: RequestFacts): string[] {
  return form ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}

function publicAddress({ publicOrigin, path, search, canonicalAddress, memory }: RequestFacts): URL {
  // What is kept for everybody shows nothing that only the first visitor's address held.
  const address = memory === 'render' && canonicalAddress !== null ? canonicalAddress : path + search
  const url = new URL((publicOrigin ?? 'http://localhost') + address)
  // What an older Remix asked for data with; this one answers it with an error. Only then, since deleting spells the query
  // anew, and the page would differ from what the browser makes of its address.
  if (url.searchParams.has('_data')) url.searchParams.delete('_data')
  return url
}

function loadContext(options: PagesOptions, facts: RequestFacts, refusal: Refusal | null): AppLoadContext {
  const { requestId, clientAddress, publicOrigin } = facts
  return {
    // Without a host there is no page either: the request is refused.
    siteUrl: publicOrigin ?? '',
    now: options.now,
    contactEmail: options.contactEmail,
    retentionDays: options.retentionDays,
    refusal,
    submit: (form, request) =>
      submit(
        options,
        {
          requestId,
          clientAddress,
          publicOrigin: publicOrigin ?? '',
          refusal,
          report: (report) => {
            facts.report = report
          },
        },
        form,
        request,
      ),
    readReceipt: (form, requestUrl) =>
      readReceipt(options.receipts, form, requestUrl).catch((error: unknown) => {
        options.reportError(error, requestId)
        return { kind: 'unknown' }
      }),
    reportError: (error) => options.reportError(error, requestId),
  }
}
