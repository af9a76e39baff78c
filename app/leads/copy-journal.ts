import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { Fault } from '~/platform/fault'
import { leadsOf } from './journal'
import { journalFault, NotPossible, placeOf } from './journal-fault'
import { openTables, type JournalStore } from './open-tables'
import { filePath, removeDatabase } from './sqlite/file'

/** The tables of a journal, with their keys. Counts of submissions and readiness checks are too short-lived to be copied. */
const copiedTables = {
  leads: 'reference',
  days_seen: 'day',
  // The signing key keeps receipts valid.
  secrets: 'name',
  rests: 'form',
  // These keep alerts from being sent twice.
  alerts: 'id',
  notes: 'name',
  erasures: 'hash',
} as const

type Table = keyof typeof copiedTables
type Row = Readonly<Record<string, string | number | null>>
type Rows = Kysely<Record<Table, Row>>

interface CopyOptions {
  /** Replaces the content of the target; without this, a target with leads is refused. */
  replace?: boolean
  /** Discards the copy when the source changed meanwhile; without this, the copy shows the source as it was at the start. */
  mustStandStill?: boolean
}

// A batch of long leads is 7 MB.
const batchSize = 200
const tables = Object.keys(copiedTables) as Table[]

/** Copies a journal in one transaction, and compares each row as written with the row as read. Returns the number of leads. */
export async function copyJournal(from: string, to: string, options: CopyOptions = {}): Promise<number> {
  const { replace, mustStandStill } = options
  // Queries of a large journal take long.
  const pool = { query_timeout: 0 }
  const source = openTables(from, { mayCreate: false, pool })
  const target = openTables(to, { pool })
  const isNewFile = to.startsWith('file:') && !existsSync(filePath(to))
  let isCopied = false
  try {
    // The source is opened first, so that a missing source leaves no empty target behind.
    const read = await columnsIn(source)
    const known = await columnsIn(target).catch((error: unknown) => {
      throw new NotPossible(`The target ${placeOf(to)} cannot be used: ${journalFault(error).message}.`)
    })
    // After a rollback, a journal may have columns of a newer version.
    const columns = (table: Table) => read(table).filter((name) => known(table).includes(name))
    const copying = () => target.db.transaction().execute((changes) => copyInto(rowsOf(changes), columns))
    const leads = await target.attempt(copying)
    isCopied = true
    return leads
  } catch (error) {
    throw journalFault(error)
  } finally {
    await source.close()
    await target.close()
    if (isNewFile && !isCopied) removeDatabase(filePath(to))
  }

  async function copyInto(changes: Rows, columns: Columns): Promise<number> {
    const counting = changes.selectFrom('leads').select(({ fn }) => fn.countAll().as('leads'))
    const had = Number((await counting.executeTakeFirstOrThrow()).leads)
    if (had > 0 && !replace)
      throw new NotPossible(`${placeOf(to)} has ${leadsOf(had)} already; nothing was copied.`)
    for (const table of tables) await changes.deleteFrom(table).execute()
    const read = await readAll(source, columns, (table, rows) =>
      changes.insertInto(table).values(rows).execute(),
    )
    const written = await digestOf(changes, columns)
    if (read.hash !== written.hash) throw new Fault('What was written differs from what was read')
    if (mustStandStill && read.hash !== (await readAll(source, columns)).hash)
      throw new NotPossible(
        `${placeOf(from)} changed while it was copied, so the copy was discarded. Stop the servers that use it, then try again.`,
      )
    return read.leads
  }
}

type Columns = (table: Table) => string[]

async function columnsIn({ db, attempt }: JournalStore): Promise<Columns> {
  const known = await attempt(() => db.introspection.getTables())
  const columnsOf = (table: Table) =>
    known.filter(({ name }) => name === table).flatMap(({ columns }) => columns)
  return (table) => [...new Set(columnsOf(table).map(({ name }) => name))]
}

type Take = (table: Table, rows: readonly Row[]) => Promise<unknown>

/** Reads one snapshot of the journal, while others go on writing. */
function readAll({ db, attempt }: JournalStore, columns: Columns, take?: Take) {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return attempt(() => snapshot.execute((view) => digestOf(rowsOf(view), columns, take)))
}

/** Hands over all rows in batches, and hashes them in any order, since databases sort differently. */
async function digestOf(db: Rows, columns: Columns, take?: Take) {
  const digest = { leads: 0, hash: 0n }
  for (const table of tables) {
    const key = copiedTables[table]
    let last: Row | undefined
    do {
      let query = db.selectFrom(table).select(columns(table))
      if (last) query = query.where(key, '>', last[key]!)
      const rows = await query.orderBy(key).limit(batchSize).execute()
      if (take && rows.length > 0) await take(table, rows)
      // XOR does not depend on the order. No two rows cancel each other, since their keys differ.
      for (const row of rows) digest.hash ^= BigInt(`0x${hash('sha256', JSON.stringify([table, row]))}`)
      if (table === 'leads') digest.leads += rows.length
      last = rows[batchSize - 1]
    } while (last)
  }
  return digest
}

function rowsOf(db: JournalStore['db']): Rows {
  return db as unknown as Rows
}
