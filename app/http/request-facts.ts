import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { formAt } from '~/forms/registry'
import type { Form } from '~/forms/form'
import { readArrival } from './forwarded'
import type { SubmissionReport } from './submit'

/** What is known of a request once it has been looked at from outside. */
export interface RequestFacts {
  requestId: string
  clientAddress: string
  /** The origin under which the visitor knows the site; null when neither `SITE_URL` nor the request names one. */
  publicOrigin: string | null
  requestHost: string | null
  /** The path as it was sent. */
  path: string
  /** The query as it was sent, with its question mark; empty when there is none. */
  search: string
  /** Whether the page's script asks for data instead of a document. */
  isData: boolean
  /** The form that this address belongs to, if it does. */
  form: Form | undefined
  /** What became of a submission; absent for every other request. */
  report?: SubmissionReport
}

/** What Hono's context holds in this app; the bindings are absent when a test calls the app without a port. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>
  Variables: { facts: RequestFacts }
}

export interface RequestFactsOptions {
  siteUrl: string | undefined
  trustedProxies: number
  createId: () => string
}

/** Looks at each request first, so that everything behind speaks of the same facts; answers with the request's id. */
export function requestFacts({
  siteUrl,
  trustedProxies,
  createId,
}: RequestFactsOptions): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress ?? ''
    const arrival = readArrival(c.req.raw.headers, socketAddress, trustedProxies)
    const { path, search } = splitAddress(c.req.url)
    const requestId = arrival.requestId ?? createId()
    c.set('facts', {
      requestId,
      clientAddress: arrival.clientAddress,
      publicOrigin: siteUrl ?? (arrival.host && `${arrival.scheme}://${arrival.host}`),
      requestHost: arrival.host,
      path,
      search,
      isData: path.endsWith('.data'),
      form: formAt(pagePath(isReadable(path) ? decodeURIComponent(path) : path)),
    })
    await next()
    c.header('X-Request-Id', requestId)
  }
}

/** Whether a path is text: percent signs that decode, and no control characters. */
export function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

// Not by URL, which throws for some hosts that a client can make up.
function splitAddress(address: string): { path: string; search: string } {
  const [, path = '', search = ''] = /^\w+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  return { path: path || '/', search }
}

// Remix finds the page for a path whatever its case, with a slash at its end, and as data.
function pagePath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/\/+$/, '')
}
