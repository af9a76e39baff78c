import { createApp } from '~/http/app'
import { loadBuiltPages } from '~/http/built-pages'
import { drain, listen } from '~/http/listen'
import { loadVitePages } from '~/http/vite-pages'
import { readEnvironment, startWarnings } from '~/platform/environment'
import { createLog, describeError } from '~/platform/log'
import { createServices } from '~/services.server'

const drainPatienceMs = 10_000
const isBuilt = import.meta.env?.PROD ?? false
// React chooses its build by this.
process.env.NODE_ENV = isBuilt ? 'production' : 'development'

const reading = readEnvironment(process.env)
if (!reading.ok) {
  process.stderr.write(`${reading.problems.join('\n')}\n`)
  process.exit(78)
}
const { environment } = reading
// Whoever read the log may be gone; visitors are not.
process.stdout.on('error', () => {})
const log = createLog(process.stdout, environment.LOG_LEVEL, Date.now)

let isDraining = false
// Listened to from the first moment: the first process of a container ignores a signal that it doesn't handle.
const signalled = new Promise<string>((resolve) => {
  process.on('SIGTERM', resolve)
  process.on('SIGINT', resolve)
})

try {
  const services = await createServices(environment, { log, now: Date.now, fetch })
  const pageSource = isBuilt ? await loadBuiltPages(new URL('./', import.meta.url)) : await loadVitePages()
  const app = createApp({ environment, services, pageSource, isDraining: () => isDraining })
  const { server, port } = await listen(app, pageSource.middleware, environment.PORT, environment.HOST)

  const warnings = startWarnings(environment)
  log(warnings.length > 0 ? 'warn' : 'info', {
    event: 'start',
    url: environment.SITE_URL ?? `http://localhost:${port}`,
    port,
    node: process.version,
    warnings: warnings.length > 0 ? warnings : undefined,
  })

  const signal = await signalled
  isDraining = true
  log('info', { event: 'drain', signal })
  await drain(server, drainPatienceMs)
  await services.close()
  log('info', { event: 'stop', signal })
  process.exit(0)
} catch (error) {
  log('error', { event: 'stop', message: describeError(error) })
  process.exit(1)
}
