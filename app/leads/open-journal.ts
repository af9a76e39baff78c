import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, SqliteDialect, type Dialect } from 'kysely'
import type { Journal } from './journal'
import { createJournal } from './kysely-journal'
import { openPostgres } from './postgres'
import { foldIntoOneFile, openSqlite } from './sqlite'

/**
 * The journal at this address, opened with its first use and brought up to date then. A journal that cannot be opened keeps no
 * process from starting: its methods reject with the reason, and each tries again.
 *
 * @param url `file:PATH` or `postgres://…`
 * @param createKey makes the signing key of a journal that has none
 */
export function openJournal(url: string, createKey = () => randomBytes(32)): Journal {
  let isClosed = false
  let beforeClose = () => {}
  const journal = createJournal(new Kysely({ dialect: url.startsWith('file:') ? sqlite() : postgres() }), createKey)
  return {
    ...journal,
    async close() {
      isClosed = true
      beforeClose()
      await journal.close()
    },
  }

  function sqlite(): Dialect {
    return new SqliteDialect({
      async database() {
        refuseOnceClosed()
        const database = await openSqlite(url)
        beforeClose = () => foldIntoOneFile(database)
        return database
      },
    })
  }

  function postgres(): Dialect {
    return new PostgresDialect({
      async pool() {
        refuseOnceClosed()
        return openPostgres(url)
      },
    })
  }

  function refuseOnceClosed() {
    if (isClosed) throw new Error('The journal is closed')
  }
}
