import { sql, type Expression, type ExpressionBuilder, type Generated, type Kysely } from 'kysely'
import type { Selectable, SqlBool, Updateable } from 'kysely'
import type { FormId } from '~/forms/form'
import { entrySchema } from '~/forms/schemas'
import { Fault } from '~/platform/fault'
import { UnreadableLead, type Journal, type Lease } from './journal'
import { leadStates, type Lead, type LeadRecord, type LeadState } from './lead'
import { patienceMs } from './retry-schedule'

/** A row with objects as JSON. `nextAttemptAt` is set while a lead is to be sent, so its index finds what is due. */
interface LeadTable extends Omit<LeadRecord, 'visit' | 'errors' | 'attempts'> {
  form: FormId
  fingerprint: string
  values: string
  visit: string
  errors: string | null
  attempts: Generated<number>
  leaseHolder: string | null
}

export interface JournalTables {
  leads: LeadTable
  /** The UTC days a server ran, `YYYY-MM-DD`. */
  daysSeen: { day: string }
  /** One row, for {@link Journal.checkWritable}. */
  readiness: { id: number; checkedAt: string }
  secrets: { name: 'signing_key'; value: string }
}

// What a visitor and what an operator can send again.
const unsettled: readonly LeadState[] = ['received', 'waiting', 'parked', 'refused']
const retriable: readonly LeadState[] = ['waiting', 'parked', 'refused', 'kept']
// `FORM_SERVICE_TIMEOUT_MS` is at most a minute; a later expiry comes from clock skew.
const maxLeaseMs = 5 * 60 * 1000
// Bytes of a long lead with its indexes: a nearly full disk still has room for less.
const leadSize = 32 * 1024
const batchSize = 500

