import { Hono } from 'hono'
import { healthAddresses } from '~/page-addresses'
import type { Environment } from '~/platform/environment'
import type { Services } from '~/services.server'
import { accessLog, requestLine, type OnFinish } from './access-log'
import { arrivalProbe } from './arrival-probe'
import { compression } from './cache/compression'
import { contentSecurityPolicy } from './policy/content-security-policy'
import { fromMemory } from './from-memory'
import { createPageCache } from './cache/page-cache'
import type { PageSource } from './remix/page-source'
import { createPages } from './remix/pages'
import { prefetched } from './prefetched'
import { createReadFacts, requestFacts, type HttpEnv } from './request-facts'
import { createSecurityHeaders, securityHeaders } from './policy/security-headers'
import { readStaticFiles, staticFiles } from './static-files'

export interface AppOptions {
  environment: Environment
  services: Services
  pageSource: Pick<PageSource, 'handlePage' | 'clientFolder'>
  /** Whether the server has been asked to stop. */
  isDraining: () => boolean
}

/** The whole site as one function from request to response; nothing here knows of ports or signals. */
export function createApp({ environment, services, pageSource, isDraining }: AppOptions) {
  const { handlePage, clientFolder } = pageSource
  const { log, now, createId } = services
  const app = new Hono<HttpEnv>()
  const readFacts = createReadFacts({
    siteUrl: environment.SITE_URL,
    trustedProxies: environment.TRUST_PROXY,
    createId,
  })
  const writeLine = requestLine(log)
  const measure = services.metrics?.site.measure
  const onFinish: OnFinish = (facts, finish) => {
    writeLine(facts, finish)
    measure?.(facts, finish)
  }
  // Pages that come from their sources may change at any time, and Vite's scripts run under no strict policy.
  const isBuilt = clientFolder !== null
  const cache = createPageCache()

  app.use(requestFacts(readFacts), accessLog(onFinish, now), prefetched())
  if (isBuilt) app.use(cache.middleware, contentSecurityPolicy())
  const headersFor = createSecurityHeaders(environment.SITE_URL)
  app.use(securityHeaders(headersFor))

  const files = clientFolder === null ? null : readStaticFiles(clientFolder)
  const isServed = (path: string) => healthAddresses.includes(path) || (files?.has(path) ?? true)
  app.get('/healthz', arrivalProbe(services.journal), (c) => c.text('ok'))
  app.get('/readyz', (c) => (isDraining() ? c.text('draining', 503) : c.text('ready')))
  app.get('/readyz/journal', async (c) =>
    (await services.checkJournal()) ? c.text('the journal cannot be written', 503) : c.text('ready'),
  )

  if (files) app.use(staticFiles(files))

  const { handler, errorPages } = createPages({
    handle: handlePage,
    headers: headersFor('/'),
    isChanging: !isBuilt,
    contactEmail: environment.CONTACT_EMAIL,
    retentionDays: environment.LEAD_RETENTION_DAYS,
    ...services,
  })
  app.all('*', compression(), handler)
  app.onError((error, c) => {
    services.reportError(error, c.var.facts?.requestId)
    return errorPages.answer(500, c.req.raw)
  })
  return Object.assign(app, {
    fromMemory: fromMemory({ cache, errorPages, isServed, readFacts, onFinish, now }),
  })
}
