import { randomBytes } from 'node:crypto'
import { CamelCasePlugin, Kysely, PostgresDialect, sql, SqliteDialect, type Dialect } from 'kysely'
import type { PoolConfig } from 'pg'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import { callersClock, createJournal, type Journal, type JournalTables, type LeaseClock } from './journal'
import { databasePlace, journalFault, reasonOf } from './journal-fault'
import { filePath, isBusy, isDamage, isLarge, openSqlite, type SqliteFile } from './sqlite'

interface OpenOptions {
  createKey?: () => Buffer
  /** Whether to create the journal when it is absent. */
  mayCreate?: boolean
  /** Else the database's own, where servers on several machines may share it. */
  leaseClock?: LeaseClock
  checkLarge?: CheckLarge
  isMailed?: boolean
}

/** Resolves to false when the large file at this path is damaged; elsewhere, so that nobody waits for it. */
export type CheckLarge = (path: string) => Promise<boolean>

const postgresClock: LeaseClock = (_now, ms) =>
  sql`to_char((clock_timestamp() + ${ms} * interval '1 ms') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * The journal at this URL, opened and migrated by its first use. While it cannot be opened, its methods reject with a `Fault`
 * (`NoJournal` when it is absent and may not be created), and each retries unless the file is damaged.
 */
export function openJournal(
  url: string,
  {
    createKey = () => randomBytes(32),
    mayCreate = true,
    leaseClock = url.startsWith('file:') ? callersClock : postgresClock,
    checkLarge,
    isMailed = false,
  }: OpenOptions = {},
): Journal {
  const { db, attempt, close } = openTables(url, mayCreate, { checkLarge })
  const engine = url.startsWith('file:') ? 'sqlite' : 'postgres'
  const methods = createJournal(db, { engine, createKey, clock: leaseClock, isMailed })
  let isClosed = false
  const refuseOnceClosed = () => {
    if (isClosed) throw new Fault('The journal is closed')
  }
  const guarded = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: never[]) => {
      refuseOnceClosed()
      try {
        return await attempt(() => (method as (...args: never[]) => Promise<unknown>)(...args))
      } catch (error) {
        refuseOnceClosed()
        throw journalFault(error)
      }
    },
  ])
  return {
    ...(Object.fromEntries(guarded) as typeof methods),
    async close() {
      isClosed = true
      await close()
    },
  }
}

/** The journal as messages name it, without user and password. */
export function placeOf(url: string): string {
  return url.startsWith('file:') ? filePath(url) : databasePlace(url)
}

type Tables = Kysely<JournalTables>

/** What a journal is stored in, for work on whole tables. */
export interface JournalStore {
  db: Tables
  /** Retries a call while another process has the lock. */
  attempt<Result>(call: () => Promise<Result>): Promise<Result>
  /** Runs on one state of the journal, while others go on writing. */
  snapshot<Result>(run: (view: Tables) => Promise<Result>): Promise<Result>
  /** Runs so that all its changes take effect, or none. */
  transact<Result>(run: (changes: Tables) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

interface StoreOptions {
  /** What differs from the pool of the journal. */
  pool?: PoolConfig
  checkLarge?: CheckLarge | undefined
}

/** Opened and migrated by its first use. */
export function openTables(
  url: string,
  mayCreate: boolean,
  { pool = {}, checkLarge }: StoreOptions = {},
): JournalStore {
  return url.startsWith('file:')
    ? sqliteStore(filePath(url), mayCreate, checkLarge)
    : postgresStore(url, mayCreate, pool)
}

function tablesOf(dialect: Dialect): Tables {
  return new Kysely({ dialect, plugins: [new CamelCasePlugin()] })
}

function postgresStore(url: string, mayCreate: boolean, own: PoolConfig): JournalStore {
  // Its driver is only loaded where it is used.
  const pool = async () => (await import('./postgres')).openPostgres(url, own, mayCreate)
  const db = tablesOf(new PostgresDialect({ pool }))
  return {
    db,
    attempt: (call) => call(),
    snapshot: (run) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run),
    transact: (run) => db.transaction().execute(run),
    close: () => db.destroy(),
  }
}

function sqliteStore(path: string, mayCreate: boolean, checkLarge?: CheckLarge): JournalStore {
  const retryWhileBusy = createBusyRetry(isBusy)
  let file: SqliteFile | null = null
  const database = async () => {
    file = await openSqlite(path, mayCreate)
    if (isLarge(path)) void checkLarge?.(path).then((isWhole) => isWhole || setRefusal('the file is damaged'))
    return file.connection
  }
  const db = tablesOf(new SqliteDialect({ database }))
  // Set by damage; then every call is refused until a restart.
  let refusal: Fault | null = null
  const setRefusal = (reason: string, cause?: unknown) =>
    (refusal ??= new Fault(`The journal at ${path} is not used until a restart: ${reason}`, { cause }))
  /** Kysely opens the file before its first query. */
  const opened = async (): Promise<SqliteFile> => {
    await db.selectFrom('leads').select('reference').limit(1).execute()
    return file!
  }
  return {
    db,
    async attempt(call) {
      if (refusal) throw refusal
      try {
        const result = await retryWhileBusy(call)
        // After the call: a write into an unlinked file is never acknowledged.
        if (file && !file.isInPlace()) throw setRefusal('the file was removed or replaced while it was open')
        return result
      } catch (error) {
        if (isDamage(error)) throw setRefusal(reasonOf(error), error instanceof Fault ? error.cause : error)
        throw error
      }
    },
    snapshot: async (run) => (await opened()).snapshot(() => run(db)),
    transact: async (run) => (await opened()).transact(() => run(db)),
    async close() {
      // On a full disk the write-ahead log remains for the next start.
      if (!refusal) await retryWhileBusy(async () => file?.foldIntoOneFile()).catch(() => {})
      await db.destroy()
    },
  }
}
