import { Hono } from 'hono'
import type { Environment } from '~/platform/environment'
import type { Services } from '~/services.server'
import { accessLog, requestLine, type OnFinish } from './access-log'
import { arrivalProbe } from './arrival-probe'
import { compression } from './compression'
import { contentSecurityPolicy } from './content-security-policy'
import { fromMemory } from './from-memory'
import { createPageCache } from './page-cache'
import type { PageSource } from './page-source'
import { pages } from './pages'
import { prefetched } from './prefetched'
import { createReadFacts, isReadable, requestFacts, type HttpEnv } from './request-facts'
import { createSecurityHeaders, securityHeaders } from './security-headers'
import { staticFiles } from './static-files'

export interface AppOptions {
  environment: Environment
  services: Services
  pageSource: Pick<PageSource, 'handlePage' | 'clientFolder'>
  /** Whether the server has been asked to stop. */
  isDraining: () => boolean
}

const unreadableAddress =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>There is no such page | Dayfive</title>' +
  '<h1>There is no such page</h1><p>The address has a typing mistake in it. <a href="/">To the home page</a></p>'

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
  app.use(securityHeaders(createSecurityHeaders(environment.SITE_URL)))

  // Remix warns about these on the console and its script reloads them without end, so no page of ours stands there.
  app.use((c, next) =>
    isReadable(c.var.facts.path) ? next() : Promise.resolve(c.html(unreadableAddress, 404)),
  )

  app.get('/healthz', arrivalProbe(services.journal), (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (isDraining()) return c.text('draining', 503)
    try {
      await services.journal.checkWritable(new Date(now()).toISOString())
      return c.text('ready')
    } catch (error) {
      services.reportError(error)
      return c.text('the journal cannot be written', 503)
    }
  })

  if (clientFolder !== null) app.use(staticFiles(clientFolder))

  app.all(
    '*',
    compression(),
    pages({
      handle: handlePage,
      contactEmail: environment.CONTACT_EMAIL,
      retentionDays: environment.LEAD_RETENTION_DAYS,
      ...services,
    }),
  )
  app.onError((error, c) => {
    services.reportError(error, c.var.facts?.requestId)
    return c.text('Something went wrong on our side. Please try again in a moment.', 500)
  })
  return Object.assign(app, { fromMemory: fromMemory({ cache, readFacts, onFinish, now }) })
}
