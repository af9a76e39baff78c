import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { bringUpToDate, isUpToDate } from './migrations'

/** The path of the file that `file:PATH` names. */
export function filePath(url: string): string {
  return resolve(url.replace(/^file:/, ''))
}

// Several processes may write: a short wait for one another is no error.
const busyTimeoutMs = 5000
const busyPauseMs = 50

/**
 * Opens SQLite in one file, made with its folder when absent, and brings it up to date. Waits for other processes that do the
 * same.
 *
 * @param url `file:PATH`
 * @throws when the file cannot be opened, written or brought up to date
 */
export async function openSqlite(url: string): Promise<Database.Database> {
  const path = filePath(url)
  let database: Database.Database | undefined
  for (let waitedMs = 0; ; waitedMs += busyPauseMs) {
    try {
      // One connection for all tries: a closed one would live on until its garbage is collected.
      database ??= connect(path)
      await setUp(database)
      return database
    } catch (error) {
      // Or SQLITE_BUSY_RECOVERY, while another process mends what a killed one left.
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
      if (isBusy && waitedMs < busyTimeoutMs) {
        await sleep(busyPauseMs)
      } else {
        database?.close()
        throw new Error(`The journal at ${path} could not be opened`, { cause: error })
      }
    }
  }
}

/**
 * Connects to the file, made with its folder when absent. A file that is there is opened by SQLite alone: to close another handle
 * on it would take SQLite's locks on it away from this whole process, the next process to leave would delete the log beside it,
 * and what this one writes after that would be lost with it (sqlite.org/howtocorrupt.html, 2.2).
 */
function connect(path: string): Database.Database {
  mkdirSync(dirname(path), { recursive: true })
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
  // Enquiries are nobody else's business; SQLite gives the files beside it the same rights.
  else closeSync(openSync(path, 'a', 0o600))
  return new Database(path)
}

async function setUp(database: Database.Database): Promise<void> {
  database.pragma('journal_mode = WAL')
  // A lead is acknowledged only when it would survive a power cut.
  database.pragma('synchronous = FULL')
  // What is erased is overwritten, not only forgotten.
  database.pragma('secure_delete = ON')
  const db = new Kysely({ dialect: new SqliteDialect({ database }) })
  if (!(await isUpToDate(db))) {
    // All steps or none, whenever the process dies, and one process at a time.
    database.exec('BEGIN IMMEDIATE')
    try {
      await bringUpToDate(db)
      database.exec('COMMIT')
    } catch (error) {
      // On a full disk SQLite has done so itself, and what is thrown has to say why.
      if (database.inTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
  // Not before: it is waited out in place, which would keep this process from ending what another connection waits for.
  database.pragma(`busy_timeout = ${busyTimeoutMs}`)
}

/** Puts everything into the file itself, so that a copy of it is a backup. */
export function foldIntoOneFile(database: Database.Database): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    // On a full disk it stays in the file beside, where the next start finds it.
  }
}

/**
 * What SQLite says of itself and of the file; complaints are null when the file is whole.
 *
 * @throws when the file cannot be opened
 */
export function askSqlite(url: string): { version: string; complaints: string | null } {
  const database = new Database(filePath(url), { readonly: true })
  try {
    const { version } = database.prepare('SELECT sqlite_version() AS version').get() as { version: string }
    const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as {
      quick_check: string
    }
    return { version, complaints: verdict === 'ok' ? null : verdict }
  } finally {
    database.close()
  }
}
