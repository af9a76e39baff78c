import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import { codeOf, NoJournal, reasonOf } from '../journal-fault'
import { migrate } from '../migrations'
import { hasTable, refuseDamaged, valueOf } from './check'
import { dialectOf } from './connection'
import { sqliteError } from './file'

export type SqliteFile = ReturnType<typeof sqliteFile>

export type OpenOptions = { mayCreate?: boolean }

/** Opens, checks and migrates a file. Rejects with NoJournal, and changes nothing, when it must exist and does not. */
export async function openSqlite(path: string, options: OpenOptions = {}): Promise<SqliteFile> {
  const { mayCreate = true } = options
  const retryWhileBusy = createBusyRetry()
  let database: Database.Database | undefined
  try {
    // Connect once: a closed connection lives on until garbage collection.
    const opened = connect(path, mayCreate)
    database = opened
    const identity = identityOf(path)
    await retryWhileBusy(async () => {
      if (!mayCreate && !hasTable(opened, 'leads')) throw new NoJournal(path)
      setUp(opened)
      refuseDamaged(opened)
    })
    const db = new Kysely<unknown>({ dialect: dialectOf(async () => opened) })
    await retryWhileBusy(() => migrate(db, 'sqlite'))
    // While this waited, a restore may have replaced the file.
    if (identityOf(path) !== identity) throw new Fault('the file was replaced while it was being opened')
    return sqliteFile(opened, path)
  } catch (error) {
    database?.close()
    if (error instanceof NoJournal) throw error
    const reason = error instanceof Fault ? error.message : reasonOf(error)
    throw new Fault(`The journal at ${path} could not be opened: ${reason}`, { cause: error })
  }
}

/** Only SQLite opens an existing file: closing another handle would drop SQLite's locks (sqlite.org/howtocorrupt.html, 2.2). */
function connect(path: string, mayCreate: boolean): Database.Database {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    if (!mayCreate) throw new NoJournal(path)
    makeFolder(dirname(path))
    // Only the owner may read personal data. SQLite gives -wal and -shm the same mode.
    closeSync(openSync(path, 'a', 0o600))
  }
  try {
    return new Database(path)
  } catch {
    // libsql gives no code.
    const detail = statSync(path).isDirectory() ? '_ISDIR' : ''
    throw sqliteError('The file cannot be opened', 'SQLITE_CANTOPEN', detail)
  }
}

/** Not by `recursive`, which never ends in /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

function setUp(database: Database.Database): void {
  const incremental = 2
  // Set only if it differs, since a full disk has no room for setting it. An old file changes with its next copy.
  if (valueOf(database, 'auto_vacuum') !== incremental) database.exec('PRAGMA auto_vacuum = INCREMENTAL')
  // FULL survives a power cut; secure_delete overwrites erased data.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
}

/** 80 MB at most, since the process does nothing else meanwhile. */
const mostPagesGivenBack = 20_000
/** Few, since the write-ahead log needs room before any is freed. */
const pagesAtOnce = 500

function checkpoint(database: Database.Database): void {
  const isBlocked = valueOf(database, 'wal_checkpoint(TRUNCATE)') === 1
  if (isBlocked) throw sqliteError('Another process uses the file', 'SQLITE_BUSY')
}

function sqliteFile(database: Database.Database, path: string) {
  // Check -wal too; no other process should remove it.
  const identities = () => [identityOf(path), identityOf(`${path}-wal`)].join()
  const opened = identities()
  return {
    database,
    /** Whether the open file is still the one at the path. */
    isInPlace: () => identities() === opened,
    /** Empties the write-ahead log into the file, and gives free pages back. Throws SQLITE_BUSY while another process uses the file. */
    foldIntoOneFile() {
      checkpoint(database)
      const free = Math.min(Number(valueOf(database, 'freelist_count')), mostPagesGivenBack)
      for (let given = 0; given < free; given += pagesAtOnce) {
        database.exec(`PRAGMA incremental_vacuum(${pagesAtOnce})`)
        checkpoint(database)
      }
    },
  }
}

function identityOf(path: string): string {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false })
  return file ? `${file.dev}:${file.ino}` : 'absent'
}
