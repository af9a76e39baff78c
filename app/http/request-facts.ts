import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { formAt } from '~/forms/registry'
import type { Form } from '~/forms/form'
import { pageAddresses } from '~/page-addresses'
import { remember } from '~/platform/remember'
import { readArrival } from './transport/forwarded'
import { canonicalAddress, placeOf, type Place } from './cache/page-address'
import type { MemoryUse } from './cache/page-cache'
import type { RequestHeaders } from './cache/resource'
import type { SubmissionReport } from '~/enquiries/submit'

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
  /** The one address of all requests for this page, path and query; null when there is no page here that is the same for all. */
  canonicalAddress: string | null
  /** Whether the page's script asks for data instead of a document. */
  isData: boolean
  /** The page that this address asks for, spelt as its route is. */
  page: string
  place: Place
  /** Whether pages for this origin are kept and compressed; see {@link createKnownOrigins}. */
  isKnownOrigin: boolean
  /** The form that this address belongs to, if it does. */
  form: Form | undefined
  /** Whether a browser asks in case the page will be wanted; nobody sees it yet. */
  isPrefetch: boolean
  /** What became of a submission; absent for every other request. */
  report?: SubmissionReport
  /** What the memory of pages had to do with the answer; absent in development. */
  memory?: MemoryUse
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

/** A request as it arrived, by whatever server. */
export interface Arriving {
  headers: RequestHeaders
  /** The address of whoever connected to us. */
  socketAddress: string
  /** The port that it connected to; undefined when a test calls the app without one. */
  localPort: number | undefined
  /** The path and the query, as they were sent. */
  address: string
}

/** Learns the facts of a request. */
export type ReadFacts = (request: Arriving) => RequestFacts

/** @returns the one reader of facts, for all ways in which a request is answered */
export function createReadFacts({ siteUrl, trustedProxies, createId }: RequestFactsOptions): ReadFacts {
  const isKnown = createKnownOrigins(siteUrl)
  return ({ headers, socketAddress, localPort, address }) => {
    const arrival = readArrival(headers, socketAddress, trustedProxies)
    const { path, search } = splitAddress(address)
    const publicOrigin = siteUrl ?? (arrival.host && `${arrival.scheme}://${arrival.host}`)
    const page = pageAt(path)
    return {
      requestId: arrival.requestId ?? createId(),
      clientAddress: arrival.clientAddress,
      publicOrigin,
      isKnownOrigin: publicOrigin !== null && isKnown(publicOrigin, localPort),
      requestHost: arrival.host,
      path,
      search,
      canonicalAddress: canonicalAddress(pageAddresses, path, search),
      isData: path.endsWith('.data'),
      page,
      place: placeOf(pageAddresses, page),
      form: formAt(page),
      isPrefetch: ['sec-purpose', 'purpose'].some((name) => headers.get(name)?.includes('prefetch')),
    }
  }
}

/** Looks at each request first, so that everything behind speaks of the same facts; answers with the request's id. */
export function requestFacts(readFacts: ReadFacts): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const facts = readFacts({
      headers: c.req.raw.headers,
      socketAddress: c.env?.incoming?.socket.remoteAddress ?? '',
      localPort: c.env?.incoming?.socket.localPort,
      // As it was sent: a URL would throw for some hosts, and turn backslashes into slashes.
      address: (c.env?.incoming?.url ?? c.req.url).replace(/^\w+:\/\/[^/?#]*/, ''),
    })
    c.set('facts', facts)
    await next()
    c.header('X-Request-Id', facts.requestId)
  }
}

const knownOrigins = 8
const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where `SITE_URL` is unset, clients name the origin. Pages are kept for this machine's own names and for the first few others
 * only, so that made-up ones neither cost a compression each nor fill the memory; under all others a page is rendered for each
 * request.
 */
function createKnownOrigins(siteUrl: string | undefined): (origin: string, localPort?: number) => boolean {
  const known = new Set(siteUrl ? [siteUrl] : [])
  return (origin, localPort) => {
    if (known.has(origin)) return true
    if (!siteUrl && loopbackNames.some((name) => origin === `http://${name}:${localPort}`)) return true
    if (siteUrl || known.size >= knownOrigins) return false
    known.add(origin)
    return true
  }
}

/** Whether a path is text: percent signs that decode, and neither control characters nor backslashes, which URLs take for slashes. */
function isReadable(path: string): boolean {
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

function splitAddress(address: string): { path: string; search: string } {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  return { path: path || '/', search }
}

// No page has a longer one.
const longestPath = 200

// Remix finds the page for a path whatever its case, with a slash at its end, and as data; the data of the home page has a name
// of its own.
const pageAt = remember((path) => {
  if (path.length > longestPath || !isReadable(path)) return path
  const page = decodeURIComponent(path)
    .toLowerCase()
    .replace(/^\/_root\.data$/, '')
    .replace(/\.data$/, '')
  return page.replace(/\/+$/, '') || '/'
}, 500)
