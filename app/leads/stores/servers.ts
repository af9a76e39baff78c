import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hasEnded, type StoreContext } from './predicates'

// The check writes more bytes than the longest lead with its pages of indexes (84 kB), since a nearly full disk has room for fewer.
const leadSize = 128 * 1024

export function serverStore({ db, clock, engine }: StoreContext) {
  return {
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

    /** Removes the notes with this prefix. Returns their values in the order of their names. */
    async takeNotes(prefix: string): Promise<string[]> {
      const taken = db.deleteFrom('notes').where('name', 'like', `${prefix}%`)
      const rows = await taken.returning(['name', 'value']).execute()
      return rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ value }) => value)
    },

    signingKey,

    /** Records that a server ran on this UTC day; returns the first of the last `days` such days, or null if there are fewer. */
    async seeDay(day: string, days: number) {
      const row = db.insertInto('daysSeen').values({ day })
      await row.onConflict((conflict) => conflict.doNothing()).execute()
      const seen = db.selectFrom('daysSeen').select('day').where('day', '<=', day).orderBy('day', 'desc')
      const nth = seen.offset(days - 1).limit(1)
      const last = await nth.executeTakeFirst()
      if (!last) return null
      await db.deleteFrom('daysSeen').where('day', '<', last.day).execute()
      return last.day
    },

    /** Rejects when a submission could not be written now. */
    async checkWritable(now: string) {
      // This inserts no row, but needs the table and its lock as a submission does.
      await db.insertInto('leads').expression(db.selectFrom('leads').selectAll().limit(0)).execute()
      const checkedAt = now.repeat(Math.ceil(leadSize / now.length))
      const row = db.insertInto('readiness').values({ id: 1, checkedAt })
      await row.onConflict((conflict) => conflict.column('id').doUpdateSet({ checkedAt })).execute()
    },

    /** The settings with which a power cut may lose acknowledged changes. */
    async unsafeSettings(): Promise<string[]> {
      if (engine === 'sqlite') return []
      const unsafe = sql<{ name: string }>`SELECT name FROM pg_settings
        WHERE setting = 'off' AND name IN ('fsync', 'synchronous_commit')`
      return (await unsafe.execute(db)).rows.map(({ name }) => name)
    },
  }

  /** The 32-byte secret that all servers on this journal share. */
  async function signingKey(): Promise<Buffer> {
    const name = 'signing_key'
    const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
    if (row) return Buffer.from(row.value, 'base64')
    const created = db.insertInto('secrets').values({ name, value: randomBytes(32).toString('base64') })
    // Another server may insert its key first.
    await created.onConflict((conflict) => conflict.doNothing()).execute()
    return signingKey()
  }
}
