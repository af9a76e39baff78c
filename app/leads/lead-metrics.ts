import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { DeliveryOptions } from './delivery'
import { failures } from './form-answer'
import type { Journal } from './journal'
import type { CheckJournal } from './journal-check'
import { leadStates } from './lead'

// Prometheus gives a scrape 10 s; a journal that hangs must not cost all other metrics.
const patienceMs = 2000

/**
 * Measures at each scrape how many leads there are, how long they wait, and whether the journal takes writes. A figure that is
 * not there in time is left out, since an old one would hide the trouble.
 */
export function measureJournal(
  registry: Registry,
  { journal, checkJournal, now }: { journal: Journal; checkJournal: CheckJournal; now: () => number },
): void {
  const leads = new Gauge({
    name: 'dayfive_leads',
    help: 'Leads in the journal, by state',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const counts = await inTime(journal.countByState())
      this.reset()
      if (counts) for (const state of leadStates) this.set({ state }, counts[state])
    },
  })
  const oldestWaiting = new Gauge({
    name: 'dayfive_oldest_waiting_lead_age_seconds',
    help: 'How long ago the oldest lead came that is still to be delivered; 0 when there is none',
    registers: [],
    async collect() {
      const oldest = await inTime(journal.oldest(['received', 'waiting']))
      if (oldest === undefined) this.remove()
      else this.set(oldest === null ? 0 : Math.max(0, now() - Date.parse(oldest)) / 1000)
    },
  })
  const isWritable = new Gauge({
    name: 'dayfive_journal_writable',
    help: 'Whether the journal took a write within 2 s: 1 or 0',
    registers: [],
    async collect() {
      this.set((await checkJournal()) ? 0 : 1)
    },
  })
  for (const gauge of [leads, oldestWaiting, isWritable]) registry.registerMetric(gauge)
}

/** Resolves to undefined when the answer fails or does not come in time. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return Promise.race([answer.catch(() => undefined), sleep(patienceMs, undefined, { ref: false })])
}

/** Measures deliveries: how long each call of the form service took, and what the background did. */
export function measureDeliveries(registry: Registry): NonNullable<DeliveryOptions['onDelivered']> {
  const durations = new Histogram({
    name: 'dayfive_form_service_duration_seconds',
    help: 'Calls of the form service, by outcome: delivered, refused, or the class of the failure',
    labelNames: ['outcome'],
    // Up to the longest FORM_SERVICE_TIMEOUT_MS.
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
    registers: [registry],
  })
  for (const outcome of ['delivered', 'refused', ...failures]) durations.zero({ outcome })
  const deliveries = new Counter({
    name: 'dayfive_background_deliveries_total',
    help: 'Leads that were tried in the background, by the state that this led to',
    labelNames: ['outcome'],
    registers: [registry],
  })
  for (const outcome of ['delivered', 'kept', 'waiting', 'parked']) deliveries.inc({ outcome }, 0)
  return ({ exchange, settlement }, isAwaited) => {
    if (exchange) {
      const { answer, ms } = exchange
      durations.observe({ outcome: answer.kind === 'failed' ? answer.failure : answer.kind }, ms / 1000)
    }
    if (!isAwaited) deliveries.inc({ outcome: settlement.state })
  }
}
