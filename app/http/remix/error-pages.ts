import { Fault } from '~/platform/fault'
import { brotli, gzipped } from '../cache/compression'
import type { Place } from '../cache/page-address'
import { createResource, type Resource } from '../cache/resource'
import type { SecurityHeaders } from '../policy/security-headers'

/** What an error page is about: the status of its answer, or a blog address without a post. */
export type Failing = 400 | 403 | 404 | 405 | 413 | 500 | 503 | 'no post'

/** The error pages of the site, made once each: an error page depends on nothing that a request holds. */
export interface ErrorPages {
  /** The page that answers a request for this place, if it is one that is missing and the page was made before. */
  recall(method: string, place: Place): Resource | undefined
  /**
   * The page, in the coding that the request asks for. Never rejects.
   *
   * @param headers in small letters, in the place of the page's own
   */
  answer(failing: Failing, request: Request, headers?: Record<string, string>): Promise<Response>
}

export interface ErrorPagesOptions {
  render: (failing: Failing) => Promise<Response>
  /** What every answer carries. */
  headers: SecurityHeaders
  /** Whether a page is kept; not in development, where its source may change at any time. */
  keeps: boolean
  reportError: (error: unknown) => void
}

export function createErrorPages({
  render,
  headers: common,
  keeps,
  reportError,
}: ErrorPagesOptions): ErrorPages {
  const kept = new Map<Failing, Promise<Resource>>()
  const missing = new Map<Place, Resource>()

  async function make(failing: Failing): Promise<Resource> {
    const response = await render(failing)
    const status = statusOf(failing)
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    if (response.status !== status || !isPage)
      throw new Fault(`The error page for ${failing} could not be rendered`)
    const content = new Uint8Array(await response.arrayBuffer())
    const [br, gzip] = await Promise.all([brotli(content), gzipped(content)])
    return createResource(
      { ...Object.fromEntries(response.headers), ...common, 'cache-control': 'private, no-cache' },
      new Map([
        ['br', br],
        ['gzip', gzip],
        ['identity', content],
      ]),
      status,
    )
  }

  return {
    recall: (method, place) => (method === 'GET' || method === 'HEAD' ? missing.get(place) : undefined),
    async answer(failing, request, headers = {}) {
      const page = kept.get(failing) ?? make(failing)
      if (keeps) kept.set(failing, page)
      try {
        const resource = await page
        if (keeps && failing === 404) missing.set('nothing', resource)
        if (keeps && failing === 'no post') missing.set('no post', resource)
        const { status, headers: own, body } = resource.answer(request.headers)
        return new Response(body, { status, headers: { ...own, ...headers } })
      } catch (error) {
        kept.delete(failing)
        reportError(error)
        return plainPage(statusOf(failing), headers)
      }
    },
  }
}

function statusOf(failing: Failing): number {
  return failing === 'no post' ? 404 : failing
}

/** The fallback where rendering itself fails. */
const plainHtml = [
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
  '<title>Something went wrong | Dayfive</title></head><body><h1>Something went wrong on our side</h1>',
  '<p>Please try again in a moment.</p><p><a href="/">To the home page</a></p></body></html>',
].join('')

function plainPage(status: number, headers: Record<string, string>): Response {
  return new Response(plainHtml, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache', ...headers },
  })
}
