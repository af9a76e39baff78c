import { isUtf8 } from 'node:buffer'
import { accessSync, closeSync, constants, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import { erasedAmong, type Erasure, type Erasures } from './erasure'
import { NoJournal, reasonOf } from './journal-fault'
import { bringUpToDate, isUpToDate } from './migrations'

export function filePath(url: string): string {
  return resolve(url.replace(/^file:/, ''))
}

// SQLite's own, in the order in which they leave: the log must never meet another file.
export const besides = ['-wal', '-shm', '-journal']

export function removeDatabase(path: string): void {
  for (const suffix of ['', ...besides]) rmSync(path + suffix, { force: true })
}

export type SqliteFile = ReturnType<typeof sqliteFile>

// The low byte of an extended code is the code itself (sqlite.org/rescode.html).
const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_CANTOPEN = 14
const SQLITE_NOTADB = 26
// Of `PRAGMA auto_vacuum`.
const incremental = 2

/** Whether another process had the lock, so nothing was written. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === SQLITE_BUSY
}

export function isDamage(error: unknown): boolean {
  const code = primaryCode(error)
  if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) return true
  return error instanceof Error && isDamage(error.cause)
}

function primaryCode(error: unknown): number | null {
  return error instanceof Database.SqliteError ? (error.rawCode ?? 0) & 0xff : null
}

/** Reading all of it from a slow disk takes seconds. */
const largeBytes = 16 * 1024 * 1024

/** Whether a file is too large to be checked before its first use. */
export function isLarge(path: string): boolean {
  return statSync(path).size > largeBytes
}

/**
 * Opens the file, checks it unless it is large, and migrates it; waits for other processes. `busy_timeout` stays 0, since it would
 * block the event loop.
 *
 * @throws NoJournal when there is none and it may not be created; nothing has been changed then
 */
export async function openSqlite(path: string, mayCreate = true): Promise<SqliteFile> {
  const retryWhileBusy = createBusyRetry(isBusy)
  let database: Database.Database | undefined
  try {
    // Connect once: a closed connection lives on until garbage collection.
    const opened = connect(path, mayCreate)
    database = opened
    const identity = identityOf(path)
    const refuseOther = () => {
      if (!hasTable(opened, 'leads')) throw new NoJournal(path)
    }
    const refuseSmallDamaged = () => isLarge(path) || refuseDamaged(opened)
    const steps = [...(mayCreate ? [] : [refuseOther]), setUp, refuseSmallDamaged, migrate]
    for (const step of steps) await retryWhileBusy(async () => step(opened))
    // While this waited, a restore may have put a backup in its place.
    if (identityOf(path) !== identity) throw new Fault('the file was replaced while it was being opened')
    return sqliteFile(opened, path)
  } catch (error) {
    database?.close()
    if (error instanceof NoJournal) throw error
    const reason = error instanceof Fault ? error.message : reasonOf(error)
    throw new Fault(`The journal at ${path} could not be opened: ${reason}`, { cause: error })
  }
}

/**
 * SQLite alone opens an existing file: closing another handle would drop this process's locks (sqlite.org/howtocorrupt.html,
 * 2.2).
 */
function connect(path: string, mayCreate: boolean): Database.Database {
  if (isThere(path)) accessSync(path, constants.R_OK | constants.W_OK)
  else if (!mayCreate) throw new NoJournal(path)
  else {
    mkdirSync(dirname(path), { recursive: true })
    // Owner-only (personal data); SQLite uses the same mode for -wal and -shm.
    closeSync(openSync(path, 'a', 0o600))
  }
  try {
    return new Database(path)
  } catch {
    // libsql gives no code.
    const code = statSync(path).isDirectory() ? 'SQLITE_CANTOPEN_ISDIR' : 'SQLITE_CANTOPEN'
    throw new Database.SqliteError('The file cannot be opened', code, SQLITE_CANTOPEN)
  }
}

function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    // A file stands where a folder should be.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false
    throw error
  }
}

function hasTable(database: Database.Database, name: string): boolean {
  const table = "SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = ?"
  return inTransaction(database, reading, () => database.prepare(table).all([name]).length > 0)
}

function setUp(database: Database.Database): void {
  // Of a new file, or the next copy of an old one; it writes, for which a full disk has no room.
  const [{ auto_vacuum: mode } = {}] = database.pragma('auto_vacuum') as { auto_vacuum?: number }[]
  if (mode !== incremental) database.exec('PRAGMA auto_vacuum = INCREMENTAL')
  // Survives a power cut; secure_delete overwrites erased data.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
}

