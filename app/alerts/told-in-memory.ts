import type { Journal } from '~/leads/journal'

/** Where it is written what each channel was last told. */
export type ToldStore = Pick<Journal, 'toldAlerts' | 'claimAlert' | 'settleAlert'>

/** For what is told while the journal cannot be used. */
export function createToldInMemory(): ToldStore {
  const rows = new Map<string, { told: string; leaseUntil: string }>()
  return {
    toldAlerts: async () => new Map([...rows].map(([id, { told }]) => [id, told])),
    async claimAlert(id, told, leaseUntil, now) {
      const row = rows.get(id)
      if (row && row.leaseUntil > now) return false
      rows.set(id, { told, leaseUntil })
      return true
    },
    async settleAlert(id, _leaseUntil, told, notBefore) {
      rows.set(id, { told, leaseUntil: notBefore })
    },
  }
}
