import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readClassifiers } from '~/assistant/classifier'
import { sampleWarnings } from '~/content/samples'
import { createApp } from '~/http/app'
import { loadBuiltPages, loadVitePages } from '~/http/remix/page-source'
import { httpLimits } from '~/http/transport/http-limits'
import { drain, listen } from '~/http/transport/listen'
import { createSecurityHeaders } from '~/http/policy/security-headers'
import { placeOf } from '~/leads/journal-fault'
import type { LogEvent } from '~/log/events'
import { readEnvironment, siteOf, startWarnings } from '~/platform/environment'
import { Fault } from '~/platform/fault'
import { request } from '~/platform/http-client'
import { createLog, describeError, stackOf } from '~/platform/log'
import { serveMetrics } from '~/platform/metrics'
import { release } from '~/platform/release'
import { createServices } from '~/services.server'

// A shutdown takes at most this long. Closing and writing the log have the rest after draining, at least `closeMs`.
const stopMs = 10_000
const closeMs = 1000
const writeMs = 500
const isBuilt = import.meta.env?.PROD ?? false
// The build would replace `process.env.NODE_ENV`.
Object.assign(process.env, { NODE_ENV: isBuilt ? 'production' : 'development' })

const reading = readEnvironment(process.env)
if (!reading.ok) {
  process.stderr.write(`${reading.problems.join('\n')}\n`)
  process.exit(78)
}
const { environment } = reading
// EPIPE is ignored, since the site outlives the reader of its log.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
const { log, flush } = createLog<LogEvent>(process.stdout, environment.LOG_LEVEL, Date.now)
// Pipes are written asynchronously, so exiting waits for a slow reader of the log.
const exit = (code: number) => {
  flush()
  process.stdout.write('', () => process.exit(code))
  setTimeout(() => process.exit(code), writeMs)
}
// The state of the process is undefined now, while the leads in flight are in the journal.
process.on('uncaughtException', (error, origin) => {
  log('error', { event: 'stop', message: describeError(error), origin, stack: stackOf(error) })
  exit(1)
})

// A closed terminal, or a manager that means "reload", must not stop the server.
process.on('SIGHUP', () => {})
let isDraining = false
// Registered early, since PID 1 ignores signals without a handler.
const signalled = new Promise<'SIGTERM' | 'SIGINT'>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(signal))
})

try {
  const assistants = new URL(isBuilt ? 'assistants.bin' : 'build/assistants.bin', import.meta.url)
  // A build may have removed this file while a development server runs.
  if (!existsSync(assistants)) throw new Fault('There is no build/assistants.bin: run "npm run build"')
  const journal = placeOf(environment.DATABASE_URL)
  const place = existsSync(dirname(journal)) ? journal : `${journal}, in the new folder ${dirname(journal)}`
  const isNewJournal = journal.startsWith('/') && !existsSync(journal)
  const services = createServices(environment, {
    log,
    now: Date.now,
    monotonic: () => performance.now(),
    fetch: request,
    classifiers: readClassifiers(assistants),
  })
  const pageSource = isBuilt ? await loadBuiltPages(new URL('./', import.meta.url)) : await loadVitePages()
  const app = createApp({ environment, services, pageSource, isDraining: () => isDraining })
  const { HOST, METRICS_PORT: metricsPort } = environment
  const { registry } = services.metrics ?? {}
  const metricsServer = registry && (await serveMetrics(registry, metricsPort, HOST))
  const { server, port } = await listen(app, {
    port: environment.PORT,
    host: environment.HOST,
    middleware: pageSource.middleware,
    headers: createSecurityHeaders(environment.SITE_URL),
    limits: { ...httpLimits, keepAliveMs: 1000 * environment.KEEP_ALIVE_SECONDS },
    log,
    isDraining: () => isDraining,
  })

  // Before the background tasks, so that a failing journal is told as that.
  const isCreated = isNewJournal && (await services.checkJournal()) === null
  const created = `An empty journal was created at ${place}: if there was one before, correct DATABASE_URL`
  const warnings = [...startWarnings(reading), ...(isCreated ? [created] : []), ...sampleWarnings()]
  log(warnings.length > 0 ? 'warn' : 'info', {
    event: 'start',
    url: siteOf({ ...environment, PORT: port }),
    port,
    metricsPort,
    ...release,
    node: process.version,
    journal,
    warnings: warnings.length > 0 ? warnings : undefined,
  })

  const background = services.startBackground()
  const signal = await signalled
  const stopBy = performance.now() + stopMs - writeMs
  isDraining = true
  log('info', { event: 'drain', signal })
  // Only a proxy sends its next request to another server.
  const acceptMs = environment.TRUST_PROXY > 0 ? httpLimits.drainAcceptMs : 0
  await Promise.all([
    drain(server, acceptMs, stopMs - closeMs),
    Promise.race([background.stop(), sleep(stopMs - closeMs)]),
  ])
  metricsServer?.close().closeAllConnections()
  await services.close(stopBy - performance.now())
  log('info', { event: 'stop', signal })
  exit(0)
} catch (error) {
  log('error', { event: 'stop', message: describeError(error), stack: stackOf(error) })
  exit(1)
}
