import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { createJournal, type JournalTables } from './kysely-journal'
import type { Journal } from './journal'
import { migrations } from './migrations'

/**
 * Opens the journal in an SQLite file, made with its folder when absent, and brings its schema up to date.
 *
 * @param url `file:PATH`
 * @throws when the file cannot be opened, written or migrated
 */
export async function openSqliteJournal(url: string): Promise<Journal> {
  const path = resolve(url.replace(/^file:/, ''))
  mkdirSync(dirname(path), { recursive: true })
  // Enquiries are nobody else's business; SQLite gives the files beside it the same rights.
  closeSync(openSync(path, 'a', 0o600))
  const database = new Database(path)
  // A lead is acknowledged only when it would survive a power cut; readers beside the server never block it.
  database.pragma('busy_timeout = 5000')
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')

  const db = new Kysely<JournalTables>({ dialect: new SqliteDialect({ database }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error(`The journal at ${path} could not be brought up to date`, { cause: error })
  const journal = createJournal(db)
  return {
    ...journal,
    async close() {
      // Leaves one whole file behind, so that a copy of it is a backup.
      if (database.open) database.pragma('wal_checkpoint(TRUNCATE)')
      await journal.close()
    },
  }
}
