import { randomUUID } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { copyJournal } from './copy-journal'
import { erasureOf } from './fingerprint'
import { leadsOf } from './journal'
import { journalFault, NoJournal, NotPossible, placeOf, reasonOf } from './journal-fault'
import { operationPrefix } from './notes'
import { openTables } from './open-tables'
import { countLeads } from './sqlite/check'
import { dialectOf } from './sqlite/connection'
import { filePath, isDamage } from './sqlite/file'
import { makeFolder, openSqlite } from './sqlite/open'
import { endingLog, lockSqlite, swap, withPartFile } from './sqlite/replace'
import { tablesOf, type Tables } from './stores/tables'

/**
 * Replaces the journal at this URL by a checked copy of a backup. Only with `replace` may leads be lost.
 * `leftOut` counts leads erased since the backup, null if unknown; `aside` is the new place of the old file, `beside` those of its log.
 */
export async function restore(file: string, url: string, options: { replace: boolean; now: number }) {
  const { replace, now } = options
  if (!existsSync(file)) throw new NotPossible(`There is no backup at ${file}.`)
  const path = url.startsWith('file:') ? pathFor(file, filePath(url)) : null
  // The container image can write only there.
  const temporary = () => join(process.env.SQLITE_TMPDIR || tmpdir(), `dayfive-restore-${randomUUID()}.db`)
  const fresh = path === null ? temporary() : `${path}.restoring`
  const restored = withPartFile(fresh, async () => {
    const backup = await openCopy(file, fresh)
    const target = path === null ? openTables(url) : await lockSqlite(path, replace)
    try {
      if (path === null) await refuseWhileServed(target!.db, url)
      const own = await contentOf(backup.db)
      const nullIfDamaged = (error: unknown) => (isDamage(error) ? null : Promise.reject(error))
      const known = target && (await contentOf(target.db, !replace).catch(nullIfDamaged))
      const beyond = [...(known?.references ?? [])].filter((each) => !own.references.has(each)).length
      if (beyond > 0 && !replace) {
        const what = path === null ? 'removes them' : 'keeps the file aside'
        throw new NotPossible(
          `${placeOf(url)} has ${leadsOf(beyond)} that the backup lacks. --replace ${what} and restores anyway.`,
        )
      }
      const leftOut = known && (await leaveOut(backup.db, own, known))
      // The journal knows which operations are still to be logged; those of the backup may have been logged since.
      await backup.db.deleteFrom('notes').where('name', 'like', `${operationPrefix}%`).execute()
      if (known?.operations.length) await backup.db.insertInto('notes').values(known.operations).execute()
      backup.close()
      const leads = countLeads(fresh)
      if (path !== null) return { leads, leftOut, ...swap(fresh, path, now) }
      await copyJournal(`file:${fresh}`, url, { replace: true })
      return { leads, leftOut, aside: null, beside: [] }
    } finally {
      await target?.close()
    }
  })
  return restored.catch((error: unknown) => Promise.reject(journalFault(error, dirname(fresh))))
}

/** Rejects while a server or another command has the journal open. */
export async function refuseWhileOpen(url: string): Promise<void> {
  if (url.startsWith('file:')) return (await lockSqlite(filePath(url), true))?.close()
  const { db, close } = openTables(url, { mayCreate: false })
  await refuseWhileServed(db, url).finally(close)
}

/** PostgreSQL knows the sessions of other processes by the name that `openPostgres` gives. */
async function refuseWhileServed(db: Tables, url: string): Promise<void> {
  const asked = sql`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'dayfive' AND pid <> pg_backend_pid()`
  if ((await asked.execute(db)).rows.length > 0)
    throw new NotPossible(`A server or another command has ${placeOf(url)} open. Stop it, then try again.`)
}

/** The real path of the journal's file. A link that leads nowhere may belong to a disk that is not mounted. */
function pathFor(file: string, given: string): string {
  makeFolder(dirname(given))
  if (!existsSync(given)) {
    if (!lstatSync(given, { throwIfNoEntry: false })) return given
    throw new NotPossible(`${given} is a link to a file that does not exist.`)
  }
  const path = realpathSync(given)
  if (realpathSync(file) === path) throw new NotPossible(`${file} is the journal itself.`)
  return path
}

/** Opens a checked and migrated copy, since the backup itself may be read-only. */
async function openCopy(file: string, fresh: string) {
  // SQLite's log is beside the file itself, not beside a link to it.
  const log = statSync(`${realpathSync(file)}-wal`, { throwIfNoEntry: false })
  if (log && log.size > 0)
    throw new NotPossible(`${file} alone is not whole: it has ${file}-wal. "leads backup" makes whole ones.`)
  try {
    copyFileSync(file, fresh)
    chmodSync(fresh, 0o600)
    const { database } = await openSqlite(fresh, { mayCreate: false })
    const close = () => {
      database.exec(endingLog)
      database.close()
    }
    return { db: tablesOf(dialectOf(async () => database)), close }
  } catch (cause) {
    const reason = cause instanceof NoJournal ? 'it has no journal' : reasonOf(cause, dirname(fresh))
    throw new NotPossible(`The backup at ${file} is not used: ${reason}.`, { cause })
  }
}

type Content = Awaited<ReturnType<typeof contentOf>>

/** Reads a journal of any version. The leads of a damaged journal may be unreadable while its other tables are not. */
async function contentOf(db: Tables, withLeads = true) {
  const tables = await db.introspection.getTables()
  const has = (table: string) => tables.some(({ name }) => name === table)
  const leads = withLeads && has('leads') ? await db.selectFrom('leads').select('reference').execute() : []
  const notes = db.selectFrom('notes').selectAll().where('name', 'like', `${operationPrefix}%`)
  const secrets = has('secrets') ? await db.selectFrom('secrets').select('value').execute() : []
  return {
    references: new Set(leads.map(({ reference }) => reference)),
    /** Two journals with the same secret are the same journal. */
    secrets: secrets.map(({ value }) => value),
    operations: has('notes') ? await notes.execute() : [],
    /** Null before journals had this table. */
    erasures: has('erasures') ? await db.selectFrom('erasures').selectAll().execute() : null,
  }
}

/** Removes the leads that the journal has erased since the backup. Returns their number, or null for another journal. */
async function leaveOut(db: Tables, own: Content, { erasures, secrets }: Content): Promise<number | null> {
  if (!erasures) return null
  const hashes = new Set(erasures.map(({ hash }) => hash))
  const erased = [...own.references].filter((reference) => hashes.has(erasureOf(reference, '').hash))
  await db.transaction().execute(async (changes) => {
    for (const reference of erased)
      await changes.deleteFrom('leads').where('reference', '=', reference).execute()
    for (const erasure of erasures) {
      const row = changes.insertInto('erasures').values(erasure)
      await row.onConflict((conflict) => conflict.doNothing()).execute()
    }
  })
  return secrets.some((secret) => own.secrets.includes(secret)) ? erased.length : null
}
