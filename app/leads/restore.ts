import { randomUUID } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyJournal, counted } from './copy-journal'
import { journalFault, NoJournal, NotPossible, reasonOf } from './journal-fault'
import { openTables, placeOf } from './open-journal'
import { countLeads, referencesIn } from './sqlite/check'
import { filePath, isBusy, isDamage } from './sqlite/file'
import { endingLog, leaveOut, lockSqlite } from './sqlite/lock'
import { openSqlite } from './sqlite/open'
import { swap, withPartFile } from './sqlite/replace'

interface RestoreOptions {
  /** Replaces the journal whatever it has. */
  replace: boolean
  now: number
}

interface Restored {
  leads: number
  /** How many were left out, since they had been erased; null where the journal that knew is gone. */
  leftOut: number | null
  /** Where the replaced file is; null when there was none. */
  aside: string | null
}

/** Puts a backup in place of the journal at this URL, once a copy of it was found whole; or rejects, and changes nothing. */
export async function restore(file: string, url: string, options: RestoreOptions): Promise<Restored> {
  if (!existsSync(file)) throw new NotPossible(`There is no backup at ${file}.`)
  const toUrl = url.startsWith('file:') ? restoreSqlite : restorePostgres
  return toUrl(file, url, options).catch((error: unknown) => Promise.reject(journalFault(error)))
}

async function restoreSqlite(file: string, url: string, { replace, now }: RestoreOptions): Promise<Restored> {
  const given = filePath(url)
  mkdirSync(dirname(given), { recursive: true })
  const isThere = existsSync(given)
  // A symbolic link stays one; of a disk that is not mounted, it leads nowhere.
  if (!isThere && lstatSync(given, { throwIfNoEntry: false })) {
    throw new NotPossible(`${given} is a link to a file that does not exist.`)
  }
  const path = isThere ? realpathSync(given) : given
  if (realpathSync(file) === path) throw new NotPossible(`${file} is the journal itself.`)
  const fresh = `${path}.restoring`
  return withPartFile(fresh, async () => {
    await prepare(file, fresh)
    const locked = existsSync(path) ? await lockSqlite(path, fresh).catch(refuse) : null
    try {
      if (locked && !replace) refuseLoss(locked.beyond, given, 'keeps the file aside')
      const leftOut = locked && leaveOut(fresh, locked.erasures)
      return { leads: countLeads(fresh), leftOut, aside: swap(fresh, path, now) }
    } finally {
      locked?.unlock()
    }
  })

  /** A damaged one cannot be locked. */
  function refuse(error: unknown): null {
    if (isBusy(error)) {
      throw new NotPossible(`A server or another command has ${given} open. Stop it, then try again.`)
    }
    if (!isDamage(error)) throw error
    if (replace) return null
    throw new NotPossible(
      `${given} is damaged, so nobody knows what it has that the backup lacks. With the servers stopped, --replace keeps it aside and restores.`,
    )
  }
}

async function restorePostgres(file: string, url: string, { replace }: RestoreOptions): Promise<Restored> {
  // The image can only write where this says.
  const fresh = join(process.env.SQLITE_TMPDIR || tmpdir(), `dayfive-restore-${randomUUID()}.db`)
  return withPartFile(fresh, async () => {
    await prepare(file, fresh)
    const { db, close } = openTables(url)
    const known = Promise.all([
      db.selectFrom('erasures').selectAll().execute(),
      db.selectFrom('secrets').select('value').execute(),
      db.selectFrom('leads').select('reference').execute(),
    ])
    const [all, secrets, leads] = await known.finally(close)
    const backedUp = referencesIn(fresh)
    const beyond = leads.filter(({ reference }) => !backedUp.has(reference)).length
    if (!replace) refuseLoss(beyond, placeOf(url), 'removes them')
    const leftOut = leaveOut(fresh, { all, secrets: secrets.map(({ value }) => value) })
    return { leads: await copyJournal(`file:${fresh}`, url, { replace: true }), leftOut, aside: null }
  })
}

function refuseLoss(beyond: number, place: string, done: string): void {
  if (beyond === 0) return
  const leads = counted(beyond)
  throw new NotPossible(`${place} has ${leads} that the backup lacks. --replace ${done} and restores anyway.`)
}

/** Copies a backup, which may be read-only, and checks and migrates the copy. */
async function prepare(file: string, fresh: string): Promise<void> {
  // SQLite's log is beside the file itself, not beside a link to it.
  const log = statSync(`${realpathSync(file)}-wal`, { throwIfNoEntry: false })
  if (log && log.size > 0) {
    throw new NotPossible(
      `${file} alone is not whole: ${file}-wal belongs to it. "leads backup" makes whole ones.`,
    )
  }
  try {
    copyFileSync(file, fresh)
    chmodSync(fresh, 0o600)
    const { database } = await openSqlite(fresh, false)
    database.exec(endingLog)
    database.close()
    countLeads(fresh)
  } catch (cause) {
    const reason = cause instanceof NoJournal ? 'it has no journal' : reasonOf(cause)
    throw new NotPossible(`The backup at ${file} is not used: ${reason}.`, { cause })
  }
}
