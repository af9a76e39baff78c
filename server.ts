import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '~/http/app'
import { loadBuiltPages } from '~/http/built-pages'
import { drain, listen } from '~/http/listen'
import { loadVitePages } from '~/http/vite-pages'
import { readEnvironment, startWarnings } from '~/platform/environment'
import { createLog, describeError } from '~/platform/log'
import { createServices } from '~/services.server'

const drainPatienceMs = 10_000
const isBuilt = import.meta.env?.PROD ?? false
process.env.NODE_ENV = isBuilt ? 'production' : 'development'

const reading = readEnvironment(process.env)
if (!reading.ok) {
  process.stderr.write(`${reading.problems.join('\n')}\n`)
  process.exit(78)
}
const { environment } = reading
const log = createLog(process.stdout, environment.LOG_LEVEL, Date.now)

try {
  const services = await createServices(environment, { log, now: Date.now, fetch })
  let draining = false
  const appFor = (pages: Pick<Parameters<typeof createApp>[0], 'handlePage' | 'clientFolder'>) =>
    getRequestListener(createApp({ environment, services, isDraining: () => draining, ...pages }).fetch)

  const { server, port } = await listen(
    isBuilt
      ? appFor(await loadBuiltPages(new URL('./', import.meta.url)))
      : await developmentListener(appFor),
    environment.PORT,
    environment.HOST,
  )
  const warnings = startWarnings(environment)
  log(warnings.length > 0 ? 'warn' : 'info', {
    event: 'start',
    url: environment.SITE_URL ?? `http://localhost:${port}`,
    port,
    node: process.version,
    ...(warnings.length > 0 && { warnings }),
  })

  const stop = async (signal: string) => {
    if (draining) return
    draining = true
    log('info', { event: 'drain', signal })
    await drain(server, drainPatienceMs)
    await services.close()
    log('info', { event: 'stop', signal })
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  log('error', { event: 'stop', message: describeError(error) })
  process.exit(1)
}

/** In development Vite answers for the browser's files, and the app for the rest. */
async function developmentListener(
  appFor: (pages: {
    handlePage: Awaited<ReturnType<typeof loadVitePages>>['handlePage']
    clientFolder: null
  }) => RequestListener,
): Promise<RequestListener> {
  const { handlePage, middleware } = await loadVitePages()
  const app = appFor({ handlePage, clientFolder: null })
  return (request, response) => middleware(request, response, () => app(request, response))
}
