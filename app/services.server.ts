import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAlerts } from './alerts/create-alerts'
import { createHeartbeat } from './alerts/heartbeat'
import type { Classifiers } from './assistant/classifier'
import { createAsk } from './ask/ask'
import { createAssistants, warmUp } from './ask/assistants'
import { createSubmissionLimits } from './enquiries/submission-limits'
import { createSiteMetrics } from './http/site-metrics'
import { createAcceptSubmission } from './leads/accept'
import { createDelivery } from './leads/delivery'
import { createFormService } from './leads/form-service'
import { createCheckJournal } from './leads/journal-check'
import { measureDeliveries, measureJournal } from './leads/lead-metrics'
import { createMailing } from './leads/mailing'
import { logOperations } from './leads/notes'
import { openJournal, type LeadsContext } from './leads/journal'
import { freeSpace, keepReserve } from './leads/disk-reserve'
import { createRedeliver } from './leads/redelivery'
import { createPurge } from './leads/retention'
import type { Environment } from './platform/environment'
import { describeError, stackOf } from './platform/log'
import { createMeter } from './platform/metrics'
import { repeat } from './platform/repeat'
import { createSigner } from './platform/signer'

export type Services = ReturnType<typeof createServices>

const [seconds, minutes] = [1000, 60_000]

export interface Dependencies extends Omit<LeadsContext, 'journal' | 'random'> {
  /** The build trains these. */
  classifiers: Classifiers
}

/** The composition root. The journal is opened at its first use, so that pages are served without it. */
export function createServices(environment: Environment, dependencies: Dependencies) {
  const { log, now, monotonic, fetch, classifiers } = dependencies
  const hasOwnerMail = environment.ENQUIRY_EMAIL !== undefined
  const journal = openJournal(environment.DATABASE_URL, { hasOwnerMail })
  const context = { journal, log, now, monotonic, fetch, random: Math.random }
  const { SUBMISSIONS_PER_HOUR: perClient, SUBMISSIONS_PER_HOUR_TOTAL: total } = environment
  const limits = createSubmissionLimits(environment, context)
  const meter = environment.METRICS_PORT === undefined ? null : createMeter()
  const checkJournal = createCheckJournal(context)
  const freeBytes = async () => (await freeSpace(environment.DATABASE_URL).catch(() => null))?.bytes ?? null
  if (meter) measureJournal(meter, { journal, checkJournal, freeBytes, now })
  const formService = createFormService({ ...context, environment })
  const mailing = createMailing({ ...context, environment })
  const alerts = createAlerts({ ...context, environment, checkJournal, freeBytes })
  const heartbeat = createHeartbeat({ ...context, url: environment.HEARTBEAT_URL, checkJournal })
  const measureDelivery = meter && measureDeliveries(meter, formService !== null)
  const delivery = createDelivery({
    ...context,
    formService,
    timeoutMs: environment.FORM_SERVICE_TIMEOUT_MS,
    onDelivered(delivered, isAwaited) {
      alerts?.onDelivered(delivered)
      measureDelivery?.(delivered, isAwaited)
    },
  })
  return {
    journal,
    checkJournal,
    accept: createAcceptSubmission({ ...context, delivery, hasOwnerMail }),
    throttle: limits.throttle,
    ask: createAsk({ ...context, askAssistant: createAssistants(classifiers, now), meter, perClient, total }),
    receipts: createSigner('receipt', () => journal.signingKey()),
    metrics: meter && { registry: meter.registry, measure: createSiteMetrics(meter) },
    log,
    now,
    monotonic,
    createId: randomUUID,
    reportError: (error: unknown, requestId?: string) =>
      log('error', { event: 'error', requestId, message: describeError(error), stack: stackOf(error) }),
    /** Starts the background tasks. `stop` resolves when running tasks have ended. */
    startBackground() {
      // Started later, so that neither the start nor the first question waits for it.
      setTimeout(warmUp, 1 * seconds).unref()
      const tasks = [
        repeat(createRedeliver({ ...context, delivery }), 1 * seconds),
        repeat(createPurge({ ...context, days: environment.LEAD_RETENTION_DAYS }), 60 * minutes),
        repeat(() => keepReserve(environment.DATABASE_URL), 15 * seconds),
        repeat(() => logOperations(context), 15 * seconds),
        mailing && repeat(mailing.mailDue, 1 * seconds),
        heartbeat && repeat(heartbeat, 5 * minutes),
        alerts && repeat(alerts.notify, 15 * seconds),
      ]
      return { stop: async () => void (await Promise.all(tasks.map((task) => task && task.stop()))) }
    },
    /** Retries failed settlements and closes the journal. The default time is longer than a database takes to give up. */
    async close(withinMs = 10 * seconds) {
      mailing?.logCutOff()
      const close = async () => {
        await delivery.retryFailedSettlements()
        await Promise.all([journal.close(), limits.close()])
      }
      await Promise.race([close(), sleep(withinMs, undefined, { ref: false })])
    },
  }
}
