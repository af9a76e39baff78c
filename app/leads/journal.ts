import { sql, type Expression, type ExpressionBuilder, type Generated, type Kysely } from 'kysely'
import type { Selectable, SelectQueryBuilder, SqlBool, UpdateObject } from 'kysely'
import type { FormId } from '~/forms/form'
import { entrySchema, type Entry } from '~/forms/schemas'
import { Fault } from '~/platform/fault'
import type { Log } from '~/platform/log'
import type { Failure } from '~/log/names'
import { erasureOf, type Erasure } from './erasure'
import { leadStates, type Lead, type LeadRecord, type LeadState, type Settlement } from './lead'
import type { LogEvent } from '~/log/events'
import { emailOf, type Engine } from './migrations'
import { maxPauseMs, deliveryWindowMs } from './next-state'

export type NewLead = Entry &
  Pick<
    LeadRecord,
    'reference' | 'visit' | 'page' | 'requestId' | 'receivedAt' | 'mailAt' | 'releaseToken'
  > & {
    state: 'received' | 'quarantined'
    fingerprint: string
  }

/** The exclusive right to send one lead, for so long. */
export interface Lease {
  holder: string
  ms: number
}

/** Makes the end of a lease that begins now, in ISO 8601: by the clock that all who share the journal compare it with. */
export type LeaseClock = (now: string, ms: number) => Expression<string>

/** The time that the caller gives. */
export const callersClock: LeaseClock = (now, ms) => sql.val(later(now, ms))

export class UnreadableLead extends Fault {
  constructor(readonly reference: string) {
    // The parser's error would repeat personal data.
    super(`The lead ${reference} cannot be read`)
  }
}

/** The note of when the last backup was made. */
export const backupNote = 'backup'

/** Where a page of the list ends. */
export type Position = Pick<LeadRecord, 'receivedAt' | 'reference'>

export interface LeadPage {
  leads: Lead[]
  unreadable: UnreadableLead[]
  /** Null at the end. */
  next: Position | null
}

export interface LeadFilter {
  state?: LeadState | undefined
  form?: FormId | undefined
  /** Received at or after this ISO 8601 time. */
  since?: string | undefined
  /** In lower case. */
  email?: string | undefined
  /** Also those whose address cannot be read. */
  orUnreadable?: boolean | undefined
  /** What the fields have somewhere, in lower case: letters and digits of ASCII, and `@.-_`. */
  words?: readonly string[] | undefined
}

/** A row with objects as JSON. `nextAttemptAt` is set while a lead is to be sent, so its index finds what is due. */
interface LeadTable extends Omit<LeadRecord, 'visit' | 'errors' | 'attempts' | 'mailedAt' | 'mailedTo'> {
  form: FormId
  fingerprint: string
  values: string
  visit: string
  errors: string | null
  attempts: Generated<number>
  leaseHolder: string | null
  mailedAt: Generated<string | null>
  mailedTo: Generated<string | null>
}

export interface JournalTables {
  leads: LeadTable
  /** The UTC days a server ran, `YYYY-MM-DD`. */
  daysSeen: { day: string }
  /** One row, for `checkWritable`. */
  readiness: { id: number; checkedAt: string }
  secrets: { name: 'signing_key'; value: string }
  rests: Rest
  /** What each channel was last told of a trouble; leased while it is told, and until it may be told the next. */
  alerts: { id: string; told: string; leaseUntil: string | null }
  notes: { name: string; value: string }
  /** What was erased on request, and on which UTC day. */
  erasures: Erasure
}

/** A form that the form service asked not to be sent before this ISO 8601 time. */
export interface Rest {
  form: FormId
  until: string
}

// What a visitor and what an operator can send again.
const unsettled: readonly LeadState[] = ['received', 'waiting', 'parked', 'refused']
const retriable: readonly LeadState[] = ['received', 'waiting', 'parked', 'refused', 'kept']
// `FORM_SERVICE_TIMEOUT_MS` is at most a minute; a later expiry comes from clock skew.
const maxLeaseMs = 5 * 60 * 1000
// The same for alerts and mails, whose leases and pauses are of minutes.
const maxAlertLeaseMs = 60 * 60 * 1000
// Bytes of a long lead with its indexes: a nearly full disk still has room for less.
const leadSize = 32 * 1024
const batchSize = 500
// Of long leads, 7 MB.
const pageSize = 200

