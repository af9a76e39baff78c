import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Fault } from '~/platform/fault'
import type { JournalStore } from './open-journal'

/**
 * The tables that make up a journal, with their keys. Left behind: counts of submissions and checks of readiness, which last an
 * hour and a second, and the migrations, which are the target's own.
 */
const copiedTables = {
  leads: 'reference',
  daysSeen: 'day',
  // Receipts stay valid by the signing key.
  secrets: 'name',
  rests: 'form',
  // So that nobody is told twice.
  alerts: 'id',
} as const

type Table = keyof typeof copiedTables
type Row = Readonly<Record<string, string | number | null>>
type Rows = Kysely<Record<Table, Row>>

export type CopyOutcome =
  | { kind: 'copied'; leads: number }
  | { kind: 'not_empty'; leads: number }
  /** The source changed while it was copied, and the copy was discarded. */
  | { kind: 'changed' }

interface CopyOptions {
  /** Replaces what the target has; otherwise it must have no leads. */
  replace?: boolean
  /** Discards the copy when the source has changed by its end; otherwise it is of the beginning. */
  mustStandStill?: boolean
}

// Of long leads, 7 MB.
const batchSize = 200
const tables = Object.keys(copiedTables) as Table[]

class Changed extends Error {}

/**
 * Copies a journal in one transaction, in memory that does not depend on its size, and compares what was written with what was
 * read, row by row.
 *
 * @throws Fault when they differ
 * @throws the databases' errors; the target is then as it was
 */
export async function copyJournal(
  source: JournalStore,
  target: JournalStore,
  { replace = false, mustStandStill = false }: CopyOptions = {},
): Promise<CopyOutcome> {
  const copy = async (changes: Rows): Promise<CopyOutcome> => {
    const { leads } = await changes
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll().as('leads'))
      .executeTakeFirstOrThrow()
    if (Number(leads) > 0 && !replace) return { kind: 'not_empty', leads: Number(leads) }
    for (const table of tables) await changes.deleteFrom(table).execute()
    const read = await readAll(source, (table, rows) => insert(changes, table, rows))
    const written = await digestOf(changes)
    if (!isSame(read, written)) throw new Fault('What was written differs from what was read')
    if (mustStandStill && !isSame(read, await readAll(source))) throw new Changed()
    return { kind: 'copied', leads: read.rows.leads }
  }
  try {
    // A source that is not there must not leave an empty target behind.
    await source.attempt(() => source.snapshot(async () => {}))
    return await target.attempt(() => target.transact((changes) => copy(rowsOf(changes))))
  } catch (error) {
    if (error instanceof Changed) return { kind: 'changed' }
    throw error
  }
}

type Take = (table: Table, rows: readonly Row[]) => Promise<unknown>

function readAll(source: JournalStore, take?: Take): Promise<Digest> {
  return source.attempt(() => source.snapshot((view) => digestOf(rowsOf(view), take)))
}

interface Digest {
  rows: Record<Table, number>
  hash: Buffer
}

/** Counts and hashes all rows in whatever order, since databases collate differently, and hands them over in batches. */
async function digestOf(db: Rows, take?: Take): Promise<Digest> {
  const digest: Digest = {
    rows: Object.fromEntries(tables.map((table) => [table, 0])) as Digest['rows'],
    hash: Buffer.alloc(32),
  }
  for (const table of tables) {
    const key = copiedTables[table]
    let last: Row | undefined
    do {
      let query = db.selectFrom(table).selectAll()
      if (last) query = query.where(key, '>', last[key]!)
      const rows = await query.orderBy(key).limit(batchSize).execute()
      if (take && rows.length > 0) await take(table, rows)
      for (const row of rows) addTo(digest.hash, table, row)
      digest.rows[table] += rows.length
      last = rows[batchSize - 1]
    } while (last)
  }
  return digest
}

/** Adds by XOR, which no two rows cancel: each has its own key. */
function addTo(hash: Buffer, table: Table, row: Row): void {
  const columns = Object.keys(row).toSorted()
  const facts = JSON.stringify([table, columns, columns.map((column) => row[column])])
  const own = createHash('sha256').update(facts).digest()
  for (let at = 0; at < hash.length; at += 1) hash[at]! ^= own[at]!
}

function isSame(one: Digest, other: Digest): boolean {
  return one.hash.equals(other.hash) && tables.every((table) => one.rows[table] === other.rows[table])
}

function insert(changes: Rows, table: Table, rows: readonly Row[]): Promise<unknown> {
  return changes.insertInto(table).values(rows).execute()
}

function rowsOf(db: JournalStore['db']): Rows {
  return db as unknown as Rows
}