/** The journal on any database of Kysely, by portable queries only. */
export function createJournal(db: Kysely<JournalTables>, createKey: () => Buffer): Journal {
  const find = async (column: 'reference' | 'fingerprint', value: string): Promise<Lead | undefined> => {
    const row = await db.selectFrom('leads').selectAll().where(column, '=', value).executeTakeFirst()
    return row && leadOf(row)
  }

  /** Compare and set in one statement, so that only one process succeeds. */
  const change = async (reference: string, values: Updateable<LeadTable>, ...conditions: Condition[]) => {
    let query = db.updateTable('leads').set(values).where('reference', '=', reference)
    for (const condition of conditions) query = query.where(condition)
    const row = await query.returningAll().executeTakeFirst()
    return row && leadOf(row)
  }

  return {
    async record(lead, lease) {
      const isReceived = lead.state === 'received'
      const row = await db
        .insertInto('leads')
        .values({
          ...lead,
          values: JSON.stringify(lead.values),
          visit: JSON.stringify(lead.visit),
          queuedAt: lead.receivedAt,
          // Due immediately, so that it is retried when a dead sender's lease expires.
          nextAttemptAt: isReceived ? lead.receivedAt : null,
          ...leased(isReceived ? lease : null),
        })
        .onConflict((conflict) => conflict.column('fingerprint').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (row) return { lead: leadOf(row), isNew: true }
      const known = await find('fingerprint', lead.fingerprint)
      if (!known) throw new Fault('The lead was removed while the same one was being recorded')
      return { lead: known, isNew: false }
    },

    claim: (reference, lease, now) => change(reference, leased(lease), isIn(unsettled), isFree(now)),

    async due(states, now, limit) {
      const free = db.selectFrom('leads').select('reference').where(isIn(states)).where(isFree(now))
      // Two queries, since each can use the index.
      const due = free.where('nextAttemptAt', '<=', now).orderBy('nextAttemptAt').limit(limit)
      const astray = free.where('nextAttemptAt', '>', later(now, patienceMs)).limit(limit)
      const rows = [...(await due.execute()), ...(await astray.execute())]
      return rows.slice(0, limit).map(({ reference }) => reference)
    },

    claimDue: (reference, lease, now) => change(reference, leased(lease), isDue(now), isFree(now)),

    async settle(reference, holder, { calls, errors, ...settlement }) {
      const { numUpdatedRows } = await db
        .updateTable('leads')
        .set({
          ...settlement,
          attempts: ({ eb }) => eb('attempts', '+', calls),
          errors: errors && JSON.stringify(errors),
          ...leased(null),
        })
        .where('reference', '=', reference)
        .where('leaseHolder', '=', holder)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    release: (reference, lease, now) =>
      change(
        reference,
        { state: 'received', queuedAt: now, nextAttemptAt: now, ...leased(lease) },
        isIn(['quarantined']),
      ),

    retry: (reference, now) =>
      change(
        reference,
        { state: 'waiting', queuedAt: now, nextAttemptAt: now },
        isIn(retriable),
        isFree(now),
      ),

    async knowsReleaseToken(token, form, since) {
      const row = await db
        .selectFrom('leads')
        .select('reference')
        .where('releaseToken', '=', token)
        .where('form', '=', form)
        .where('receivedAt', '>=', since)
        .executeTakeFirst()
      return row !== undefined
    },

    get: (reference) => find('reference', reference),

    async list({ state, form, since }, skip) {
      let query = db.selectFrom('leads').selectAll()
      if (state) query = query.where('state', '=', state)
      if (form) query = query.where('form', '=', form)
      if (since) query = query.where('receivedAt', '>=', since)
      const rows = await query.orderBy('receivedAt', 'desc').orderBy('reference').execute()
      return rows.flatMap((row) => {
        try {
          return leadOf(row)
        } catch (error) {
          if (!skip || !(error instanceof UnreadableLead)) throw error
          skip(error)
          return []
        }
      })
    },

    async countByState() {
      const rows = await db
        .selectFrom('leads')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .execute()
      const counts = Object.fromEntries(leadStates.map((state) => [state, 0])) as Record<LeadState, number>
      // PostgreSQL returns text, since counts may exceed a number.
      for (const { state, count } of rows) counts[state] = Number(count)
      return counts
    },

    async oldest(states) {
      const first = db.selectFrom('leads').select('receivedAt').where(isIn(states)).orderBy('receivedAt')
      return (await first.limit(1).executeTakeFirst())?.receivedAt ?? null
    },

    async purge(states, before, atMost) {
      const old = db
        .selectFrom('leads')
        .select('reference')
        .where(isIn(states))
        .where(({ fn }) => sql<SqlBool>`${fn.coalesce('settledAt', 'receivedAt')} < ${before}`)
        .limit(atMost)
      const result = await db.deleteFrom('leads').where('reference', 'in', old).executeTakeFirst()
      return Number(result.numDeletedRows)
    },

    async remove(references) {
      for (let start = 0; start < references.length; start += batchSize) {
        const some = references.slice(start, start + batchSize)
        await db.deleteFrom('leads').where('reference', 'in', some).execute()
      }
    },

    async seeDay(day, days) {
      await db
        .insertInto('daysSeen')
        .values({ day })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute()
      const seen = db.selectFrom('daysSeen').select('day').where('day', '<=', day).orderBy('day', 'desc')
      const first = await seen
        .limit(1)
        .offset(days - 1)
        .executeTakeFirst()
      if (!first) return null
      await db.deleteFrom('daysSeen').where('day', '<', first.day).execute()
      return first.day
    },

    async signingKey() {
      const name = 'signing_key'
      const known = db.selectFrom('secrets').select('value').where('name', '=', name)
      const row = await known.executeTakeFirst()
      if (row) return Buffer.from(row.value, 'base64')
      await db
        .insertInto('secrets')
        .values({ name, value: createKey().toString('base64') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      // Another server may have inserted its key first.
      const { value } = await known.executeTakeFirstOrThrow()
      return Buffer.from(value, 'base64')
    },

    async checkWritable(now) {
      const checkedAt = now.repeat(Math.ceil(leadSize / now.length))
      await db
        .insertInto('readiness')
        .values({ id: 1, checkedAt })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ checkedAt }))
        .execute()
    },

    close: () => db.destroy(),
  }
}

type Condition = (builder: ExpressionBuilder<JournalTables, 'leads'>) => Expression<SqlBool>

function isIn(states: readonly LeadState[]): Condition {
  return ({ eb }) => eb('state', 'in', states)
}

/** Not leased, or the expiry has passed or comes from clock skew. */
function isFree(now: string): Condition {
  return ({ or, eb }) =>
    or([
      eb('leaseUntil', 'is', null),
      eb('leaseUntil', '<', now),
      eb('leaseUntil', '>', later(now, maxLeaseMs)),
    ])
}

/** Due now, or scheduled beyond the maximum delay (clock skew). */
function isDue(now: string): Condition {
  return ({ or, eb }) =>
    or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', later(now, patienceMs))])
}

function leased(lease: Lease | null): Pick<Updateable<LeadTable>, 'leaseHolder' | 'leaseUntil'> {
  return { leaseHolder: lease?.holder ?? null, leaseUntil: lease?.until ?? null }
}

function later(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString()
}

function leadOf({
  fingerprint: _fingerprint,
  leaseHolder: _leaseHolder,
  form,
  values,
  ...row
}: Selectable<LeadTable>): Lead {
  try {
    return {
      ...row,
      ...entrySchema.parse({ form, values: JSON.parse(values) }),
      visit: JSON.parse(row.visit) as Lead['visit'],
      errors: row.errors === null ? null : (JSON.parse(row.errors) as Lead['errors']),
    }
  } catch {
    throw new UnreadableLead(row.reference)
  }
}