interface JournalOptions {
  engine: Engine
  createKey: () => Buffer
  clock: LeaseClock
  /** Whether a mail to the owner is due for each lead. */
  isMailed: boolean
}

export type Journal = ReturnType<typeof createJournal> & { close(): Promise<void> }

/**
 * The durable record of submissions on any database of Kysely, by portable queries only. A method that writes resolves once the
 * change is on disk.
 */
export function createJournal(db: Kysely<JournalTables>, options: JournalOptions) {
  const { engine, createKey, clock, isMailed } = options
  const find = async (column: 'reference' | 'fingerprint', value: string): Promise<Lead | undefined> => {
    const row = await db.selectFrom('leads').selectAll().where(column, '=', value).executeTakeFirst()
    return row && leadOf(row)
  }

  /** Compare and set in one statement, so that only one process succeeds. */
  const change = async (
    reference: string,
    values: UpdateObject<JournalTables, 'leads'>,
    ...conditions: Condition[]
  ) => {
    let query = db.updateTable('leads').set(values).where('reference', '=', reference)
    for (const condition of conditions) query = query.where(condition)
    const row = await query.returningAll().executeTakeFirst()
    return row && leadOf(row)
  }

  const leased = (lease: Lease, now: string) => ({
    leaseHolder: lease.holder,
    leaseUntil: clock(now, lease.ms),
  })

  /** Not leased, or the lease has ended, or is longer than any, which clock skew makes. */
  const hasEnded = (column: 'leaseUntil' | 'mailAt' | 'alerts.leaseUntil', now: string, maxMs: number) => {
    const end = sql.ref(column)
    return sql<SqlBool>`(${end} IS NULL OR ${end} < ${clock(now, 0)} OR ${end} > ${clock(now, maxMs)})`
  }
  const isFree = (now: string) => () => hasEnded('leaseUntil', now, maxLeaseMs)
  const isToBeMailed =
    (now: string): Condition =>
    ({ and, eb }) =>
      and([eb('mailAt', 'is not', null), hasEnded('mailAt', now, maxAlertLeaseMs)])

  const settledBefore = (states: readonly LeadState[], before: string) =>
    db
      .selectFrom('leads')
      .where(isIn(states))
      .where(({ fn }) => sql<SqlBool>`${fn.coalesce('settledAt', 'receivedAt')} < ${before}`)
      // What waits for its mail may be the only copy.
      .where(isMailed ? ({ eb }) => eb('mailAt', 'is', null) : sql<SqlBool>`1 = 1`)

  return {
    /** Records a lead with this lease, or returns the lead that has the same fingerprint. */
    async record(lead: NewLead, lease: Lease): Promise<{ lead: Lead; isNew: boolean }> {
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
          ...(isReceived && leased(lease, lead.receivedAt)),
        })
        .onConflict((conflict) => conflict.column('fingerprint').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (row) return { lead: leadOf(row), isNew: true }
      const known = await find('fingerprint', lead.fingerprint)
      if (!known) throw new Fault('The lead was removed while the same one was being recorded')
      return { lead: known, isNew: false }
    },

    /** Leases a lead that a visitor may send again; undefined while it is leased. */
    claim: (reference: string, lease: Lease, now: string) =>
      change(reference, leased(lease, now), isIn(unsettled), isFree(now)),

    /** References of leads to be sent now, but of no form that rests. */
    async due(states: readonly LeadState[], now: string, limit: number) {
      const free = db
        .selectFrom('leads')
        .select('reference')
        .where(isIn(states))
        .where(isFree(now))
        .where('form', 'not in', db.selectFrom('rests').select('form').where(isResting(now)))
      // Two queries, since each can use the index.
      const due = free.where('nextAttemptAt', '<=', now).orderBy('nextAttemptAt').limit(limit)
      const skewed = free.where('nextAttemptAt', '>', later(now, deliveryWindowMs)).limit(limit)
      const rows = [...(await due.execute()), ...(await skewed.execute())]
      return rows.slice(0, limit).map(({ reference }) => reference)
    },

    /** Leases a due lead; undefined if already claimed. */
    claimDue: (reference: string, lease: Lease, now: string) =>
      change(reference, leased(lease, now), isDue(now), isFree(now)),

    /** Has all servers send no lead of this form in the background before that time. */
    async rest({ form, until }: Rest) {
      const row = db.insertInto('rests').values({ form, until })
      await row.onConflict((conflict) => conflict.column('form').doUpdateSet({ until })).execute()
    },

    rests: (now: string): Promise<Rest[]> =>
      db.selectFrom('rests').selectAll().where(isResting(now)).orderBy('form').execute(),

    /** Ends the rest of these forms; returns those that rested. */
    async wake(forms: readonly FormId[], now: string) {
      if (forms.length === 0) return []
      const rested = db.deleteFrom('rests').where('form', 'in', forms).where(isResting(now))
      return (await rested.returning('form').execute()).map(({ form }) => form)
    },

    /** Records the result and ends the lease; false when the lease was lost. */
    async settle(reference: string, holder: string, { calls, errors, ...settlement }: Settlement) {
      const { numUpdatedRows } = await db
        .updateTable('leads')
        .set({
          ...settlement,
          ...(settlement.state === 'kept' && { state: unlessMailed }),
          attempts: ({ eb }) => eb('attempts', '+', calls),
          errors: errors && JSON.stringify(errors),
          ...unleased,
        })
        .where('reference', '=', reference)
        .where('leaseHolder', '=', holder)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Makes a quarantined lead `received`, with this lease or due; undefined for any other. */
    release: (reference: string, lease: Lease | null, now: string) =>
      change(
        reference,
        {
          state: 'received',
          queuedAt: now,
          nextAttemptAt: now,
          // Again, as an enquiry.
          mailAt: isMailed ? now : null,
          mailedAt: null,
          mailedTo: null,
          ...(lease && leased(lease, now)),
        } as const,
        isIn(['quarantined']),
      ),

    /** Makes an undelivered, unleased lead due, and its mail; undefined for any other. */
    retry: (reference: string, now: string) =>
      change(reference, requeued(now, isMailed), isIn(retriable), isFree(now)),

    /** As `retry`, for up to 200 leads at once; returns those that are due. */
    async retryAll(references: readonly string[], now: string) {
      if (references.length === 0) return []
      return db
        .updateTable('leads')
        .set(requeued(now, isMailed))
        .where('reference', 'in', references)
        .where(isIn(retriable))
        .where(isFree(now))
        .returning(['reference', 'form'])
        .execute()
    },

    /** References of leads to be mailed now. */
    async dueMails(now: string, limit: number) {
      const due = db.selectFrom('leads').select('reference').where(isToBeMailed(now))
      return (await due.orderBy('mailAt').limit(limit).execute()).map(({ reference }) => reference)
    },

    /** Leases a lead to mail it, until the `mailAt` of the result; undefined if it was claimed already. */
    claimMail: (reference: string, ms: number, now: string) =>
      change(reference, { mailAt: clock(now, ms) }, isToBeMailed(now)),

    /** Records to whom a lead was mailed, and when to try again; undefined if it was released or claimed since. */
    settleMail: ({ reference, mailAt }: Lead, retryMs: number | null, now: string, mailedTo: string | null) =>
      change(
        reference,
        {
          ...(mailedTo && mailedSince(now)),
          mailAt: retryMs === null ? null : clock(now, retryMs),
          mailedTo,
        },
        ({ eb }) => eb('mailAt', '=', mailAt),
      ),

    /** Since when a lead waits to be mailed; ISO 8601, null when there is none, or nothing is mailed any more. */
    async oldestUnmailed() {
      if (!isMailed) return null
      const unmailed = db.selectFrom('leads').where('mailAt', 'is not', null)
      const row = await unmailed.select(({ fn }) => fn.min('queuedAt').as('oldest')).executeTakeFirst()
      return row?.oldest ?? null
    },

    /** Whether a lead of this form, received since then, has this token. */
    async knowsReleaseToken(token: string, form: FormId, since: string) {
      const known = db.selectFrom('leads').select('reference').where('releaseToken', '=', token)
      const recent = known.where('form', '=', form).where('receivedAt', '>=', since)
      return (await recent.executeTakeFirst()) !== undefined
    },

    get: (reference: string) => find('reference', reference),

    /** Up to 200 leads, newest first, after a position. */
    async page(filter: LeadFilter, after: Position | null): Promise<LeadPage> {
      const { state, form, since, email, orUnreadable = false, words = [] } = filter
      let query = db.selectFrom('leads').selectAll()
      if (email !== undefined) {
        const own = sql.raw<string | null>(emailOf[engine])
        query = query.where(({ eb, or }) =>
          or([eb(own, '=', email), ...(orUnreadable ? [eb(own, 'is', null)] : [])]),
        )
      }
      if (state) query = query.where('state', '=', state)
      if (form) query = query.where('form', '=', form)
      if (since) query = query.where('receivedAt', '>=', since)
      for (const word of words)
        query = query.where(sql<SqlBool>`lower(${sql.ref('values')}) like ${`%${word}%`}`)
      if (after) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('receivedAt', 'reference'), '<', tuple(after.receivedAt, after.reference)),
        )
      }
      const rows = await query
        .orderBy('receivedAt', 'desc')
        .orderBy('reference', 'desc')
        .limit(pageSize)
        .execute()
      const page: LeadPage = { leads: [], unreadable: [], next: null }
      for (const row of rows) {
        try {
          page.leads.push(leadOf(row))
        } catch (error) {
          if (!(error instanceof UnreadableLead)) throw error
          page.unreadable.push(error)
        }
      }
      const last = rows[pageSize - 1]
      return { ...page, next: last ? { receivedAt: last.receivedAt, reference: last.reference } : null }
    },

    /** The failures that the leads of a state ended with, each once. */
    async failures(state: LeadState): Promise<(Failure | null)[]> {
      const some = db.selectFrom('leads').select('failure').where('state', '=', state)
      return (await some.distinct().orderBy('failure').execute()).map(({ failure }) => failure)
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

    /** How many kept leads reach nobody, since no mail is due for them. */
    countStranded() {
      const kept = db.selectFrom('leads').where('state', '=', 'kept')
      return countOf(isMailed ? kept.where('mailAt', 'is', null) : kept)
    },

    async oldest(states: readonly LeadState[]) {
      const first = db.selectFrom('leads').select('receivedAt').where(isIn(states)).orderBy('receivedAt')
      return (await first.limit(1).executeTakeFirst())?.receivedAt ?? null
    },

    /** When the last lead was delivered; null before the first. */
    async lastDelivery() {
      const last = db.selectFrom('leads').select('settledAt').where('state', '=', 'delivered')
      // By the index `leads_by_age`.
      const row = await last.orderBy(({ fn }) => fn.coalesce('settledAt', 'receivedAt'), 'desc').limit(1)
      return (await row.executeTakeFirst())?.settledAt ?? null
    },

    /** Removes leads settled, or else received, before that time; returns their number. */
    async purge(states: readonly LeadState[], before: string, atMost: number) {
      const old = settledBefore(states, before).select('reference').limit(atMost)
      const result = await db.deleteFrom('leads').where('reference', 'in', old).executeTakeFirst()
      return Number(result.numDeletedRows)
    },

    /** How many a purge would remove. */
    purgeable: (states: readonly LeadState[], before: string) => countOf(settledBefore(states, before)),

    /** Up to three references that differ from this in one character. */
    async near(reference: string) {
      const likes = Array.from(reference, (_, at) => `${reference.slice(0, at)}_${reference.slice(at + 1)}`)
      const rows = await db
        .selectFrom('leads')
        .select('reference')
        .where(({ eb, or }) => or(likes.map((like) => eb('reference', 'like', like))))
        .limit(3)
        .execute()
      return rows.map((row) => row.reference)
    },

    /** Removes leads for good: it is remembered that they were erased, so that no restored backup brings them back. */
    async erase(references: readonly string[], now: string) {
      for (let start = 0; start < references.length; start += batchSize) {
        const some = references.slice(start, start + batchSize)
        const erasures = some.map((reference) => erasureOf(reference, now))
        const rows = db.insertInto('erasures').values(erasures)
        await rows.onConflict((conflict) => conflict.doNothing()).execute()
        await db.deleteFrom('leads').where('reference', 'in', some).execute()
      }
    },

    /** Records that a server ran on this UTC day; returns the first of the last `days` such days, or null if there are fewer. */
    async seeDay(day: string, days: number) {
      const row = db.insertInto('daysSeen').values({ day })
      await row.onConflict((conflict) => conflict.column('day').doNothing()).execute()
      const seen = db.selectFrom('daysSeen').select('day').where('day', '<=', day)
      const last = await seen.orderBy('day', 'desc').limit(days).execute()
      const first = last[days - 1]?.day ?? null
      if (first) await db.deleteFrom('daysSeen').where('day', '<', first).execute()
      return first
    },

    /** The 32-byte secret that all servers on this journal share. */
    async signingKey() {
      const name = 'signing_key'
      const known = db.selectFrom('secrets').select('value').where('name', '=', name)
      const row = await known.executeTakeFirst()
      if (row) return Buffer.from(row.value, 'base64')
      const created = db.insertInto('secrets').values({ name, value: createKey().toString('base64') })
      await created.onConflict((conflict) => conflict.column('name').doNothing()).execute()
      // Another server may have inserted its key first.
      const { value } = await known.executeTakeFirstOrThrow()
      return Buffer.from(value, 'base64')
    },

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
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ leaseUntil })
            .where('alerts.told', '=', told)
            .where(hasEnded('alerts.leaseUntil', now, maxAlertLeaseMs)),
        )
        .returning('leaseUntil')
        .executeTakeFirst()
      return row?.leaseUntil ?? null
    },

    /** Records what was told under this lease, and for how long nothing else may be told. */
    async settleAlert(id: string, leaseUntil: string, told: string, pauseMs: number, now: string) {
      await db
        .updateTable('alerts')
        .set({ told, leaseUntil: clock(now, pauseMs) })
        .where('id', '=', id)
        .where('leaseUntil', '=', leaseUntil)
        .execute()
    },

    async notes(): Promise<ReadonlyMap<string, string>> {
      const rows = await db.selectFrom('notes').selectAll().execute()
      return new Map(rows.map(({ name, value }) => [name, value]))
    },

    async note(name: string, value: string) {
      const row = db.insertInto('notes').values({ name, value })
      await row.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute()
    },

    /** Counts for the daily summary: received, and delivered, at or after that time. */
    async countSince(since: string) {
      const leads = db.selectFrom('leads')
      const received = await countOf(leads.where('receivedAt', '>=', since))
      // The state only filters what is counted: as a condition it would lure SQLite to its index, and so to every lead.
      const delivered = await countOf(
        leads.where(sql<SqlBool>`coalesce(settled_at, received_at) >= ${since}`),
        sql<SqlBool>`state = 'delivered'`,
      )
      return { received, delivered }
    },

    /** Rejects when a submission could not be written now. */
    async checkWritable(now: string) {
      // No row, but as a post it waits for the lock of the table, and rejects where there is none.
      const none = db.selectFrom('leads').selectAll()
      await db.insertInto('leads').expression(none.limit(0)).execute()
      const checkedAt = now.repeat(Math.ceil(leadSize / now.length))
      await db
        .insertInto('readiness')
        .values({ id: 1, checkedAt })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ checkedAt }))
        .execute()
    },
  }
}

