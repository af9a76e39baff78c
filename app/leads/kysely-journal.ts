import {
  sql,
  type ColumnType,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SqlBool,
} from 'kysely'
import type { FormId } from '~/forms/form'
import { entrySchema, type Entry } from '~/forms/schemas'
import { Fault } from '~/platform/fault'
import type { Failure } from './form-answer'
import { longestLeaseMs, UnreadableLead, type Journal } from './journal'
import { leadStates, type Lead, type LeadState } from './lead'
import { patienceMs } from './retry-schedule'

interface LeadTable {
  reference: string
  form: FormId
  state: LeadState
  fingerprint: string
  values: string
  visit: string
  page: string
  request_id: string
  received_at: string
  settled_at: string | null
  attempts: ColumnType<number, number | undefined, number>
  failure: Failure | null
  failure_message: string | null
  errors: string | null
  release_token: string | null
  queued_at: string
  /** Set as long as something is to be tried, so that what is due is found by its index alone. */
  next_attempt_at: string | null
  lease_holder: string | null
  lease_until: string | null
}

/** One row, rewritten to learn whether the journal takes writes. */
interface ReadinessTable {
  id: number
  /** The time, again and again, until it is as long as a lead. */
  checked_at: string
}

/** Questions of the doctor about how requests arrive, each open for a moment. */
interface ProbeTable {
  token: string
  opened_at: string
  answer: string | null
}

/** The UTC days on which a server ran. */
interface DayTable {
  /** `YYYY-MM-DD` */
  day: string
}

interface SecretTable {
  name: 'signing_key'
  /** In base64. */
  value: string
}

export interface JournalTables {
  leads: LeadTable
  days_seen: DayTable
  probes: ProbeTable
  readiness: ReadinessTable
  secrets: SecretTable
}

// What a visitor can send again, and what an operator can.
const unsettled: readonly LeadState[] = ['received', 'waiting', 'parked', 'refused']
const retriable: readonly LeadState[] = ['waiting', 'parked', 'refused', 'kept']
// What a long lead takes with its indexes, in bytes: a nearly full disk still has room for a short text.
const leadSize = 32 * 1024
// SQLite takes a limited number of values in one statement.
const removedAtOnce = 500

/**
 * The journal over any database that Kysely speaks to; only portable queries, so that every dialect runs the same ones.
 *
 * @param createKey makes the signing key of a journal that has none
 */
