import type { Ask } from '~/ask/ask'
import { createSubmit, type SubmitServices } from '~/enquiries/submit'
import type { Environment } from '~/platform/environment'
import { createReadReceipt } from '~/leads/receipts'
import { createAccessLog, type OnResponse } from './access-log'
import type { HandledResponse, App, HeaderRecord, RawResponse } from './request/response'
import { brotliQuality } from './cache/content-coding'
import { createPageCache } from './cache/page-cache'
import { createHealth, healthPaths, type HealthOptions } from './health'
import { createSecurityHeaders } from './policy/security-headers'
import { isReading } from './policy/admission'
import { createPages } from './remix/pages'
import type { PageSource } from './remix/page-source'
import { createReadRequest, type RequestInfo } from './request/request-info'
import { readStaticFiles } from './static-files'

export interface AppServices extends SubmitServices, Omit<HealthOptions, 'trustedProxies' | 'isDraining'> {
  ask: Ask
  monotonic: () => number
  metrics: { measure: OnResponse } | null
  createId: () => string
  reportError(error: unknown, requestId?: string): void
}

export interface AppOptions {
  environment: Environment
  services: AppServices
  pageSource: Omit<PageSource, 'middleware'>
  isDraining: () => boolean
  cacheQuality?: number
}

// Room for some hundreds of pages in all encodings.
const cacheBytes = 64 * 1024 * 1024

/** The pipeline: reads the request, answers by a health check, a file or a page, adds common headers, and logs. */
export function createApp(options: AppOptions): App {
  const { environment, services, pageSource, isDraining, cacheQuality = brotliQuality.cached } = options
  const { now, monotonic, createId, reportError } = services
  const { SITE_URL: siteUrl, TRUST_PROXY: trustedProxies } = environment
  const readRequest = createReadRequest(siteUrl, trustedProxies, createId)
  const commonHeaders = createSecurityHeaders(siteUrl)
  const health = createHealth({ ...services, trustedProxies, isDraining })
  const files = readStaticFiles(pageSource.fileFolders)
  const pages = createPages({
    source: pageSource,
    cache: createPageCache(pageSource.isCacheable ? cacheBytes : 0, cacheQuality, reportError),
    submit: createSubmit(services),
    readReceipt: createReadReceipt(services),
    ask: services.ask,
    reportError,
    now,
    contactEmail: environment.CONTACT_EMAIL,
    retentionDays: environment.LEAD_RETENTION_DAYS,
  })
  // Keeps merged headers by the headers of a cached response: merging takes as long as all the rest of such a response.
  const lists = new WeakMap<HeaderRecord, readonly string[]>()
  const writeLine = createAccessLog(services.log)

  return async (arriving) => {
    const started = monotonic()
    const info = readRequest(arriving)
    const finish = (handled: HandledResponse) => {
      const durationMs = monotonic() - started
      writeLine(info, handled, Math.round(durationMs))
      services.metrics?.measure(info, handled, durationMs)
      return withCommonHeaders(info, handled)
    }
    try {
      return finish(await respond(info))
    } catch (error) {
      reportError(error, info.requestId)
      return finish(await pages.errorPage(500, info))
    }
  }

  function respond(info: RequestInfo): HandledResponse | Promise<HandledResponse> {
    if (!isReading(info.method)) return pages.respond(info)
    if (healthPaths.includes(info.path)) return health(info)
    return files.get(info.path)?.respond(info.headers) ?? pages.respond(info)
  }

  function withCommonHeaders(info: RequestInfo, { status, headers, body }: HandledResponse): RawResponse {
    let common = lists.get(headers)
    if (!common) lists.set(headers, (common = Object.entries({ ...commonHeaders, ...headers }).flat()))
    const all = [...common, 'x-request-id', info.requestId]
    if (status !== 304 && !headers['content-length']) all.push('content-length', String(body?.length ?? 0))
    return { status, headers: all, body: info.method === 'HEAD' ? null : body }
  }
}
