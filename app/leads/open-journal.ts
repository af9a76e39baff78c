import { randomBytes } from 'node:crypto'
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteDialect, type Dialect } from 'kysely'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import { createJournal, type Journal, type JournalTables } from './journal'
import { journalFault, reasonOf } from './journal-fault'
import { filePath, isBusy, isDamage, openSqlite, type SqliteFile } from './sqlite'

/**
 * The journal at this URL, opened and migrated by its first use. While it cannot be opened, its methods reject with a `Fault`,
 * and each retries unless the file is damaged.
 *
 * @param url `file:PATH` or `postgres://…`
 */
export function openJournal(url: string, createKey = () => randomBytes(32)): Journal {
  const { dialect, attempt, beforeClose } = url.startsWith('file:')
    ? sqliteStore(filePath(url))
    : postgresStore(url)
  const db = new Kysely<JournalTables>({ dialect, plugins: [new CamelCasePlugin()] })
  const { close, ...methods } = createJournal(db, createKey)
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
      await beforeClose()
      await close()
    },
  }
}

interface Store {
  dialect: Dialect
  /** Retries a call while another process has the lock. */
  attempt<Result>(call: () => Promise<Result>): Promise<Result>
  beforeClose(): Promise<void>
}

function postgresStore(url: string): Store {
  return {
    // Its driver is only loaded where it is used.
    dialect: new PostgresDialect({ pool: async () => (await import('./postgres')).openPostgres(url) }),
    attempt: (call) => call(),
    beforeClose: async () => {},
  }
}

function sqliteStore(path: string): Store {
  const retryWhileBusy = createBusyRetry(isBusy)
  let file: SqliteFile | null = null
  // Set by damage; then every call is refused until a restart.
  let refusal: Fault | null = null
  const refuse = (reason: string, cause?: unknown): never => {
    refusal ??= new Fault(`The journal at ${path} is not used until a restart: ${reason}`, { cause })
    throw refusal
  }
  return {
    dialect: new SqliteDialect({
      async database() {
        file = await openSqlite(path)
        return file.connection
      },
    }),
    async attempt(call) {
      if (refusal) throw refusal
      try {
        const result = await retryWhileBusy(call)
        // After the call: a write into an unlinked file is never acknowledged.
        if (file && !file.isInPlace()) refuse('the file was removed or replaced while it was open')
        return result
      } catch (error) {
        if (isDamage(error)) refuse(reasonOf(error), error instanceof Fault ? error.cause : error)
        throw error
      }
    },
    async beforeClose() {
      if (!file || refusal) return
      const { foldIntoOneFile } = file
      // On a full disk the write-ahead log remains for the next start.
      await retryWhileBusy(async () => foldIntoOneFile()).catch(() => {})
    },
  }
}
