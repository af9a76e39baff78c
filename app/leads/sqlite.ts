import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import Database from 'libsql'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import { reasonOf } from './journal-fault'
import { bringUpToDate, isUpToDate } from './migrations'

/** The path of the file that `file:PATH` names. */
export function filePath(url: string): string {
  return resolve(url.replace(/^file:/, ''))
}

/** An open journal in one file. */
export interface SqliteFile {
  connection: SqliteDatabase
  /** Whether the path still names the open file. */
  isInPlace(): boolean
  /**
   * Moves the write-ahead log into the file, so that a copy of it is a backup.
   *
   * @throws SQLITE_BUSY while another process reads or writes
   */
  foldIntoOneFile(): void
}

// The low byte of an extended code is the code itself (sqlite.org/rescode.html).
const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_CANTOPEN = 14
const SQLITE_NOTADB = 26

/** Whether another process's lock was in the way; then nothing has been written. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === SQLITE_BUSY
}

/** Whether the file is damaged, or not SQLite's. */
export function isDamage(error: unknown): boolean {
  const code = primaryCode(error)
  if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) return true
  return error instanceof Error && isDamage(error.cause)
}

function primaryCode(error: unknown): number | null {
  return error instanceof Database.SqliteError ? (error.rawCode ?? 0) & 0xff : null
}

/**
 * Opens SQLite in one file, created with its folder when absent, checks that it is whole, and migrates it. Waits for other
 * processes that do the same. `busy_timeout` stays 0, since SQLite would block the event loop for as long.
 *
 * @throws Fault when the file cannot be opened or written, is damaged, or cannot be migrated
 */
export async function openSqlite(path: string): Promise<SqliteFile> {
  const retryWhileBusy = createBusyRetry(isBusy)
  let database: Database.Database | undefined
  try {
    // One connection for all tries: a closed one lives on until it is garbage-collected.
    const opened = connect(path)
    database = opened
    for (const step of [setUp, refuseDamaged, migrate]) await retryWhileBusy(async () => step(opened))
    return sqliteFile(opened, path)
  } catch (error) {
    database?.close()
    throw new Fault(`The journal at ${path} could not be opened: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Connects to the file, created with its folder when absent. An existing file is opened by SQLite alone: closing another handle
 * on it would drop SQLite's locks for this whole process, the next process to leave would delete the write-ahead log, and what
 * this one writes after that would be lost with it (sqlite.org/howtocorrupt.html, 2.2).
 */
function connect(path: string): Database.Database {
  mkdirSync(dirname(path), { recursive: true })
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
  // Enquiries are private; SQLite gives the files beside it the same mode.
  else closeSync(openSync(path, 'a', 0o600))
  try {
    return new Database(path)
  } catch {
    // libsql throws this without a code.
    const code = statSync(path).isDirectory() ? 'SQLITE_CANTOPEN_ISDIR' : 'SQLITE_CANTOPEN'
    throw new Database.SqliteError('The file cannot be opened', code, SQLITE_CANTOPEN)
  }
}

function setUp(database: Database.Database): void {
  // An acknowledged lead survives a power cut, and erased text is overwritten in the file.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
}

function refuseDamaged(database: Database.Database): void {
  const [verdict] = inTransaction(database, reading, () => database.pragma('quick_check(1)')) as object[]
  if (Object.values(verdict ?? {})[0] === 'ok') return
  throw new Database.SqliteError('quick_check complains', 'SQLITE_CORRUPT', SQLITE_CORRUPT)
}

async function migrate(database: Database.Database): Promise<void> {
  const db = new Kysely({ dialect: new SqliteDialect({ database: connectionFor(database) }) })
  if (await isUpToDate(db)) return
  // All steps or none, whenever the process dies, and one process at a time.
  database.exec(writing)
  try {
    await bringUpToDate(db)
    database.exec('COMMIT')
  } catch (error) {
    rollBack(database)
    throw error
  }
}

function sqliteFile(database: Database.Database, path: string): SqliteFile {
  // The write-ahead log too: while this process has it open, no other has reason to remove it.
  const identities = () => [identityOf(path), identityOf(`${path}-wal`)].join()
  const opened = identities()
  return {
    connection: connectionFor(database),
    isInPlace: () => identities() === opened,
    foldIntoOneFile() {
      const [{ busy = 0 } = {}] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy?: number }[]
      if (busy) throw new Database.SqliteError('Another process uses the file', 'SQLITE_BUSY', SQLITE_BUSY)
    },
  }
}

function identityOf(path: string): string {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false })
  return facts ? `${facts.dev}:${facts.ino}` : 'absent'
}

// Each takes its lock immediately.
const reading = 'BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1'
const writing = 'BEGIN IMMEDIATE'

/**
 * The connection as Kysely uses it, with every statement in a transaction of its own. A prepared statement of libsql that meets
 * another process's lock stays unfinished until it is garbage-collected, and until then SQLite neither commits what this
 * connection writes nor releases the lock. So every lock is taken by exec, which finishes its statements even when they fail.
 */
function connectionFor(database: Database.Database): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
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
  // On a full disk SQLite has rolled back itself, and a second error would hide the first.
  if (database.inTransaction) database.exec('ROLLBACK')
}

/** The version of SQLite itself. */
export function sqliteVersion(): string {
  const database = new Database(':memory:')
  const { version } = database.prepare('SELECT sqlite_version() AS version').get() as { version: string }
  database.close()
  return version
}
