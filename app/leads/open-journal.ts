import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, SqliteDialect, type Dialect } from 'kysely'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import type { Journal } from './journal'
import { journalFault, reasonOf } from './journal-fault'
import { createJournal } from './kysely-journal'
import { openPostgres } from './postgres'
import { filePath, isBusy, isDamage, openSqlite, type SqliteFile } from './sqlite'

/** The database under a journal. */
interface Store {
  dialect: Dialect
  /** Calls a method of the journal, again if need be. */
  attempt<Result>(call: () => Promise<Result>): Promise<Result>
  beforeClose(): Promise<void>
}

/**
 * The journal at this address, opened with its first use and brought up to date then. A journal that cannot be opened keeps no
 * process from starting: its methods reject with a `Fault` that says why, and each tries again, unless the file is damaged.
 *
 * @param url `file:PATH` or `postgres://…`
 * @param createKey makes the signing key of a journal that has none
 */
export function openJournal(url: string, createKey = () => randomBytes(32)): Journal {
  const store = url.startsWith('file:') ? sqliteStore(filePath(url)) : postgresStore(url)
  const { close, ...methods } = createJournal(new Kysely({ dialect: store.dialect }), createKey)
  let isClosed = false
  return {
    ...throughEach(methods, async (call) => {
      refuseOnceClosed()
      try {
        return await store.attempt(call)
      } catch (error) {
        refuseOnceClosed()
        throw journalFault(error)
      }
    }),
    async close() {
      isClosed = true
      await store.beforeClose()
      await close()
    },
  }

  function refuseOnceClosed() {
    if (isClosed) throw new Fault('The journal is closed')
  }
}

function sqliteStore(path: string): Store {
  const retryWhileBusy = createBusyRetry(isBusy)
  let file: SqliteFile | null = null
  // Once damage was seen, every call is refused until a restart.
  let refusal: Fault | null = null
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
        // After the call, so that nothing is acknowledged that went into a file without a name.
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
      // On a full disk it stays in the file beside, where the next start finds it.
      await retryWhileBusy(async () => foldIntoOneFile()).catch(() => {})
    },
  }

  function refuse(reason: string, cause?: unknown): never {
    refusal ??= new Fault(`The journal at ${path} is not used until a restart: ${reason}`, { cause })
    throw refusal
  }
}

function postgresStore(url: string): Store {
  return {
    dialect: new PostgresDialect({ pool: () => openPostgres(url) }),
    attempt: (call) => call(),
    async beforeClose() {},
  }
}

type Methods = Omit<Journal, 'close'>
type Method = (...args: never[]) => Promise<unknown>

/** The same methods, each called by way of `attempt`. */
function throughEach(methods: Methods, attempt: Store['attempt']): Methods {
  const wrapped = Object.entries<Method>(methods).map(([name, method]) => [
    name,
    (...args: never[]) => attempt(() => method(...args)),
  ])
  return Object.fromEntries(wrapped) as Methods
}
