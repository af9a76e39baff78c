import { isUtf8 } from 'node:buffer'
import Database from 'libsql'
import { inTransaction } from './connection'
import { sqliteError } from './file'

export function hasTable(database: Database.Database, name: string): boolean {
  const table = "SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = ?"
  return inTransaction(database, () => database.prepare(table).all([name]).length > 0)
}

export function refuseDamaged(database: Database.Database): void {
  const check = () => valueOf(database, 'quick_check(1)') === 'ok' && isAllText(database)
  if (!inTransaction(database, check)) throw sqliteError('quick_check complains', 'SQLITE_CORRUPT')
}

export function valueOf(database: Database.Database, pragma: string): unknown {
  const [row] = database.pragma(pragma) as object[]
  return Object.values(row ?? {})[0]
}

/** On text that is not UTF-8, which `quick_check` ignores, libsql ends the process. */
function isAllText(database: Database.Database): boolean {
  if (!hasTable(database, 'leads')) return true
  const columns = database.pragma('table_info(leads)') as { name: string }[]
  const text = columns.map(({ name }) => `coalesce("${name}", '')`).join(' || ')
  const leads = database.prepare(`SELECT CAST(${text} AS BLOB) AS bytes FROM leads`)
  for (const { bytes } of leads.iterate() as Iterable<{ bytes: Uint8Array }>) if (!isUtf8(bytes)) return false
  return true
}

/** Checks a whole file and counts its leads. Throws when the file is damaged. */
export function countLeads(path: string): number {
  const database = new Database(path, { readonly: true })
  refuseDamaged(database)
  const [row] = database.prepare('SELECT count(*) AS leads FROM leads').all() as { leads: number }[]
  database.close()
  return row!.leads
}
