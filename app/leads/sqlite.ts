import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import Database from 'libsql'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import { reasonOf } from './journal-fault'
import { bringUpToDate, isUpToDate } from './migrations'

export function filePath(url: string): string {
  return resolve(url.replace(/^file:/, ''))
}

export interface SqliteFile {
  connection: SqliteDatabase
  /** Whether the open file is still the one at the path. */
  isInPlace(): boolean
  /** Checkpoints, so that the one file is a backup. Throws SQLITE_BUSY while another process uses it. */
  foldIntoOneFile(): void
}

// The low byte of an extended code is the code itself (sqlite.org/rescode.html).
const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_CANTOPEN = 14
const SQLITE_NOTADB = 26

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

/**
 * Opens, checks and migrates the file, created when absent; waits for other processes. `busy_timeout` stays 0, since it would
 * block the event loop.
 *
 * @throws Fault when any of this fails
 */
export async function openSqlite(path: string): Promise<SqliteFile> {
  const retryWhileBusy = createBusyRetry(isBusy)
  let database: Database.Database | undefined
  try {
    // Connect once: a closed connection lives on until garbage collection.
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
 * SQLite alone opens an existing file: closing another handle would drop this process's locks (sqlite.org/howtocorrupt.html,
 * 2.2).
 */
function connect(path: string): Database.Database {
  mkdirSync(dirname(path), { recursive: true })
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
  // Owner-only (personal data); SQLite uses the same mode for -wal and -shm.
  else closeSync(openSync(path, 'a', 0o600))
  try {
    return new Database(path)
  } catch {
    // libsql gives no code.
    const code = statSync(path).isDirectory() ? 'SQLITE_CANTOPEN_ISDIR' : 'SQLITE_CANTOPEN'
    throw new Database.SqliteError('The file cannot be opened', code, SQLITE_CANTOPEN)
  }
}

function setUp(database: Database.Database): void {
  // Survives a power cut; secure_delete overwrites erased data.
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
  // Check -wal too; no other process should remove it.
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

// Both take their lock immediately.
const reading = 'BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1'
const writing = 'BEGIN IMMEDIATE'

/**
 * One transaction per statement. A prepared statement of libsql that meets a lock stays open until garbage collection and blocks
 * commits; exec always finalizes its statements, so it takes the lock.
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
  // SQLite itself rolls back on a full disk; a second error would hide the first.
  if (database.inTransaction) database.exec('ROLLBACK')
}

export function sqliteVersion(): string {
  const database = new Database(':memory:')
  const { version } = database.prepare('SELECT sqlite_version() AS version').get() as { version: string }
  database.close()
  return version
}
