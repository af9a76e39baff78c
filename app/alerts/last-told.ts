import type { Journal } from '~/leads/journal'
import { isoTime } from '~/platform/iso-time'
import type { ConditionStatus } from './conditions'
import { summaryHourUtc } from './thresholds'

export type Change = NonNullable<ReturnType<typeof changeSince>>

/** Null when nothing changed, or another server told something newer. `next` is to be recorded once the change is told. */
export function changeSince(told: string, { since, evidenceAt }: ConditionStatus, now: number) {
  const [state, time = ''] = told.split(' ')
  const isTold = state === 'started'
  // A time in the future comes from a wrong clock.
  const toldAt = Date.parse(time)
  if (evidenceAt < toldAt && toldAt <= now) return null
  if (since !== null) return isTold ? null : { state: 'started' as const, since, next: `started ${since}` }
  return isTold ? { state: 'over' as const, since: time, next: `over ${isoTime(now)}` } : null
}

/** The day whose summary is due, `YYYY-MM-DD`; null before its hour and once it was told. The first is due at once. */
export function summaryDue(told: string, now: number): string | null {
  const time = new Date(now)
  const day = time.toISOString().slice(0, 10)
  return told === '' || (told !== day && time.getUTCHours() >= summaryHourUtc) ? day : null
}

/** Remembers what each channel was last told while the journal cannot be used. */
export function createToldInMemory(
  monotonic: () => number,
): Pick<Journal, 'toldAlerts' | 'claimAlert' | 'settleAlert'> {
  const rows = new Map<string, { told: string; leasedUntil: number }>()
  const write = (id: string, told: string, leaseMs: number) =>
    void rows.set(id, { told, leasedUntil: monotonic() + leaseMs })
  return {
    toldAlerts: async () => new Map([...rows].map(([id, { told }]) => [id, told])),
    async claimAlert(id, told, leaseMs, now) {
      if (monotonic() < (rows.get(id)?.leasedUntil ?? -Infinity)) return null
      write(id, told, leaseMs)
      return now
    },
    settleAlert: async (id, _leaseUntil, told, pauseMs) => write(id, told, pauseMs),
  }
}
