import { sql } from 'kysely'
import type { Lead, LeadState } from '../lead'
import { eb, hasEnded, type StoreContext } from './conditions'
import { changeLead } from './tables'

/** What is mailed to the owner. */
export function mailStore({ db, clock, isMailed }: StoreContext) {
  const isDue = (now: string) => eb.and([eb('mailAt', 'is not', null), hasEnded(clock, 'mailAt', now)])

  return {
    /** References of leads to be mailed now. */
    async dueMails(now: string, limit: number) {
      const due = db.selectFrom('leads').select('reference').where(isDue(now))
      return (await due.orderBy('mailAt').limit(limit).execute()).map(({ reference }) => reference)
    },

    /** Leases a lead to mail it, until the `mailAt` of the result; undefined if it was claimed already. */
    claimMail: (reference: string, ms: number, now: string) =>
      changeLead(db, reference, { mailAt: clock(now, ms) }, isDue(now)),

    /** Records to whom a lead was mailed, and when to try again; undefined if it was released or claimed since. */
    settleMail: (
      { reference, mailAt }: Lead,
      retryMs: number | null,
      now: string,
      mailedTo: string | null,
    ) => {
      const values = { mailAt: retryMs === null ? null : clock(now, retryMs), mailedTo }
      return changeLead(
        db,
        reference,
        { ...values, ...(mailedTo && mailedSince(now)) },
        eb('mailAt', '=', mailAt),
      )
    },

    /** Since when a lead waits to be mailed; ISO 8601, null when there is none, or nothing is mailed any more. */
    async oldestUnmailed() {
      if (!isMailed) return null
      const unmailed = db.selectFrom('leads').where('mailAt', 'is not', null)
      const row = await unmailed.select(({ fn }) => fn.min('queuedAt').as('oldest')).executeTakeFirst()
      return row?.oldest ?? null
    },
  }
}

// Kept and mailed is delivered, whichever comes first.
const mailedSince = (now: string) => ({
  mailedAt: sql<string>`coalesce(mailed_at, ${now})`,
  state: sql<LeadState>`CASE WHEN state = 'kept' THEN 'delivered' ELSE state END`,
  settledAt: sql<string>`CASE WHEN state = 'kept' THEN ${now} ELSE settled_at END`,
})
