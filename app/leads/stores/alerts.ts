import { hasEnded, type StoreContext } from './conditions'

/** What was told of troubles, and what they are judged by. */
export function alertStore({ db, clock }: StoreContext) {
  return {
    /** What was last told, by alert id. */
    async toldAlerts(): Promise<ReadonlyMap<string, string>> {
      const rows = await db.selectFrom('alerts').select(['id', 'told']).execute()
      return new Map(rows.map(({ id, told }) => [id, told]))
    },

    /** Leases an alert; returns the end of the lease, or null when it is leased, or when something else was told meanwhile. */
    async claimAlert(id: string, told: string, leaseMs: number, now: string) {
      const leaseUntil = clock(now, leaseMs)
      const row = await db
        .insertInto('alerts')
        .values({ id, told, leaseUntil })
        .onConflict((conflict) => {
          const leased = conflict.column('id').doUpdateSet({ leaseUntil })
          return leased.where('alerts.told', '=', told).where(hasEnded(clock, 'alerts.leaseUntil', now))
        })
        .returning('leaseUntil')
        .executeTakeFirst()
      return row?.leaseUntil ?? null
    },

    /** Records what was told under this lease, and for how long nothing else may be told. */
    async settleAlert(id: string, leaseUntil: string, told: string, pauseMs: number, now: string) {
      const settled = db.updateTable('alerts').set({ told, leaseUntil: clock(now, pauseMs) })
      await settled.where('id', '=', id).where('leaseUntil', '=', leaseUntil).execute()
    },

    async notes(): Promise<ReadonlyMap<string, string>> {
      const rows = await db.selectFrom('notes').selectAll().execute()
      return new Map(rows.map(({ name, value }) => [name, value]))
    },

    async note(name: string, value: string) {
      const row = db.insertInto('notes').values({ name, value })
      await row.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute()
    },

    /** Removes the notes whose names begin like that; returns what they said, in the order of their names. */
    async takeNotes(prefix: string): Promise<string[]> {
      const taken = db.deleteFrom('notes').where('name', 'like', `${prefix}%`)
      const rows = await taken.returning(['name', 'value']).execute()
      return rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ value }) => value)
    },
  }
}
