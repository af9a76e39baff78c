import { randomBytes } from 'node:crypto'
import type { StoreContext } from './conditions'

// Bytes of a long lead with its indexes: a nearly full disk still has room for less.
const leadSize = 32 * 1024

/** What all servers on a journal share, and whether it can be written. */
export function serverStore({ db }: StoreContext) {
  return { signingKey, seeDay, checkWritable }

  /** The 32-byte secret that all servers on this journal share. */
  async function signingKey(): Promise<Buffer> {
    const name = 'signing_key'
    const known = db.selectFrom('secrets').select('value').where('name', '=', name)
    const row = await known.executeTakeFirst()
    if (row) return Buffer.from(row.value, 'base64')
    const created = db.insertInto('secrets').values({ name, value: randomBytes(32).toString('base64') })
    // Another server may insert its key first.
    await created.onConflict((conflict) => conflict.doNothing()).execute()
    return signingKey()
  }

  /** Records that a server ran on this UTC day; returns the first of the last `days` such days, or null if there are fewer. */
  async function seeDay(day: string, days: number) {
    const row = db.insertInto('daysSeen').values({ day })
    await row.onConflict((conflict) => conflict.doNothing()).execute()
    const seen = db.selectFrom('daysSeen').select('day').where('day', '<=', day).orderBy('day', 'desc')
    const last = await seen
      .offset(days - 1)
      .limit(1)
      .executeTakeFirst()
    const first = last?.day ?? null
    if (first) await db.deleteFrom('daysSeen').where('day', '<', first).execute()
    return first
  }

  /** Rejects when a submission could not be written now. */
  async function checkWritable(now: string) {
    // No row, but as a post it waits for the lock of the table, and rejects where there is none.
    const none = db.selectFrom('leads').selectAll()
    await db.insertInto('leads').expression(none.limit(0)).execute()
    const checkedAt = now.repeat(Math.ceil(leadSize / now.length))
    const row = db.insertInto('readiness').values({ id: 1, checkedAt })
    await row.onConflict((conflict) => conflict.column('id').doUpdateSet({ checkedAt })).execute()
  }
}
