import { formAt } from '~/forms/registry'
import type { Form } from '~/forms/form'
import { memoize } from '~/platform/memoize'
import type { Arriving, RequestHeaders } from './answer'
import { readArrival } from './transport/forwarded'

/** Facts of a request, read once. */
export interface RequestFacts {
  readonly method: string
  readonly headers: RequestHeaders
  readonly body: Arriving['body']
  readonly requestId: string
  readonly clientAddress: string
  readonly socketAddress: string
  /** Null when neither `SITE_URL` nor the request names one, or the Host header is invalid (RFC 9112, section 3.2). */
  readonly publicOrigin: string | null
  readonly requestHost: string | null
  /** Whether the client may have made up the origin. */
  readonly isOriginUntrusted: boolean
  /** As sent; the query with its question mark, or empty. */
  readonly path: string
  readonly search: string
  /** The canonical path of the page. */
  readonly page: string
  /** Whether this is a single-fetch data request. */
  readonly isData: boolean
  readonly form: Form | undefined
  readonly isPrefetch: boolean
}

export function createReadFacts(siteUrl: string | undefined, trustedProxies: number, createId: () => string) {
  return ({ method, target, headers, body, socketAddress, localPort }: Arriving): RequestFacts => {
    const { scheme, host, clientAddress, requestId } = readArrival(headers, socketAddress, trustedProxies)
    const { path, search, page, isData, form } = readTarget(target)
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
      isData,
      form,
      isPrefetch: (headers.get('sec-purpose') ?? headers.get('purpose') ?? '').includes('prefetch'),
    }
  }
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

function isLoopback(host: string | null, localPort: number | undefined): boolean {
  return loopbackNames.some((name) => host === name || host === `${name}:${localPort}`)
}

const readTarget = memoize((target) => {
  // Without the origin of an absolute target; backslashes are encoded, since URLs turn them into slashes.
  const own = target.replace(/^\w+:\/\/[^/?#]*/, '').replaceAll('\\', '%5C')
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(own) ?? []
  const page = pageAt(path || '/')
  return { path: path || '/', search, page, isData: path.endsWith('.data'), form: formAt(page) }
}, 500)

const maxPathLength = 200

// Normalizes case, trailing slash and single-fetch `.data` (`/_root.data` for `/`), as Remix does.
function pageAt(path: string): string {
  if (path.length > maxPathLength || !isReadable(path)) return path
  const page = decodeURIComponent(path)
    .toLowerCase()
    .replace(/^\/_root\.data$/, '')
    .replace(/\.data$/, '')
  return page.replace(/\/+$/, '') || '/'
}

/** Whether a path decodes, without control characters and backslashes (which URLs turn into slashes). */
function isReadable(path: string): boolean {
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
