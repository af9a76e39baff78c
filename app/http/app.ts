import type { Ask } from '~/ask/ask'
import { createSubmit, type SubmitServices } from '~/enquiries/submit'
import type { Environment } from '~/platform/environment'
import { createReadReceipt } from '~/leads/receipts'
import type { Log } from '~/platform/log'
import { createAccessLog } from './access-log'
import type { Answered, App, HeaderRecord, RawAnswer } from './request/response'
import { createPageCache } from './cache/page-cache'
import { createHealth, type HealthOptions } from './health'
import type { LogEvent } from '~/log/events'
import { createSecurityHeaders } from './policy/security-headers'
import { isReading } from './policy/admission'
import { createPages } from './remix/pages'
import type { PageSource } from './remix/page-source'
import { createReadFacts, type RequestFacts } from './request/request-info'
import type { createSiteMetrics } from './site-metrics'
import { readStaticFiles } from './static-files'

export interface AppServices extends SubmitServices, Omit<HealthOptions, 'isDraining'> {
  log: Log<LogEvent>
  ask: Ask
  monotonic: () => number
  metrics: { site: ReturnType<typeof createSiteMetrics> } | null
  createId: () => string
}

export interface AppOptions {
  environment: Environment
  services: AppServices
  pageSource: Omit<PageSource, 'middleware'>
  isDraining: () => boolean
  /** The Brotli quality of cached pages. */
  cacheQuality?: number
}

// Some hundreds of pages in all encodings.
const cacheBytes = 64 * 1024 * 1024

/** Composes the pipeline: the facts of a request, then a health check, a file, a cached or rendered page, then headers and log. */
export function createApp(options: AppOptions): App {
  const { environment, services, pageSource, isDraining, cacheQuality } = options
  const { now, monotonic, createId, reportError } = services
  const { SITE_URL: siteUrl, TRUST_PROXY: trustedProxies } = environment
  const readFacts = createReadFacts(siteUrl, trustedProxies, createId)
  const commonHeaders = createSecurityHeaders(siteUrl)
  const health = createHealth({ ...services, isDraining })
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
  // Merging two dozen headers takes as long as the rest of a cached response, whose own headers are one object.
  const lists = new WeakMap<HeaderRecord, readonly string[]>()
  const writeLine = createAccessLog(services.log)
  const measure = services.metrics?.site.measure

  return async (arriving) => {
    const started = monotonic()
    const facts = readFacts(arriving)
    const finish = (answered: Answered) => {
      const durationMs = monotonic() - started
      writeLine(facts, answered, Math.round(durationMs))
      measure?.(facts, answered, durationMs)
      return withCommonHeaders(facts, answered)
    }
    try {
      return finish(await answer(facts))
    } catch (error) {
      reportError(error, facts.requestId)
      return finish(await pages.errorPage(500, facts))
    }
  }

  function answer(facts: RequestFacts): Answered | Promise<Answered> {
    if (!isReading(facts.method)) return pages.answer(facts)
    return health(facts) ?? files.get(facts.path)?.answer(facts.headers) ?? pages.answer(facts)
  }

  function withCommonHeaders(facts: RequestFacts, { status, headers, body }: Answered): RawAnswer {
    let common = lists.get(headers)
    if (!common) lists.set(headers, (common = Object.entries({ ...commonHeaders, ...headers }).flat()))
    const all = [...common, 'x-request-id', facts.requestId]
    if (status !== 304 && !headers['content-length']) all.push('content-length', String(body?.length ?? 0))
    return { status, headers: all, body: facts.method === 'HEAD' ? null : body }
  }
}
