import { formAt } from '~/forms/registry'
import type { Arriving } from './answer'
import { readArrival } from './forwarded'

/** Facts of a request, read once. */
export type RequestFacts = Readonly<ReturnType<ReturnType<typeof createReadFacts>>>

export function createReadFacts(siteUrl: string | undefined, trustedProxies: number, createId: () => string) {
  return ({ method, target, headers, body, socketAddress, localPort }: Arriving) => {
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
      /** Null when neither `SITE_URL` nor the request names one, or the Host header is invalid (RFC 9112, section 3.2). */
      publicOrigin: isHostInvalid ? null : (siteUrl ?? (host && `${scheme}://${host}`)),
      requestHost: host,
      /** Whether the client may have made up the origin. */
      isOriginUntrusted: !siteUrl && !isLoopback(host, localPort),
      /** With the query: as sent; that with its question mark, or empty. */
      path,
      search,
      /** The canonical path of the page. */
      page,
      /** Whether this is a single-fetch data request. */
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

function readTarget(target: string) {
  // Without the origin of an absolute target; backslashes are encoded, since URLs turn them into slashes.
  const own = target.replace(/^\w+:\/\/[^/?#]*/, '').replaceAll('\\', '%5C')
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(own) ?? []
  const page = pageAt(path || '/')
  return { path: path || '/', search, page, isData: path.endsWith('.data'), form: formAt(page) }
}

const maxPathLength = 200

// Normalizes case, trailing slash and single-fetch `.data` (`/_root.data` for `/`), as Remix does.
function pageAt(path: string): string {
  const decoded = path.length > maxPathLength ? null : decodePath(path)
  // URLs turn backslashes into slashes.
  if (decoded === null || /[\p{Cc}\\]/u.test(decoded)) return path
  const page = decoded
    .toLowerCase()
    .replace(/^\/_root\.data$/, '')
    .replace(/\.data$/, '')
  return page.replace(/\/+$/, '') || '/'
}

/** Null if it does not decode. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
