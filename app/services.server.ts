import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import packageJson from '../package.json'
import { createFunnel } from './funnel.server'
import { createSiteMetrics, type SiteMetrics } from './http/site-metrics'
import { createAcceptEnquiry, type AcceptEnquiry } from './leads/accept'
import { createDelivery } from './leads/delivery'
import { createFormService, formIdsOf } from './leads/form-service'
import type { Journal } from './leads/journal'
import { createCheckJournal, type CheckJournal } from './leads/journal-check'
import { measureDeliveries, measureJournal } from './leads/lead-metrics'
import { openJournal } from './leads/open-journal'
import { createReceipts, type Receipts } from './leads/receipts'
import { createRedeliver } from './leads/redelivery'
import { createReference } from './leads/reference'
import { createPurge } from './leads/retention'
import { createThrottle, openSharedCounts, type Throttle } from './leads/throttle'
import type { SiteEvent } from './log-line'
import type { Environment } from './platform/environment'
import { describeError, stackOf, type Log } from './platform/log'
import { createRegistry } from './platform/metrics'
import { repeat } from './platform/repeat'

/** Everything the http app works with, made once at start. */
export interface Services {
  journal: Journal
  checkJournal: CheckJournal
  accept: AcceptEnquiry
  throttle: Throttle
  receipts: Receipts
  /** Absent without `METRICS_PORT`: then nothing is measured. */
  metrics: Metrics | null
  log: Log<SiteEvent>
  now: () => number
  createId: () => string
  reportError(error: unknown, requestId?: string): void
  /** Starts what goes on beside the requests: redelivery and the purge. For the server alone. */
  startBackground(): Background
  /** Retries failed settlements and closes the journal, within this time; what is not done by then is left to the next start. */
  close(withinMs?: number): Promise<void>
}

/** What is measured, and where it is registered. */
export interface Metrics {
  /** `METRICS_PORT` */
  port: number
  registry: Registry
  site: SiteMetrics
}

/** What a server does beside answering requests. */
export interface Background {
  /** Starts nothing new; resolves when what is under way has ended. */
  stop(): Promise<void>
}

// The first is how soon a lead goes out once it is due; asking costs the journal next to nothing.
const redeliveryPauseMs = 1000
const purgePauseMs = 60 * 60 * 1000
// Longer than a database that does not answer takes to say so.
const closeMs = 10_000

/** What the outside world is made of; tests give their own. */
export interface World {
  log: Log<SiteEvent>
  now: () => number
  fetch: typeof fetch
}

/**
 * The composition root: builds the services from the environment. The journal is opened with its first use, so that the pages
 * are there whatever becomes of it.
 */
export function createServices(environment: Environment, { log, now, fetch }: World): Services {
  const journal = openJournal(environment.DATABASE_URL)
  const { SUBMISSIONS_PER_HOUR: perClient, SUBMISSIONS_PER_HOUR_TOTAL: total } = environment
  const shared = openSharedCounts(environment.DATABASE_URL)
  const metrics = environment.METRICS_PORT === undefined ? null : createMetrics(environment.METRICS_PORT)
  const checkJournal = createCheckJournal({ journal, log, now })
  if (metrics) measureJournal(metrics.registry, { journal, checkJournal, now })
  const { FORM_SERVICE_URL: url, FORM_SERVICE_TIMEOUT_MS: timeoutMs } = environment
  const client = `${packageJson.name}/${packageJson.version}`
  const formIds = formIdsOf(environment)
  const formService = formIds && createFormService({ url, formIds, timeoutMs, client, fetch, now })
  const delivery = createDelivery({
    journal,
    formService,
    timeoutMs,
    log,
    now,
    random: Math.random,
    createId: randomUUID,
    onDelivered: metrics ? measureDeliveries(metrics.registry) : undefined,
  })
  const redeliver = createRedeliver({ journal, delivery, log, now })
  const purge = createPurge({ journal, days: environment.LEAD_RETENTION_DAYS, log, now })
  return {
    journal,
    checkJournal,
    accept: createAcceptEnquiry({ journal, delivery, log, now, createReference, createId: randomUUID }),
    throttle: createThrottle({ perClient, total, shared, log }),
    receipts: createReceipts({ signingKey: () => journal.signingKey() }),
    metrics,
    log,
    now,
    createId: randomUUID,
    reportError(error, requestId) {
      log('error', { event: 'error', requestId, message: describeError(error), stack: stackOf(error) })
    },
    startBackground() {
      const repetitions = [repeat(redeliver, redeliveryPauseMs), repeat(purge, purgePauseMs)]
      return {
        async stop() {
          await Promise.all(repetitions.map((repetition) => repetition.stop()))
        },
      }
    },
    async close(withinMs = closeMs) {
      const close = async () => {
        await delivery.settleLeftovers()
        await Promise.all([journal.close(), shared?.close()])
      }
      await Promise.race([close(), sleep(withinMs, undefined, { ref: false })])
    },
  }
}

function createMetrics(port: number): Metrics {
  const registry = createRegistry()
  return { port, registry, site: createSiteMetrics(registry, createFunnel(registry)) }
}
