import { sql } from 'kysely'
import type { FormId } from '~/forms/form'
import type { FormValues } from '~/forms/schemas'
import { Fault } from '~/platform/fault'
import type { Lead, LeadRecord, LeadState, Lease, Settlement } from '../lead'
import { emailOf } from '../migrations'
import { deliveryWindowMs } from '../retry-pauses'
import { eb, hasEnded, isDue, isFree, isIn, isResting, later, type StoreContext } from './predicates'
import { mailWaitsSince } from './predicates'
import { changeLead, leadOf, type JournalTables } from './tables'

export type NewLead = FormValues &
  Pick<
    LeadRecord,
    'reference' | 'visit' | 'page' | 'requestId' | 'receivedAt' | 'mailAt' | 'releaseToken'
  > & { state: 'received' | 'quarantined'; fingerprint: string }

type MailSettlement = Pick<LeadRecord, 'mailedTo' | 'mailFailure'> & { retryMs: number | null }

const unsettled: readonly LeadState[] = ['received', 'waiting', 'parked', 'refused']
// A lead that is kept and mailed is delivered, whichever comes first.
const unlessMailed = sql<LeadState>`CASE WHEN mailed_at IS NULL THEN 'kept' ELSE 'delivered' END`
const mailedSince = (now: string) => ({
  mailedAt: sql<string>`coalesce(mailed_at, ${now})`,
  state: sql<LeadState>`CASE WHEN state = 'kept' THEN 'delivered' ELSE state END`,
  settledAt: sql<string>`CASE WHEN state = 'kept' THEN ${now} ELSE settled_at END`,
})

