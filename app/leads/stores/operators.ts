import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { FormId } from '~/forms/form'
import { erasureOf } from '../fingerprint'
import { leadStates, perhapsMailed, type LeadRecord, type LeadState } from '../lead'
import { emailOf } from '../migrations'
import { eb, isFree, isIn, later, mailWaitsSince, type StoreContext } from './predicates'
import { readLead, type JournalTables } from './tables'

export type Position = Pick<LeadRecord, 'receivedAt' | 'reference'>

export interface LeadSelection {
  state?: LeadState | undefined
  form?: FormId | undefined
  /** Received at or after this ISO 8601 time. */
  since?: string | undefined
  /** In lower case. Leads whose email cannot be read are included. */
  email?: string | undefined
  unmailed?: boolean | undefined
}

export const retriableStates = ['received', 'waiting', 'parked', 'refused', 'kept'] as const
// A page of long leads is 7 MB.
const pageSize = 200
/** The expression of the index `leads_by_age`. */
const age = eb.fn.coalesce('settledAt', 'receivedAt')
/** No email was sent about such a lead, and none is due. */
const isWithoutMail = eb.and([eb('mailAt', 'is', null), eb('mailedAt', 'is', null)])

export function operatorStore({ db, clock, hasOwnerMail, engine }: StoreContext) {
  const settledBefore = (states: readonly LeadState[], before: string, isUnmailed = false) => {
    const old = db
      .selectFrom('leads')
      .where(isIn(states))
      .where(eb(age, '<', before))
    if (isUnmailed) return old.where('mailAt', 'is not', null)
    // An unmailed lead may be the only copy.
    return hasOwnerMail ? old.where('mailAt', 'is', null) : old
  }
  // A retry of all leads mails those that came while ENQUIRY_EMAIL was unset, too.
  const lacksMail = eb.and([isIn(['received', 'waiting', 'parked', 'kept']), isWithoutMail])
  const isUnmailed = eb.or([eb('mailAt', 'is not', null), ...(hasOwnerMail ? [lacksMail] : [])])

  return {
    /** Up to 200 leads, newest first, after a position; `next` is null at the end. */
    async page(filter: LeadSelection, after: Position | null) {
      const { state, form, since, email, unmailed } = filter
      let query = db.selectFrom('leads').selectAll()
      if (email !== undefined) {
        const own = sql.raw<string | null>(emailOf[engine])
        query = query.where(eb.or([eb(own, '=', email), eb(own, 'is', null)]))
      }
      if (state) query = query.where('state', '=', state)
      if (form) query = query.where('form', '=', form)
      if (since) query = query.where('receivedAt', '>=', since)
      if (unmailed) query = query.where(isUnmailed)
      if (after) {
        const position = eb.tuple(after.receivedAt, after.reference)
        query = query.where(eb(eb.refTuple('receivedAt', 'reference'), '<', position))
      }
      const newestFirst = query.orderBy('receivedAt', 'desc').orderBy('reference', 'desc')
      const rows = await newestFirst.limit(pageSize).execute()
      const next: Position | null = rows[pageSize - 1] ?? null
      return { leads: rows.map(readLead), next }
    },

    /** Makes up to 200 leads that are undelivered and not leased due, and emails that never were. Returns these leads. */
    async retry(references: readonly string[], now: string) {
      if (references.length === 0) return []
      const mailAt = sql<string>`CASE WHEN mailed_at IS NULL THEN coalesce(mail_at, ${now}) ELSE mail_at END`
      const mailQueuedAt = sql<string>`CASE WHEN mail_at IS NULL THEN ${now} ELSE ${mailWaitsSince} END`
      const due = {
        state: 'waiting' as const,
        queuedAt: now,
        nextAttemptAt: now,
        ...(hasOwnerMail && { mailAt, mailQueuedAt }),
      }
      const retried = db.updateTable('leads').set(due).where('reference', 'in', references)
      const free = retried.where(isIn(retriableStates)).where(isFree(clock, now))
      return free.returning(['reference', 'form']).execute()
    },

    /** Makes the emails about up to 200 leads due that failed for sure, and returns the references of all that are due. */
    async hurryMails(references: readonly string[], now: string) {
      if (!hasOwnerMail || references.length === 0) return []
      // Version 1.1.0 wrote no failure down. A first attempt takes less than two minutes.
      const isLater = eb.and([eb('mailFailure', 'is', null), eb('mailAt', '>', later(now, 120_000))])
      const failedBefore = eb.and([isLater, eb('state', '!=', 'quarantined')])
      // An email that may have been accepted, or that is being sent for the first time, would get a second copy.
      const hasFailed = eb.or([eb('mailFailure', 'not like', `${perhapsMailed}%`), failedBefore])
      const isDue = eb.or([eb('mailAt', '<=', now), hasFailed])
      const hurried = db.updateTable('leads').set({ mailAt: now }).where('reference', 'in', references)
      const due = hurried.where('mailAt', 'is not', null).where(isDue)
      return (await due.returning('reference').execute()).map(({ reference }) => reference)
    },

    async parkedFailures() {
      const some = db.selectFrom('leads').select('failure').where('state', '=', 'parked')
      return (await some.distinct().orderBy('failure').execute()).map(({ failure }) => failure)
    },

    async countByState() {
      const rows = db.selectFrom('leads').select(({ fn }) => ['state', fn.countAll().as('count')])
      const counts = Object.fromEntries(leadStates.map((state) => [state, 0])) as Record<LeadState, number>
      // PostgreSQL returns text, since counts may exceed a number.
      for (const { state, count } of await rows.groupBy('state').execute()) counts[state] = Number(count)
      return counts
    },

    /** How many leads in this state reach nobody, by email either. */
    countStranded(state: 'kept' | 'parked') {
      const leads = db.selectFrom('leads').where('state', '=', state)
      return countOf(hasOwnerMail ? leads.where(isWithoutMail) : leads)
    },

    /** Counts the leads that were received, and those that were delivered, at or after that time. */
    async countSince(since: string) {
      const leads = db.selectFrom('leads')
      const received = await countOf(leads.where('receivedAt', '>=', since))
      // As a condition, the state would make SQLite read every lead.
      const delivered = await countOf(leads.where(eb(age, '>=', since)), eb('state', '=', 'delivered'))
      return { received, delivered }
    },

    /** When the oldest undelivered lead was received; null when there is none. */
    async oldestUndelivered() {
      // One query for each state, since the index then gives the oldest at once.
      const ofState = (state: LeadState) =>
        db
          .selectFrom('leads')
          .select(({ fn }) => fn.min('receivedAt').as('oldest'))
          .where('state', '=', state)
      const rows = await ofState('received').unionAll(ofState('waiting')).execute()
      return rows.flatMap(({ oldest }) => oldest ?? []).toSorted()[0] ?? null
    },

    /** When the last lead was delivered; null before the first. */
    async lastDelivery() {
      const last = db.selectFrom('leads').select('settledAt').where('state', '=', 'delivered')
      return (await last.orderBy(age, 'desc').limit(1).executeTakeFirst())?.settledAt ?? null
    },

    /** Removes leads settled, or else received, before that time; returns their number. */
    async purge(states: readonly LeadState[], before: string, atMost: number) {
      const old = settledBefore(states, before).select('reference').limit(atMost)
      const result = await db.deleteFrom('leads').where('reference', 'in', old).executeTakeFirst()
      return Number(result.numDeletedRows)
    },

    /** The number of leads that a purge would remove, or of unmailed leads of that age. */
    purgeable: (...which: Parameters<typeof settledBefore>) => countOf(settledBefore(...which)),

    /** Removes up to 200 leads, and remembers that, so that no restored backup brings them back. */
    async erase(references: readonly string[], now: string) {
      const erased = references.map((each) => erasureOf(each, now))
      await db.transaction().execute(async (changes) => {
        const erasures = changes.insertInto('erasures').values(erased)
        await erasures.onConflict((conflict) => conflict.doNothing()).execute()
        await changes.deleteFrom('leads').where('reference', 'in', references).execute()
      })
    },
  }
}

/** A number, which PostgreSQL returns as text. */
async function countOf(
  rows: SelectQueryBuilder<JournalTables, 'leads', object>,
  which: Expression<SqlBool> = sql`1 = 1`,
) {
  const counting = rows.select(({ fn }) => fn.countAll().filterWhere(which).as('count'))
  return Number((await counting.executeTakeFirstOrThrow()).count)
}
