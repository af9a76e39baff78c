import { LRUCache } from 'lru-cache'
import { formAt } from '~/forms/registry'
import type { Arriving } from './response'
import { readArrival } from './forwarded'
import { canonicalHost, loopbackHosts } from './host'

export type RequestInfo = Readonly<ReturnType<ReturnType<typeof createReadRequest>>>

type Sent = Pick<Arriving, 'target' | 'localPort'> & { scheme: string; host: string | null }

// Room for every page and file of the site. Clients can make up URLs, so long ones are not kept.
const kept = { max: 1000, maxEntrySize: 1000 }

export function createReadRequest(siteUrl: string | undefined, proxies: number, createId: () => string) {
  const urls = new LRUCache<string, ReturnType<typeof readUrl>, Sent>({
    ...kept,
    sizeCalculation: (_, key) => key.length,
    memoMethod: (_key, _stale, { context }) => readUrl(siteUrl, context),
  })
  return ({ method, target, headers, body, socketAddress, localPort }: Arriving) => {
    const { scheme, host, clientIp, requestId } = readArrival(headers, socketAddress, proxies)
    const context = { scheme, host, target, localPort }
    return {
      method,
      headers,
      body,
      requestId: requestId ?? createId(),
      clientIp,
      socketAddress,
      // Comes last, since in Node.js 20 a field after a spread takes 6 µs.
      ...urls.memo(JSON.stringify([scheme, host, target, localPort]), { context }),
    }
  }
}

/** Depends on these strings alone, so the result can be kept. */
function readUrl(siteUrl: string | undefined, { scheme, host: written, target, localPort }: Sent) {
  const host = canonicalHost(scheme, written)
  const isHostInvalid = host === null && written !== null
  // Drops the origin of an absolute target, and encodes backslashes, which URLs turn into slashes.
  const own = target.replace(/^\w+:\/\/[^/?#]*/, '').replaceAll('\\', '%5C')
  const [, given, search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(own) ?? []
  const path = given || '/'
  const page = pageAt(path)
  return {
    /** Null if neither `SITE_URL` nor the request names one, or if the Host header is invalid (RFC 9112, section 3.2). */
    publicOrigin: isHostInvalid ? null : (siteUrl ?? (host && `${scheme}://${host}`)),
    requestHost: host,
    isOriginUntrusted:
      !siteUrl && !loopbackHosts.some((name) => host === name || host === `${name}:${localPort}`),
    /** Both as sent; `search` begins with its question mark or is empty. */
    path,
    search,
    readablePath: readablePath(path),
    page,
    isData: path.endsWith('.data'),
    form: formAt(page),
  }
}

const maxPathLength = 200

// Normalizes case, trailing slashes and Remix's data URLs (`/_root.data` is that of `/`).
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

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

// A query may be encoded as part of the path: these marks begin it, also in full-width and small forms, or as `%` if encoded twice.
const queryMark =
  /[?;&#%\u037E\u061B\u061F\u2047\uFF03\uFE5F\uFF1F\uFF1B\uFF06\uFF05\uFE56\uFE54\uFE60\uFE6A]/

/** Ends where a query may begin, masks segments that may be email addresses in any encoding, and is then truncated. */
function readablePath(path: string): string {
  const segments = path.split('/').map((segment) => decodePath(segment) ?? segment)
  const last = segments.findIndex((segment) => queryMark.test(segment))
  const shown = last < 0 ? segments : segments.slice(0, last + 1)
  const readable = shown.map((each) => (atSign.test(each) ? '***' : each.split(queryMark)[0])).join('/')
  return readable.length > maxPathLength ? `${readable.slice(0, maxPathLength - 1)}…` : readable
}

// Also full-width and small forms, and encoded ones in a path that cannot be decoded.
const atSign = /@|\uFF20|\uFE6B|%(25)*(40|EF%(25)*(BC%(25)*A0|B9%(25)*AB))/i
