import { formAt } from '~/forms/registry'
import type { Form } from '~/forms/form'
import { memoize } from '~/platform/memoize'
import type { RequestHeaders } from './answer'
import { readArrival } from './transport/forwarded'

/** What is known of a request before it is answered. */
export interface RequestFacts {
  readonly method: string
  readonly headers: RequestHeaders
  readonly body: Arriving['body']
  readonly requestId: string
  readonly clientAddress: string
  /** The address of the peer; empty when a test calls the app without a port. */
  readonly socketAddress: string
  /**
   * The origin under which the visitor knows the site; null when neither `SITE_URL` nor the request names one, and when the Host
   * header is invalid (RFC 9112, section 3.2).
   */
  readonly publicOrigin: string | null
  readonly requestHost: string | null
  /** Whether the client chose the origin, which then may be made up. */
  readonly isOriginUntrusted: boolean
  /** The path and the query as they were sent; the query with its question mark, or empty. */
  readonly path: string
  readonly search: string
  /** The path of the page that is asked for, spelt as its route is. */
  readonly page: string
  /** Whether the page's script asks for data instead of a document. */
  readonly isData: boolean
  /** Whether the page's own form is at this address. */
  readonly form: Form | undefined
  /** Whether a browser asks in advance; no visitor sees the answer yet. */
  readonly isPrefetch: boolean
}

/** A request as it arrived. */
export interface Arriving {
  method: string
  /** The path and the query, as they were sent. */
  target: string
  headers: RequestHeaders
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** The address of the peer and the local port; empty and undefined when a test calls the app without a port. */
  socketAddress: string
  localPort: number | undefined
}

export interface RequestFactsOptions {
  /** `SITE_URL` */
  siteUrl: string | undefined
  /** `TRUST_PROXY` */
  trustedProxies: number
  createId: () => string
}

export type ReadFacts = (request: Arriving) => RequestFacts

export function createReadFacts({ siteUrl, trustedProxies, createId }: RequestFactsOptions): ReadFacts {
  return ({ method, target, headers, body, socketAddress, localPort }) => {
    const { scheme, host, clientAddress, requestId } = readArrival(headers, socketAddress, trustedProxies)
    const { path, search } = splitTarget(target)
    const page = pageAt(path)
    const isHostInvalid = host === null && headers.get('host') !== null
    return {
      method,
      headers,
      body,
      requestId: requestId ?? createId(),
      clientAddress,
      socketAddress,
      publicOrigin: isHostInvalid ? null : (siteUrl ?? (host && `${scheme}://${host}`)),
      requestHost: host,
      isOriginUntrusted: !siteUrl && !isLoopback(host, localPort),
      path,
      search,
      page,
      isData: path.endsWith('.data'),
      form: formAt(page),
      isPrefetch: ['sec-purpose', 'purpose'].some((name) => headers.get(name)?.includes('prefetch')),
    }
  }
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

function isLoopback(host: string | null, localPort: number | undefined): boolean {
  return loopbackNames.some((name) => host === name || host === `${name}:${localPort}`)
}

function splitTarget(target: string): { path: string; search: string } {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  return { path: path || '/', search }
}

// No page has a longer one.
const longestPath = 200

// Remix matches paths whatever their case and with a slash at their end; the data of the home page has a name of its own.
const pageAt = memoize((path) => {
  if (path.length > longestPath || !isReadable(path)) return path
  const page = decodeURIComponent(path)
    .toLowerCase()
    .replace(/^\/_root\.data$/, '')
    .replace(/\.data$/, '')
  return page.replace(/\/+$/, '') || '/'
}, 500)

/** Whether a path decodes, without control characters and without backslashes, which URLs take for slashes. */
function isReadable(path: string): boolean {
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