export function leadStore({ db, clock, hasOwnerMail, engine }: StoreContext) {
  const find = async (column: 'reference' | 'fingerprint', value: string): Promise<Lead | undefined> => {
    const row = await db.selectFrom('leads').selectAll().where(column, '=', value).executeTakeFirst()
    return row && leadOf(row)
  }
  const isMailDue = (now: string) => eb.and([eb('mailAt', 'is not', null), hasEnded(clock, 'mailAt', now)])
  const leased = ({ holder, ms }: Lease, now: string) => ({ leaseHolder: holder, leaseUntil: clock(now, ms) })

  return {
    /** Records a lead with this lease, or returns the lead that has the same fingerprint. */
    async record(lead: NewLead, lease: Lease): Promise<{ lead: Lead; isNew: boolean }> {
      const { values, visit, receivedAt } = lead
      // Due at once, so that it is retried when a killed server's lease has ended.
      const due = { nextAttemptAt: receivedAt, ...leased(lease, receivedAt) }
      const json = { values: JSON.stringify(values), visit: JSON.stringify(visit) }
      // A quarantined lead waits only from the time when its email is due.
      const queuedAt = lead.mailAt ?? receivedAt
      const row = await db
        .insertInto('leads')
        .values({ ...lead, ...json, queuedAt, ...(lead.state === 'received' && due) })
        .onConflict((conflict) => conflict.column('fingerprint').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (row) return { lead: leadOf(row), isNew: true }
      const known = await find('fingerprint', lead.fingerprint)
      if (!known) throw new Fault('The lead was removed while the same one was being recorded')
      return { lead: known, isNew: false }
    },

    get: (reference: string) => find('reference', reference),

    /** Leases a lead that a visitor may send again; undefined while it is leased. */
    claim: (reference: string, lease: Lease, now: string) =>
      changeLead(db, reference, leased(lease, now), eb.and([isIn(unsettled), isFree(clock, now)])),

    /** References of leads to be sent now, but of no form that rests. */
    async due(states: readonly LeadState[], now: string, limit: number) {
      const resting = db.selectFrom('rests').select('form').where(isResting(now))
      const awake = db.selectFrom('leads').select('reference').where('form', 'not in', resting)
      const free = awake.where(isIn(states)).where(isFree(clock, now))
      // Two queries, since each can use the index.
      const due = free.where('nextAttemptAt', '<=', now).orderBy('nextAttemptAt').limit(limit)
      const skewed = free.where('nextAttemptAt', '>', later(now, deliveryWindowMs)).limit(limit)
      const rows = [...(await due.execute()), ...(await skewed.execute())]
      return rows.slice(0, limit).map(({ reference }) => reference)
    },

    /** Leases a due lead; undefined if already claimed. */
    claimDue: (reference: string, lease: Lease, now: string) =>
      changeLead(db, reference, leased(lease, now), eb.and([isDue(now), isFree(clock, now)])),

    /** Records the result and ends the lease; false when the lease was lost. */
    async settle(reference: string, holder: string, { calls, errors, ...settlement }: Settlement) {
      const state = settlement.state === 'kept' ? unlessMailed : settlement.state
      const attempts = eb('attempts', '+', calls)
      const values = { ...settlement, state, attempts, errors: errors && JSON.stringify(errors) }
      const settled = db.updateTable('leads').set({ ...values, leaseHolder: null, leaseUntil: null })
      const held = settled.where('reference', '=', reference).where('leaseHolder', '=', holder)
      return (await held.executeTakeFirst()).numUpdatedRows === 1n
    },

    /** Makes a quarantined lead `received`, with this lease or due; undefined for any other. */
    release(reference: string, lease: Lease | null, now: string) {
      const due = { state: 'received' as const, queuedAt: now, nextAttemptAt: now }
      // The lead is mailed again, now as an inquiry.
      const unmailed = { mailedAt: null, mailedTo: null, mailFailure: null, mailQueuedAt: null }
      const own = { ...due, ...unmailed, mailAt: hasOwnerMail ? now : null, ...(lease && leased(lease, now)) }
      return changeLead(db, reference, own, isIn(['quarantined']))
    },

    /** Whether a lead of this form and email address, received since then, has this token. */
    async knowsReleaseToken(token: string, form: FormId, email: string, since: string) {
      const known = db.selectFrom('leads').select('reference').where('releaseToken', '=', token)
      const own = known.where(sql.raw<string>(emailOf[engine]), '=', email.toLowerCase())
      const recent = own.where('form', '=', form).where('receivedAt', '>=', since)
      return (await recent.executeTakeFirst()) !== undefined
    },

    /** Keeps all servers from sending leads of this form in the background before that time. */
    async rest({ form, until }: JournalTables['rests']) {
      const row = db.insertInto('rests').values({ form, until })
      await row.onConflict((conflict) => conflict.column('form').doUpdateSet({ until })).execute()
    },

    rests: (now: string) =>
      db.selectFrom('rests').selectAll().where(isResting(now)).orderBy('form').execute(),

    /** Ends the rest of these forms; returns those that rested. */
    async wake(forms: readonly FormId[], now: string) {
      if (forms.length === 0) return []
      const rested = db.deleteFrom('rests').where('form', 'in', forms).where(isResting(now))
      return (await rested.returning('form').execute()).map(({ form }) => form)
    },

    /** References of leads to be mailed now. */
    async dueMails(now: string, limit: number) {
      const due = db.selectFrom('leads').select('reference').where(isMailDue(now))
      return (await due.orderBy('mailAt').limit(limit).execute()).map(({ reference }) => reference)
    },

    /** Leases a lead to mail it, until the `mailAt` of the result; undefined if it was claimed already. */
    claimMail: (reference: string, ms: number, now: string) =>
      changeLead(db, reference, { mailAt: clock(now, ms) }, isMailDue(now)),

    /** Records to whom a lead was mailed, and when to try again, if ever; undefined if it was released or claimed since. */
    settleMail(lead: Lead, { retryMs, ...settlement }: MailSettlement, now: string) {
      const mailAt = retryMs === null ? null : clock(now, retryMs)
      const values = { ...settlement, mailAt, ...(settlement.mailedTo && mailedSince(now)) }
      return changeLead(db, lead.reference, values, eb('mailAt', '=', lead.mailAt))
    },

    /** Since when the oldest unmailed lead waits, or from when; null when there is none, or leads are not mailed. */
    async oldestUnmailed() {
      if (!hasOwnerMail) return null
      // Version 1.1.0 queued a quarantined lead when it was received, not when its email is due.
      const since = sql<string>`CASE WHEN state = 'quarantined' AND queued_at = received_at AND mail_failure IS NULL
        THEN mail_at ELSE ${mailWaitsSince} END`
      const unmailed = db.selectFrom('leads').where('mailAt', 'is not', null)
      const row = await unmailed.select(({ fn }) => fn.min(since).as('oldest')).executeTakeFirst()
      return row?.oldest ?? null
    },
  }
}
