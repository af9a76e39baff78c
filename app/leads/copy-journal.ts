import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { Fault } from '~/platform/fault'
import { NoJournal, NotPossible, reasonOf } from './journal-fault'
import { openTables, placeOf, type JournalStore } from './open-journal'
import { filePath, removeDatabase } from './sqlite'

/**
 * The tables that make up a journal, with their keys. Left behind: counts of submissions and checks of readiness, which last an
 * hour and a second, and the migrations, which are the target's own.
 */
const copiedTables = {
  leads: 'reference',
  days_seen: 'day',
  // Receipts stay valid by the signing key.
  secrets: 'name',
  rests: 'form',
  // So that nobody is told twice.
  alerts: 'id',
  notes: 'name',
  erasures: 'hash',
} as const

type Table = keyof typeof copiedTables
type Row = Readonly<Record<string, string | number | null>>
type Rows = Kysely<Record<Table, Row>>

interface CopyOptions {
  /** Replaces what the target has; otherwise it must have no leads. */
  replace?: boolean
  /** What to say of the leads that the target has. */
  explain?: (leads: string) => string
  /** Discards the copy when the source has changed by its end; otherwise it is of the beginning. */
  mustStandStill?: boolean
}

// Of long leads, 7 MB.
const batchSize = 200
const tables = Object.keys(copiedTables) as Table[]

/**
 * Copies the journal at one URL to another, which is created if need be, in one transaction and in memory that does not depend on
 * its size, and compares what was written with what was read, row by row.
 *
 * @returns the number of leads
 * @throws Fault when they differ, or it is not possible, or a database fails; the target then has no leads more than before
 */
export async function copyJournal(from: string, to: string, options: CopyOptions = {}): Promise<number> {
  const { replace = false, mustStandStill = false } = options
  const { explain = (leads) => `${placeOf(to)} has ${leads} already; nothing was copied.` } = options
  // A query takes as long as the journal is large.
  const pool = { query_timeout: 0 }
  const source = openTables(from, false, { pool })
  const target = openTables(to, true, { pool })
  const isNewFile = to.startsWith('file:') && !existsSync(filePath(to))
  let isCopied = false
  try {
    // A source that is not there must not leave an empty target behind.
    await source.attempt(() => source.snapshot(async () => {})).catch(refusing(from))
    const columns = await columnsOf(source, target).catch(refusing(to))
    const leads = await target
      .attempt(() => target.transact((changes) => copyInto(rowsOf(changes), columns)))
      .catch(refusing(to))
    isCopied = true
    return leads
  } finally {
    await source.close()
    await target.close()
    if (isNewFile && !isCopied) removeDatabase(filePath(to))
  }

  async function copyInto(changes: Rows, columns: Columns): Promise<number> {
    const { leads } = await changes
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll().as('leads'))
      .executeTakeFirstOrThrow()
    if (Number(leads) > 0 && !replace) throw new NotPossible(explain(counted(Number(leads))))
    for (const table of tables) await changes.deleteFrom(table).execute()
    const insert: Take = (table, rows) => changes.insertInto(table).values(rows).execute()
    const read = await readAll(source, columns, insert)
    const written = await digestOf(changes, columns)
    if (read.hash !== written.hash) throw new Fault('What was written differs from what was read')
    if (mustStandStill && read.hash !== (await readAll(source, columns)).hash) {
      throw new NotPossible(
        `${placeOf(from)} changed while it was copied, so the copy was discarded. Stop the servers that use it, then try again.`,
      )
    }
    return read.leads
  }
}

function refusing(url: string) {
  return (cause: unknown): never => {
    if (cause instanceof NotPossible || cause instanceof NoJournal) throw cause
    const reason = cause instanceof Fault ? cause.message : `${placeOf(url)}: ${reasonOf(cause)}`
    throw new NotPossible(`Nothing was copied. ${reason}.`, { cause })
  }
}

export function counted(leads: number): string {
  return leads === 1 ? '1 lead' : `${leads} leads`
}

type Take = (table: Table, rows: readonly Row[]) => Promise<unknown>

type Columns = Readonly<Record<string, string[]>>

/** Those that both have: a newer version, of which this one is the roll-back, may have added some. */
async function columnsOf(...stores: readonly JournalStore[]): Promise<Columns> {
  const known = await Promise.all(
    stores.map(({ db, attempt }) => attempt(() => db.introspection.getTables())),
  )
  const [own = [], others = []] = known.map((all) =>
    all.flatMap((table) => table.columns.map((column) => `${table.name}.${column.name}`)),
  )
  const common = (table: Table) =>
    own.flatMap((name) => (name.startsWith(`${table}.`) && others.includes(name) ? name.split('.')[1]! : []))
  return Object.fromEntries(tables.map((table) => [table, [...new Set(common(table))]]))
}

function readAll(source: JournalStore, columns: Columns, take?: Take): Promise<Digest> {
  return source.attempt(() => source.snapshot((view) => digestOf(rowsOf(view), columns, take)))
}

interface Digest {
  leads: number
  hash: bigint
}

/** Hashes all rows in whatever order, since databases collate differently, and hands them over in batches. */
async function digestOf(db: Rows, columns: Columns, take?: Take): Promise<Digest> {
  const digest: Digest = { leads: 0, hash: 0n }
  for (const table of tables) {
    const key = copiedTables[table]
    let last: Row | undefined
    do {
      let query = db.selectFrom(table).select(columns[table]!)
      if (last) query = query.where(key, '>', last[key]!)
      const rows = await query.orderBy(key).limit(batchSize).execute()
      if (take && rows.length > 0) await take(table, rows)
      // By XOR, which no two rows cancel: each has its own key.
      for (const row of rows) digest.hash ^= hashOf(table, row)
      if (table === 'leads') digest.leads += rows.length
      last = rows[batchSize - 1]
    } while (last)
  }
  return digest
}

function hashOf(table: Table, row: Row): bigint {
  const columns = Object.keys(row).toSorted()
  const facts = JSON.stringify([table, columns, columns.map((column) => row[column])])
  return BigInt(`0x${createHash('sha256').update(facts).digest('hex')}`)
}

function rowsOf(db: JournalStore['db']): Rows {
  return db as unknown as Rows
}
