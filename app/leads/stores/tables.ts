import type { Expression, Generated, Kysely, Selectable, SqlBool, UpdateObject } from 'kysely'
import type { FormId } from '~/forms/form'
import { entrySchema } from '~/forms/schemas'
import type { Erasure } from '../erasure'
import { UnreadableLead, type Lead, type LeadRecord } from '../lead'

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
  /** One row, for `checkWritable`. */
  readiness: { id: number; checkedAt: string }
  secrets: { name: 'signing_key'; value: string }
  /** The forms that the form service asked not to be sent before an ISO 8601 time. */
  rests: { form: FormId; until: string }
  /** What each channel was last told of a trouble; leased while it is told, and until it may be told the next. */
  alerts: { id: string; told: string; leaseUntil: string | null }
  notes: { name: string; value: string }
  /** What was erased on request, and on which UTC day. */
  erasures: Erasure
}

export type Tables = Kysely<JournalTables>

/** Compares and sets in one statement, so that only one process succeeds; undefined where the condition does not hold. */
export async function changeLead(
  db: Tables,
  reference: string,
  values: UpdateObject<JournalTables, 'leads'>,
  condition: Expression<SqlBool>,
): Promise<Lead | undefined> {
  const changed = db.updateTable('leads').set(values).where('reference', '=', reference).where(condition)
  const row = await changed.returningAll().executeTakeFirst()
  return row && leadOf(row)
}

export function leadOf(row: Selectable<LeadTable>): Lead {
  const lead = readLead(row)
  if (lead instanceof UnreadableLead) throw lead
  return lead
}

export function readLead(row: Selectable<LeadTable>): Lead | UnreadableLead {
  const { fingerprint: _fingerprint, leaseHolder: _holder, form, values, ...facts } = row
  try {
    return {
      ...facts,
      ...entrySchema.parse({ form, values: JSON.parse(values) }),
      visit: JSON.parse(row.visit) as Lead['visit'],
      errors: row.errors === null ? null : (JSON.parse(row.errors) as Lead['errors']),
    }
  } catch {
    return new UnreadableLead(row.reference)
  }
}
