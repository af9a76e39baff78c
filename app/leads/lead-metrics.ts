import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { DeliveryOptions } from './delivery'
import { failures } from './form-answer'
import type { Journal } from './journal'
import type { CheckJournal } from './journal-check'
import { leadStates } from './lead'

// Below Prometheus' scrape time-out of 10 s, so that a hanging journal costs only its own gauges.
const timeoutMs = 2000

/** Journal gauges, read at each scrape. Omitted on time-out, since a stale value would look healthy. */
export function measureJournal(
  registry: Registry,
  { journal, checkJournal, now }: { journal: Journal; checkJournal: CheckJournal; now: () => number },
): void {
  const registers = [registry]
  const leads: Gauge<'state'> = new Gauge({
    name: 'dayfive_leads',
    help: 'Leads in the journal, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await withTimeout(journal.countByState())
      leads.reset()
      if (counts) for (const state of leadStates) leads.set({ state }, counts[state])
    },
  })
  const oldestAge: Gauge = new Gauge({
    name: 'dayfive_oldest_waiting_lead_age_seconds',
    help: 'How long ago the oldest lead came that is still to be delivered; 0 when there is none',
    registers,
    async collect() {
      const oldest = await withTimeout(journal.oldest(['received', 'waiting']))
      if (oldest === undefined) oldestAge.remove()
      else oldestAge.set(oldest === null ? 0 : Math.max(0, now() - Date.parse(oldest)) / 1000)
    },
  })
  const writable: Gauge = new Gauge({
    name: 'dayfive_journal_writable',
    help: 'Whether the journal took a write within 2 s: 1 or 0',
    registers,
    collect: async () => writable.set((await checkJournal()) ? 0 : 1),
  })
}

function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return Promise.race([answer.catch(() => undefined), sleep(timeoutMs, undefined, { ref: false })])
}

/** Measures calls of the form service and background deliveries. */
export function measureDeliveries(registry: Registry): NonNullable<DeliveryOptions['onDelivered']> {
  const registers = [registry]
  const durations = new Histogram({
    name: 'dayfive_form_service_duration_seconds',
    help: 'Calls of the form service, by outcome: delivered, refused, or the class of the failure',
    labelNames: ['outcome'],
    // Up to the maximum of FORM_SERVICE_TIMEOUT_MS.
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
    registers,
  })
  for (const outcome of ['delivered', 'refused', ...failures]) durations.zero({ outcome })
  const deliveries = new Counter({
    name: 'dayfive_background_deliveries_total',
    help: 'Leads that were tried in the background, by the state that this led to',
    labelNames: ['outcome'],
    registers,
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
