import { PostgresDialect } from 'kysely'
import type { PoolConfig } from 'pg'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './sqlite/busy-retry'
import { reasonOf } from './journal-fault'
import type { Engine } from './migrations'
import { dialectOf } from './sqlite/connection'
import { filePath, isDamage } from './sqlite/file'
import { openSqlite, type OpenOptions, type SqliteFile } from './sqlite/open'
import { tablesOf, type Tables } from './stores/tables'

export type StoreOptions = OpenOptions & { pool?: PoolConfig }

export interface JournalStore {
  db: Tables
  /** Retries a call while another process has the lock. */
  attempt<Result>(call: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export function engineOf(url: string): Engine {
  return url.startsWith('file:') ? 'sqlite' : 'postgres'
}

/** The journal is opened and migrated at its first use. */
export function openTables(url: string, options: StoreOptions = {}): JournalStore {
  if (engineOf(url) === 'sqlite') return openFile(filePath(url), options)
  // The driver is loaded only where it is used.
  const pool = async () => (await import('./postgres')).openPostgres(url, options.pool, options.mayCreate)
  const db = tablesOf(new PostgresDialect({ pool }))
  return { db, attempt: (call) => call(), close: () => db.destroy() }
}

function openFile(path: string, options: OpenOptions): JournalStore {
  const retryWhileBusy = createBusyRetry()
  let file: SqliteFile | null = null
  const open = async () => (file = await openSqlite(path, options)).database
  const db = tablesOf(dialectOf(open))
  // After damage, every call is refused until a restart.
  let refusal: Fault | null = null
  const refuse = (reason: string, cause?: unknown) =>
    (refusal ??= new Fault(`The journal at ${path} is not used: ${reason}`, { cause }))
  return {
    db,
    async attempt(call) {
      if (refusal) throw refusal
      try {
        const result = await retryWhileBusy(call)
        // Checked after the call, so that a write into a removed file is never acknowledged.
        if (file && !file.isInPlace())
          throw refuse(
            'the file was removed or replaced; unless it was restored, move it back; then restart the server',
          )
        return result
      } catch (error) {
        if (isDamage(error)) throw refuse(reasonOf(error), error instanceof Fault ? error.cause : error)
        throw error
      }
    },
    async close() {
      // This fails on a full disk; the next start then reads the write-ahead log.
      if (!refusal) await retryWhileBusy(async () => file?.foldIntoOneFile()).catch(() => {})
      await db.destroy()
    },
  }
}
