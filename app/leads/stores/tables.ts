import { CamelCasePlugin, Kysely } from 'kysely'
import type { Dialect, Expression, Generated, Selectable, SqlBool, UpdateObject } from 'kysely'
import type { FormId } from '~/forms/form'
import { formValuesSchema } from '~/forms/schemas'
import { UnreadableLead, type Lead, type LeadRecord } from '../lead'

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
  /** The last message about each condition to each channel, leased while it is sent and until the next is allowed. */
  alerts: { id: string; told: string; leaseUntil: string | null }
  notes: { name: string; value: string }
  /** The hashes of erased references, so that no restored backup brings them back, with the UTC day. */
  erasures: { hash: string; day: string }
}

export type Tables = Kysely<JournalTables>

export function tablesOf(dialect: Dialect): Tables {
  return new Kysely({ dialect, plugins: [new CamelCasePlugin()] })
}

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
  const { fingerprint: _fingerprint, leaseHolder: _holder, form, values, visit, errors, ...rest } = row
  try {
    return {
      ...rest,
      ...formValuesSchema.parse({ form, values: JSON.parse(values) }),
      visit: JSON.parse(visit) as Lead['visit'],
      errors: errors === null ? null : (JSON.parse(errors) as Lead['errors']),
    }
  } catch {
    return new UnreadableLead(row.reference)
  }
}
