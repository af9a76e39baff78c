import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Environment } from '~/platform/environment'
import type { Services } from '~/services.server'
import { accessLog } from './access-log'
import type { PageSource } from './page-source'
import { pages } from './pages'
import { isReadable, requestFacts, type HttpEnv } from './request-facts'

export interface AppOptions {
  environment: Environment
  services: Services
  pageSource: Pick<PageSource, 'handlePage' | 'clientFolder'>
  /** Whether the server has been asked to stop. */
  isDraining: () => boolean
}

const unreadableAddress =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>There is no such page | Dayfive</title>' +
  '<h1>There is no such page</h1><p>The address has a typing mistake in it. <a href="/">To the home page</a></p>'

/** The whole site as one function from request to response; nothing here knows of ports or signals. */
export function createApp({ environment, services, pageSource, isDraining }: AppOptions) {
  const { handlePage, clientFolder } = pageSource
  const { log, now, createId } = services
  const app = new Hono<HttpEnv>()

  app.use(
    requestFacts({ siteUrl: environment.SITE_URL, trustedProxies: environment.TRUST_PROXY, createId }),
    accessLog(log, now),
    secureHeaders({
      // Not the middleware's own "no-referrer": under it browsers post forms with "Origin: null", which we must refuse.
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: environment.SITE_URL?.startsWith('https:') ? 'max-age=31536000' : false,
      xFrameOptions: 'DENY',
    }),
  )

  // Remix warns about these on the console and its script reloads them without end, so no page of ours stands there.
  app.use((c, next) =>
    isReadable(c.var.facts.path) ? next() : Promise.resolve(c.html(unreadableAddress, 404)),
  )

  app.get('/healthz', (c) => c.text('ok'))
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

  if (clientFolder !== null) {
    app.use('/assets/*', async (c, next) => {
      await next()
      // Their names change with their content.
      if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
    })
    app.use(serveStatic({ root: clientFolder }))
  }

  app.all('*', pages({ handle: handlePage, contactEmail: environment.CONTACT_EMAIL, ...services }))
  app.onError((error, c) => {
    services.reportError(error, c.var.facts?.requestId)
    return c.text('Something went wrong on our side. Please try again in a moment.', 500)
  })
  return app
}