function refuseDamaged(database: Database.Database): void {
  const [verdict] = inTransaction(database, reading, () => database.pragma('quick_check(1)')) as object[]
  if (Object.values(verdict ?? {})[0] === 'ok' && isAllText(database)) return
  throw new Database.SqliteError('quick_check complains', 'SQLITE_CORRUPT', SQLITE_CORRUPT)
}

/** Whether all text is UTF-8, which `quick_check` does not look at: on any other, libsql ends the process. */
function isAllText(database: Database.Database): boolean {
  if (!hasTable(database, 'leads')) return true
  const columns = (database.pragma('table_info(leads)') as { name: string }[]).map(
    ({ name }) => `coalesce("${name}", '')`,
  )
  const some = `SELECT rowid AS id, CAST(${columns.join(' || ')} AS BLOB) AS bytes FROM leads WHERE rowid > ? ORDER BY rowid LIMIT 1000`
  const page = database.prepare(some)
  let rows: { id: number; bytes: Uint8Array }[] = []
  do {
    const after = rows.at(-1)?.id ?? -1
    rows = inTransaction(database, reading, () => page.all([after])) as typeof rows
    if (!rows.every(({ bytes }) => isUtf8(bytes))) return false
  } while (rows.length > 0)
  return true
}

async function migrate(database: Database.Database): Promise<void> {
  const db = new Kysely({ dialect: new SqliteDialect({ database: connectionFor(database) }) })
  if (await isUpToDate(db, 'sqlite')) return
  await inAsyncTransaction(database, writing, () => bringUpToDate(db, 'sqlite'))
}

/** 80 MB, since nothing else happens meanwhile. */
const mostPagesGivenBack = 20_000
/** Each comes before the room that it makes, in the write-ahead log. */
const pagesAtOnce = 500

type FreeList = { freelist_count?: number }

function checkpoint(database: Database.Database): void {
  const [{ busy = 0 } = {}] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy?: number }[]
  if (busy) throw new Database.SqliteError('Another process uses the file', 'SQLITE_BUSY', SQLITE_BUSY)
}