export interface LeadsContext {
  journal: Journal
  log: Log<LogEvent>
  now: () => number
}

/** A number, which PostgreSQL returns as text. */
async function countOf(
  rows: SelectQueryBuilder<JournalTables, 'leads', object>,
  which = sql<SqlBool>`1 = 1`,
) {
  const counted = rows.select(({ fn }) => fn.countAll().filterWhere(which).as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

type Condition = (builder: ExpressionBuilder<JournalTables, 'leads'>) => Expression<SqlBool>

function isIn(states: readonly LeadState[]): Condition {
  return ({ eb }) => eb('state', 'in', states)
}

/** Due now, or scheduled beyond the maximum delay (clock skew). */
function isDue(now: string): Condition {
  return ({ or, eb }) =>
    or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', later(now, deliveryWindowMs))])
}

/** Until a time to come, but not further beyond the longest rest than clocks differ. */
function isResting(now: string) {
  return ({ and, eb }: ExpressionBuilder<JournalTables, 'rests'>) =>
    and([eb('until', '>', now), eb('until', '<=', later(now, maxPauseMs + maxLeaseMs))])
}

const unleased = { leaseHolder: null, leaseUntil: null }
// Kept and mailed is delivered, whichever comes first.
const unlessMailed = sql<LeadState>`CASE WHEN mailed_at IS NULL THEN 'kept' ELSE 'delivered' END`
const mailedSince = (now: string) => ({
  mailedAt: sql<string>`coalesce(mailed_at, ${now})`,
  state: sql<LeadState>`CASE WHEN state = 'kept' THEN 'delivered' ELSE state END`,
  settledAt: sql<string>`CASE WHEN state = 'kept' THEN ${now} ELSE settled_at END`,
})
const requeued = (now: string, isMailed: boolean) => ({
  state: 'waiting' as const,
  queuedAt: now,
  nextAttemptAt: now,
  ...(isMailed && { mailAt: sql<string>`coalesce(mail_at, CASE WHEN mailed_at IS NULL THEN ${now} END)` }),
})

function later(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString()
}

function leadOf({
  fingerprint: _fingerprint,
  leaseHolder: _holder,
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
