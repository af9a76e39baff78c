import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type TransactionSettings } from 'kysely'
import type Database from 'libsql'
import { LRUCache } from 'lru-cache'

// Both take their lock immediately.
const reading = 'BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1'
const writing = 'BEGIN IMMEDIATE'

/** Runs in the open transaction, or in a new one. */
export function inTransaction<Result>(database: Database.Database, run: () => Result, begin = reading) {
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

export function rollBack(database: Database.Database): void {
  // SQLite itself rolls back on a full disk; a second error would hide the first.
  if (database.inTransaction) database.exec('ROLLBACK')
}

/** Kysely's SQLite, with transactions that begin without prepared statements. */
export function dialectOf(open: () => Promise<Database.Database>): SqliteDialect {
  let database: Database.Database
  const dialect = new SqliteDialect({ database: async () => connectionTo((database = await open())) })
  const transactions = {
    async beginTransaction(_: unknown, { accessMode }: TransactionSettings) {
      try {
        database.exec(accessMode === 'read only' ? reading : writing)
      } catch (error) {
        rollBack(database)
        throw error
      }
    },
    commitTransaction: async () => void database.exec('COMMIT'),
    rollbackTransaction: async () => rollBack(database),
  }
  const driver = Object.assign(dialect.createDriver(), transactions)
  return Object.assign(dialect, {
    createDriver: () => driver,
    // All migrations are applied in one transaction.
    createAdapter: () =>
      Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true }),
  })
}

/** A prepared statement of libsql that meets a lock stays open and blocks commits, so a lock is taken by exec before it. */
function connectionTo(database: Database.Database): SqliteDatabase {
  // A statement holds memory outside the heap until it is collected, so equal statements share one.
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
      return {
        reader: statement.reader,
        all: (parameters) => inTransaction(database, () => statement.all(parameters), begin),
        run: (parameters) => inTransaction(database, () => statement.run(parameters), begin),
        iterate: (parameters) => statement.iterate(parameters),
      }
    },
  }
}