function sqliteFile(database: Database.Database, path: string) {
  // Check -wal too; no other process should remove it.
  const identities = () => [identityOf(path), identityOf(`${path}-wal`)].join()
  const opened = identities()
  return {
    connection: connectionFor(database),
    /** Whether the open file is still the one at the path. */
    isInPlace: () => identities() === opened,
    /** Checkpoints, so that the one file is a backup, and gives free pages back. Throws SQLITE_BUSY while another process uses it. */
    foldIntoOneFile() {
      checkpoint(database)
      const [{ freelist_count: free = 0 } = {}] = database.pragma('freelist_count') as FreeList[]
      for (let given = 0; given < Math.min(free, mostPagesGivenBack); given += pagesAtOnce) {
        database.exec(`PRAGMA incremental_vacuum(${pagesAtOnce})`)
        checkpoint(database)
      }
    },
    /** All statements of `run` see one state of the file, while others go on writing. */
    snapshot: <Result>(run: () => Promise<Result>) => inAsyncTransaction(database, reading, run),
    /** All statements of `run` take effect, or none. Throws SQLITE_BUSY while another process writes. */
    transact: <Result>(run: () => Promise<Result>) => inAsyncTransaction(database, writing, run),
    /** Writes a whole copy into a new or empty file, while others go on writing. */
    copyInto: (copy: string) => database.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`),
    /** Leaves nothing beside the file. Throws SQLITE_BUSY while anything else has it open. */
    endLog: () => database.exec(endingLog),
  }
}

// Needs an exclusive lock, for which the shared locks of idle connections are enough to refuse it; no lock of theirs changes.
const endingLog = 'PRAGMA main.journal_mode = DELETE'

/** Whether this is a database, if an empty one, that no process is writing. */
export function isAbandoned(path: string): boolean {
  let database
  try {
    database = new Database(path)
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch {
    return false
  } finally {
    database?.close()
  }
}

/** The number of leads in a file that was read as a whole. Throws when it is damaged. */
export function countLeads(path: string): number {
  const database = new Database(path, { readonly: true })
  refuseDamaged(database)
  const [counted] = database.prepare('SELECT count(*) AS leads FROM leads').all() as { leads: number }[]
  database.close()
  return counted!.leads
}

function secretsOf(database: Database.Database): string[] {
  const rows = database.prepare('SELECT value FROM secrets').all() as { value: string }[]
  return rows.map(({ value }) => value)
}

/**
 * Removes from a copy that nobody else uses what its journal erased since it was made, and remembers that; returns how many leads,
 * or null where that is another journal.
 */
export function leaveOut(path: string, { all: erasures, secrets }: Erasures): number | null {
  if (!erasures) return null
  const database = new Database(path)
  database.exec('PRAGMA secure_delete = ON')
  const erased = inTransaction(database, writing, () => {
    const leads = database.prepare('SELECT reference FROM leads').all() as { reference: string }[]
    const references = leads.map(({ reference }) => reference)
    const remove = database.prepare('DELETE FROM leads WHERE reference = ?')
    const remember = database.prepare('INSERT OR IGNORE INTO erasures (hash, day) VALUES (?, ?)')
    const among = erasedAmong(references, erasures)
    for (const reference of among) remove.run([reference])
    for (const { hash, day } of erasures) remember.run([hash, day])
    return among.length
  })
  const isOfSameJournal = secretsOf(database).some((secret) => secrets.includes(secret))
  database.close()
  return isOfSameJournal ? erased : null
}

export type FileLock =
  /** `beyond`: how many leads it has that the other file lacks. */
  | { kind: 'locked'; beyond: number; erasures: Erasures; unlock(): void }
  | { kind: 'in_use' }
  | { kind: 'damaged' }

/**
 * Locks a journal that nothing else has open, not even idle, so that it can be replaced; it is neither checked nor migrated. A
 * damaged one cannot be locked.
 */
export async function lockSqlite(path: string, other: string): Promise<FileLock> {
  const database = new Database(path)
  const unlock = () => {
    rollBack(database)
    database.close()
  }
  try {
    // Of this file alone, and until it is closed.
    const lock = `${endingLog}; PRAGMA main.locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT`
    await createBusyRetry(isBusy)(async () => database.exec(lock))
    database.prepare('ATTACH ? AS other').run([other])
    const beyond = countBeyond(database)
    database.exec('DETACH other')
    const all = hasTable(database, 'erasures') ? database.prepare('SELECT * FROM erasures').all() : null
    const secrets = hasTable(database, 'secrets') ? secretsOf(database) : []
    return { kind: 'locked', beyond, erasures: { all: all as Erasure[] | null, secrets }, unlock }
  } catch (error) {
    unlock()
    if (isBusy(error)) return { kind: 'in_use' }
    if (isDamage(error)) return { kind: 'damaged' }
    throw error
  }
}

function countBeyond(database: Database.Database): number {
  if (!hasTable(database, 'leads')) return 0
  const known = 'SELECT 1 FROM other.leads AS known WHERE known.reference = leads.reference'
  const counted = database.prepare(`SELECT count(*) AS leads FROM main.leads WHERE NOT EXISTS (${known})`)
  const [row] = counted.all() as { leads: number }[]
  return row!.leads
}

async function inAsyncTransaction<Result>(
  database: Database.Database,
  begin: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    database.exec(begin)
    const result = await run()
    database.exec('COMMIT')
    return result
  } catch (error) {
    rollBack(database)
    throw error
  }
}

function identityOf(path: string): string {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false })
  return facts ? `${facts.dev}:${facts.ino}` : 'absent'
}

// Both take their lock immediately.
const reading = 'BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1'
const writing = 'BEGIN IMMEDIATE'

/**
 * One transaction per statement. A prepared statement of libsql that meets a lock stays open until garbage collection and blocks
 * commits; exec always finalizes its statements, so it takes the lock.
 */
function connectionFor(database: Database.Database): SqliteDatabase {
  // A statement holds memory outside the heap until it is collected, so the page after page of a long list shares one.
  const statements = new LRUCache<string, Database.Statement>({
    max: 50,
    memoMethod: (sql) => database.prepare(sql),
  })
  return {
    close() {
      statements.clear()
      database.close()
    },
    prepare(sql) {
      const statement = statements.memo(sql)
      const begin = /^(select|with) /i.test(sql) ? reading : writing
      const all: SqliteStatement['all'] = (parameters) =>
        inTransaction(database, begin, () => statement.all(parameters))
      return {
        reader: statement.reader,
        all,
        run: (parameters) => inTransaction(database, begin, () => statement.run(parameters)),
        iterate: (parameters) => all(parameters).values(),
      }
    },
  }
}

function inTransaction<Result>(database: Database.Database, begin: string, run: () => Result): Result {
  if (database.inTransaction) return run()
  try {
    database.exec(begin)
    const result = run()
    database.exec('COMMIT')
    return result
  } catch (error) {
    rollBack(database)
    throw error
  }
}

function rollBack(database: Database.Database): void {
  // SQLite itself rolls back on a full disk; a second error would hide the first.
  if (database.inTransaction) database.exec('ROLLBACK')
}
