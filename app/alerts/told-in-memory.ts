import { later, maxAlertLeaseMs, type Journal } from '~/leads/journal'

/** Where it is written what each channel was last told. */
export type ToldStore = Pick<Journal, 'toldAlerts' | 'claimAlert' | 'settleAlert'>

/** For what is told while the journal cannot be used. */
export function createToldInMemory(): ToldStore {
  const rows = new Map<string, { told: string; leaseUntil: string }>()
  return {
    toldAlerts: async () => new Map([...rows].map(([id, { told }]) => [id, told])),
    async claimAlert(id, told, leaseMs, now) {
      const row = rows.get(id)
      const leftMs = row ? Date.parse(row.leaseUntil) - Date.parse(now) : 0
      // A longer lease comes from a clock that jumped back.
      if (leftMs > 0 && leftMs <= maxAlertLeaseMs) return null
      const leaseUntil = later(now, leaseMs)
      rows.set(id, { told, leaseUntil })
      return leaseUntil
    },
    async settleAlert(id, _leaseUntil, told, pauseMs, now) {
      rows.set(id, { told, leaseUntil: later(now, pauseMs) })
    },
  }
}
