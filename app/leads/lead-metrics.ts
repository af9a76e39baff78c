import type { Gauge } from 'prom-client'
import { withDeadline } from '~/platform/deadline'
import type { Meter } from '~/platform/metrics'
import type { DeliveryOptions } from './delivery'
import { failures } from '~/log/names'
import type { LeadsContext } from './journal'
import type { CheckJournal } from './journal-check'
import { leadStates } from './lead'
import { backupNote } from './notes'

// This is below Prometheus' scrape timeout of 10 s, so that a hanging journal costs only its own gauges.
const timeoutMs = 2000

interface JournalMetricsOptions extends Pick<LeadsContext, 'journal' | 'now'> {
  checkJournal: CheckJournal
  freeBytes: () => Promise<number | null>
}

/** The journal is read at each scrape. A gauge that times out is omitted, since an old value would look healthy. */
export function measureJournal({ gauge }: Meter, options: JournalMetricsOptions): void {
  const { journal, checkJournal, freeBytes, now } = options
  const measure = (name: string, help: string, read: () => Promise<number | null>) =>
    gauge(name, help, async (own) => {
      const value = await withDeadline(timeoutMs, read).catch(() => null)
      if (value === null) own.remove()
      else own.set(value)
    })
  const age = (time: string | null) => (time === null ? 0 : Math.max(0, now() - Date.parse(time)) / 1000)
  const collectLeads = async (leads: Gauge<'state'>) => {
    const counts = await withDeadline(timeoutMs, () => journal.countByState()).catch(() => null)
    leads.reset()
    if (counts) for (const state of leadStates) leads.set({ state }, counts[state])
  }
  gauge('leads', 'Leads in the journal, by state', collectLeads, 'state')
  const ageHelp = 'How long ago the oldest lead came that is still to be delivered; 0 when there is none'
  measure('oldest_waiting_lead_age_seconds', ageHelp, async () => age(await journal.oldestUndelivered()))
  const unmailedHelp = 'How long the oldest lead has waited to be mailed to ENQUIRY_EMAIL; 0 when none does'
  measure('oldest_unmailed_lead_age_seconds', unmailedHelp, async () => age(await journal.oldestUnmailed()))
  const backupHelp = 'When `leads backup` last copied this journal, in Unix time; 0 when it never did'
  measure('last_backup_timestamp_seconds', backupHelp, async () => {
    const time = (await journal.notes()).get(backupNote)
    return time === undefined ? 0 : Date.parse(time) / 1000
  })
  measure('journal_free_bytes', 'Free space where the journal is; absent with PostgreSQL', freeBytes)
  const writableHelp = 'Whether the journal took a write within 2 s: 1 or 0'
  gauge('journal_writable', writableHelp, async (writable) => writable.set((await checkJournal()) ? 0 : 1))
}

export function measureDeliveries(
  { counter, gauge, histogram }: Meter,
  isConfigured: boolean,
): NonNullable<DeliveryOptions['onDelivered']> {
  const configuredHelp = 'Whether the form ids are set, so that leads are sent: 1 or 0'
  gauge('form_service_configured', configuredHelp, async (configured) => configured.set(isConfigured ? 1 : 0))
  const callHelp = 'Calls of the form service, by outcome: delivered, refused, or the class of the failure'
  // The last is the maximum of FORM_SERVICE_TIMEOUT_MS.
  const buckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60]
  const durations = histogram('form_service_duration_seconds', callHelp, buckets, 'outcome')
  for (const outcome of ['delivered', 'refused', ...failures]) durations.zero({ outcome })
  const triedHelp = 'Leads that were tried in the background, by the state that this led to'
  const outcome = ['delivered', 'kept', 'waiting', 'parked']
  const deliveries = counter('background_deliveries_total', triedHelp, { outcome })
  return ({ exchange, settlement }, isAwaited) => {
    if (exchange?.isSent) {
      const { outcome: told, ms } = exchange
      durations.observe({ outcome: told.kind === 'failed' ? told.failure : told.kind }, ms / 1000)
    }
    if (!isAwaited) deliveries.inc({ outcome: settlement.state })
  }
}