export function createJournal(db: Kysely<JournalTables>, createKey: () => Buffer): Journal {
  const find = async (column: 'reference' | 'fingerprint', value: string): Promise<Lead | undefined> => {
    const row = await db.selectFrom('leads').selectAll().where(column, '=', value).executeTakeFirst()
    return row && leadOf(row)
  }

  return {
    async record({ fingerprint, ...lead }, lease) {
      const isReceived = lead.state === 'received'
      const row = await db
        .insertInto('leads')
        .values({
          reference: lead.reference,
          form: lead.form,
          state: lead.state,
          fingerprint,
          values: JSON.stringify(lead.values),
          visit: JSON.stringify(lead.visit),
          page: lead.page,
          request_id: lead.requestId,
          received_at: lead.receivedAt,
          release_token: lead.releaseToken,
          queued_at: lead.receivedAt,
          // Due from the start: should its sender die, the end of the lease is all there is to wait for.
          next_attempt_at: isReceived ? lead.receivedAt : null,
          ...(isReceived && { lease_holder: lease.holder, lease_until: lease.until }),
        })
        .onConflict((conflict) => conflict.column('fingerprint').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (row) return { lead: leadOf(row), isNew: true }
      const known = await find('fingerprint', fingerprint)
      if (!known) throw new Fault('The lead was removed while the same one was being recorded')
      return { lead: known, isNew: false }
    },

    async claim(reference, lease, now) {
      const row = await db
        .updateTable('leads')
        .set({ lease_holder: lease.holder, lease_until: lease.until })
        .where('reference', '=', reference)
        .where('state', 'in', unsettled)
        .where(isFree(now))
        .returningAll()
        .executeTakeFirst()
      return row && leadOf(row)
    },

    async due(states, now, limit) {
      const free = db.selectFrom('leads').select('reference').where('state', 'in', states).where(isFree(now))
      // One after the other, so that the index gives each in its order.
      const due = free.where('next_attempt_at', '<=', now).orderBy('next_attempt_at').limit(limit)
      const astray = free.where('next_attempt_at', '>', furthestAttempt(now)).limit(limit)
      const rows = [...(await due.execute()), ...(await astray.execute())]
      return rows.slice(0, limit).map(({ reference }) => reference)
    },

    async claimDue(reference, lease, now) {
      const row = await db
        .updateTable('leads')
        .set({ lease_holder: lease.holder, lease_until: lease.until })
        .where('reference', '=', reference)
        .where(isDue(now))
        .where(isFree(now))
        .returningAll()
        .executeTakeFirst()
      return row && leadOf(row)
    },

    async settle(reference, holder, { calls, errors, ...settlement }) {
      const result = await db
        .updateTable('leads')
        .set((column) => ({
          state: settlement.state,
          settled_at: settlement.settledAt,
          attempts: column('attempts', '+', calls),
          failure: settlement.failure,
          failure_message: settlement.failureMessage,
          errors: errors && JSON.stringify(errors),
          next_attempt_at: settlement.nextAttemptAt,
          lease_holder: null,
          lease_until: null,
        }))
        .where('reference', '=', reference)
        .where('lease_holder', '=', holder)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    async release(reference, lease, now) {
      const row = await db
        .updateTable('leads')
        .set({
          state: 'received',
          queued_at: now,
          next_attempt_at: now,
          lease_holder: lease?.holder ?? null,
          lease_until: lease?.until ?? null,
        })
        .where('reference', '=', reference)
        .where('state', '=', 'quarantined')
        .returningAll()
        .executeTakeFirst()
      return row && leadOf(row)
    },

    async retry(reference, now) {
      const row = await db
        .updateTable('leads')
        .set({ state: 'waiting', queued_at: now, next_attempt_at: now })
        .where('reference', '=', reference)
        .where('state', 'in', retriable)
        .where(isFree(now))
        .returningAll()
        .executeTakeFirst()
      return row && leadOf(row)
    },

    async knowsReleaseToken(token, form, since) {
      const row = await db
        .selectFrom('leads')
        .select('reference')
        .where('release_token', '=', token)
        .where('form', '=', form)
        .where('received_at', '>=', since)
        .executeTakeFirst()
      return row !== undefined
    },

    get: (reference) => find('reference', reference),

    async list({ state, form, since }) {
      let query = db.selectFrom('leads').selectAll()
      if (state) query = query.where('state', '=', state)
      if (form) query = query.where('form', '=', form)
      if (since) query = query.where('received_at', '>=', since)
      const rows = await query.orderBy('received_at', 'desc').orderBy('reference').execute()
      return rows.map(leadOf)
    },

    async countByState() {
      const rows = await db
        .selectFrom('leads')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .execute()
      const counts = Object.fromEntries(leadStates.map((state) => [state, 0])) as Record<LeadState, number>
      // PostgreSQL counts further than a number reaches, so it answers in text.
      for (const { state, count } of rows) counts[state] = Number(count)
      return counts
    },

    async oldest(states) {
      const row = await db
        .selectFrom('leads')
        .select('received_at')
        .where('state', 'in', states)
        .orderBy('received_at')
        .limit(1)
        .executeTakeFirst()
      return row?.received_at ?? null
    },

    async purge(states, before, atMost) {
      const old = db
        .selectFrom('leads')
        .select('reference')
        .where('state', 'in', states)
        .where(({ fn }) => sql<SqlBool>`${fn.coalesce('settled_at', 'received_at')} < ${before}`)
        .limit(atMost)
      const result = await db.deleteFrom('leads').where('reference', 'in', old).executeTakeFirst()
      return Number(result.numDeletedRows)
    },

    async remove(references) {
      for (let start = 0; start < references.length; start += removedAtOnce) {
        await db
          .deleteFrom('leads')
          .where('reference', 'in', references.slice(start, start + removedAtOnce))
          .execute()
      }
    },

    async seeDay(day, days) {
      await db
        .insertInto('days_seen')
        .values({ day })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute()
      const first = await db
        .selectFrom('days_seen')
        .select('day')
        .where('day', '<=', day)
        .orderBy('day', 'desc')
        .offset(days - 1)
        .limit(1)
        .executeTakeFirst()
      if (!first) return null
      await db.deleteFrom('days_seen').where('day', '<', first.day).execute()
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
      const checked_at = now.repeat(Math.ceil(leadSize / now.length))
      await db
        .insertInto('readiness')
        .values({ id: 1, checked_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
        .execute()
    },

    async openProbe(token, now) {
      await db.deleteFrom('probes').where('opened_at', '<', now).execute()
      await db.insertInto('probes').values({ token, opened_at: now, answer: null }).execute()
    },

    async answerProbe(token, answer) {
      // Any request can hold a token: one that is unknown is not worth the lock that a write takes.
      const open = await db
        .selectFrom('probes')
        .select('token')
        .where('token', '=', token)
        .where('answer', 'is', null)
        .executeTakeFirst()
      if (!open) return
      await db
        .updateTable('probes')
        .set({ answer })
        .where('token', '=', token)
        .where('answer', 'is', null)
        .execute()
    },

    async closeProbe(token) {
      const row = await db
        .deleteFrom('probes')
        .where('token', '=', token)
        .returning('answer')
        .executeTakeFirst()
      return row?.answer ?? undefined
    },

    close: () => db.destroy(),
  }
}

/** Not leased, or the lease has expired, or lies further ahead than any genuine one. */
function isFree(now: string) {
  return ({ or, eb }: ExpressionBuilder<JournalTables, 'leads'>): Expression<SqlBool> =>
    or([
      eb('lease_until', 'is', null),
      eb('lease_until', '<', now),
      eb('lease_until', '>', later(now, longestLeaseMs)),
    ])
}

/** The time of its next try has come, or lies further off than any that was meant: then a clock ran ahead. */
function isDue(now: string) {
  return ({ or, eb }: ExpressionBuilder<JournalTables, 'leads'>): Expression<SqlBool> =>
    or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', furthestAttempt(now))])
}

/** No next try that was meant lies further off. */
function furthestAttempt(now: string): string {
  return later(now, patienceMs)
}

function later(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString()
}

function leadOf(row: Selectable<LeadTable>): Lead {
  return {
    ...entryOf(row),
    reference: row.reference,
    state: row.state,
    visit: parse(row.reference, row.visit) as Lead['visit'],
    page: row.page,
    requestId: row.request_id,
    receivedAt: row.received_at,
    settledAt: row.settled_at,
    attempts: row.attempts,
    failure: row.failure,
    failureMessage: row.failure_message,
    errors: row.errors === null ? null : (parse(row.reference, row.errors) as Lead['errors']),
    releaseToken: row.release_token,
    queuedAt: row.queued_at,
    nextAttemptAt: row.next_attempt_at,
    leaseUntil: row.lease_until,
  }
}

function entryOf({ reference, form, values }: Selectable<LeadTable>): Entry {
  const { data } = entrySchema.safeParse({ form, values: parse(reference, values) })
  if (!data) throw new UnreadableLead(reference)
  return data
}

function parse(reference: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new UnreadableLead(reference)
  }
}
