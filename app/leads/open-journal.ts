import { CamelCasePlugin, Kysely, PostgresDialect, type Dialect } from 'kysely'
import type { PoolConfig } from 'pg'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import { createJournal, type Journal } from './journal'
import { databasePlace, journalFault, reasonOf } from './journal-fault'
import { isLarge } from './sqlite/check'
import { dialectOf } from './sqlite/connection'
import { filePath, isBusy, isDamage } from './sqlite/file'
import { openSqlite, type SqliteFile } from './sqlite/open'
import { callersClock, postgresClock, type LeaseClock } from './stores/conditions'
import type { Tables } from './stores/tables'

interface StoreOptions {
  /** Whether to create the journal when it is absent. */
  mayCreate?: boolean
  checkLarge?: CheckLarge
  /** What differs from the usual pool. */
  pool?: PoolConfig
}

interface JournalOptions extends StoreOptions {
  leaseClock?: LeaseClock
  isMailed?: boolean
}

/** Resolves to false when the large file at this path is damaged; elsewhere, so that nobody waits for it. */
export type CheckLarge = (path: string) => Promise<boolean>

/**
 * The journal at this URL, opened and migrated by its first use. While it cannot be opened, its methods reject with a `Fault`
 * (`NoJournal` when it is absent and may not be created), and each retries unless the file is damaged.
 */
export function openJournal(
  url: string,
  { leaseClock, isMailed = false, ...options }: JournalOptions = {},
): Journal {
  const { db, attempt, close } = openTables(url, options)
  const methods = url.startsWith('file:')
    ? createJournal({ db, engine: 'sqlite', clock: leaseClock ?? callersClock, isMailed })
    : createJournal({ db, engine: 'postgres', clock: leaseClock ?? postgresClock, isMailed })
  let isClosed = false
  const guarded = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: never[]) => {
      try {
        if (isClosed) throw new Fault('The journal is closed')
        return await attempt(() => (method as (...args: never[]) => Promise<unknown>)(...args))
      } catch (error) {
        throw isClosed ? new Fault('The journal is closed') : journalFault(error)
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

/** What a journal is stored in, for work on whole tables. */
export interface JournalStore {
  db: Tables
  /** Retries a call while another process has the lock. */
  attempt<Result>(call: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Opened and migrated by its first use. */
export function openTables(url: string, options: StoreOptions = {}): JournalStore {
  if (url.startsWith('file:')) return openFile(filePath(url), options)
  // Its driver is only loaded where it is used.
  const pool = async () => (await import('./postgres')).openPostgres(url, options.pool, options.mayCreate)
  const db = tablesOf(new PostgresDialect({ pool }))
  return { db, attempt: (call) => call(), close: () => db.destroy() }
}

function tablesOf(dialect: Dialect): Tables {
  return new Kysely({ dialect, plugins: [new CamelCasePlugin()] })
}

function openFile(path: string, { mayCreate, checkLarge }: StoreOptions): JournalStore {
  const retryWhileBusy = createBusyRetry(isBusy)
  let file: SqliteFile | null = null
  const open = async () => {
    file = await openSqlite(path, mayCreate)
    if (isLarge(path)) void checkLarge?.(path).then((isWhole) => isWhole || setRefusal('the file is damaged'))
    return file.database
  }
  const db = tablesOf(dialectOf(open))
  // Set by damage; then every call is refused until a restart.
  let refusal: Fault | null = null
  const setRefusal = (reason: string, cause?: unknown) =>
    (refusal ??= new Fault(`The journal at ${path} is not used until a restart: ${reason}`, { cause }))
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
    async close() {
      // On a full disk the write-ahead log remains for the next start.
      if (!refusal) await retryWhileBusy(async () => file?.foldIntoOneFile()).catch(() => {})
      await db.destroy()
    },
  }
}
