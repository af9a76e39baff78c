import type { ColumnType, Kysely, Selectable } from 'kysely'
import type { FormId } from '~/forms/form'
import type { Failure } from './form-answer'
import type { Journal } from './journal'
import type { Lead, LeadState } from './lead'

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
  release_token: string | null
  lease_holder: string | null
  lease_until: string | null
}

/** One row, rewritten to learn whether the journal takes writes. */
interface ReadinessTable {
  id: number
  checked_at: string
}

export interface JournalTables {
  leads: LeadTable
  readiness: ReadinessTable
}

/** The journal over any database that Kysely speaks to; only portable queries, so that every dialect runs the same ones. */
export function createJournal(db: Kysely<JournalTables>): Journal {
  const find = async (column: 'reference' | 'fingerprint', value: string): Promise<Lead | undefined> => {
    const row = await db.selectFrom('leads').selectAll().where(column, '=', value).executeTakeFirst()
    return row && leadOf(row)
  }

  return {
    async record({ fingerprint, ...lead }, lease) {
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
          ...(lead.state === 'received' && { lease_holder: lease.holder, lease_until: lease.until }),
        })
        .onConflict((conflict) => conflict.column('fingerprint').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (row) return { lead: leadOf(row), isNew: true }
      const known = await find('fingerprint', fingerprint)
      if (!known) throw new Error('The lead was removed while the same one was being recorded')
      return { lead: known, isNew: false }
    },

    async claim(reference, lease, now) {
      const result = await db
        .updateTable('leads')
        .set({ lease_holder: lease.holder, lease_until: lease.until })
        .where('reference', '=', reference)
        .where('state', 'in', ['received', 'waiting', 'parked', 'refused'])
        .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', now)]))
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    async settle(reference, holder, { calls, ...settlement }) {
      const result = await db
        .updateTable('leads')
        .set((column) => ({
          state: settlement.state,
          settled_at: settlement.settledAt,
          attempts: column('attempts', '+', calls),
          failure: settlement.failure,
          failure_message: settlement.failureMessage,
          lease_holder: null,
          lease_until: null,
        }))
        .where('reference', '=', reference)
        .where('lease_holder', '=', holder)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    async release(reference) {
      await db
        .updateTable('leads')
        .set({ state: 'received' })
        .where('reference', '=', reference)
        .where('state', '=', 'quarantined')
        .execute()
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

    async list({ state }) {
      let query = db.selectFrom('leads').selectAll()
      if (state) query = query.where('state', '=', state)
      const rows = await query.orderBy('received_at', 'desc').orderBy('reference').execute()
      return rows.map(leadOf)
    },

    async checkWritable(now) {
      await db
        .insertInto('readiness')
        .values({ id: 1, checked_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
        .execute()
    },

    close: () => db.destroy(),
  }
}

function leadOf(row: Selectable<LeadTable>): Lead {
  return {
    reference: row.reference,
    form: row.form,
    state: row.state,
    values: JSON.parse(row.values) as Lead['values'],
    visit: JSON.parse(row.visit) as Lead['visit'],
    page: row.page,
    requestId: row.request_id,
    receivedAt: row.received_at,
    settledAt: row.settled_at,
    attempts: row.attempts,
    failure: row.failure,
    failureMessage: row.failure_message,
    releaseToken: row.release_token,
  }
}
