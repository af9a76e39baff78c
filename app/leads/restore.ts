import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { putInPlace, withPartFile } from './backup'
import { copyJournal, counted } from './copy-journal'
import type { Erasures } from './erasure'
import { databasePlace, journalFault, NoJournal, NotPossible, reasonOf } from './journal-fault'
import { openTables } from './open-journal'
import { countLeads } from './sqlite/check'
import { besides, filePath, isBusy, isDamage } from './sqlite/file'
import { endingLog, leaveOut, lockSqlite } from './sqlite/lock'
import { openSqlite } from './sqlite/open'

export interface Restored {
  leads: number
  /** How many were left out, since they had been erased; null where the journal that knew is gone. */
  leftOut: number | null
  /** Where the replaced file is; null when there was none. */
  aside: string | null
}

interface RestoreOptions {
  /** Replaces the journal whatever it has. */
  replace: boolean
  now: number
}

/**
 * Puts a backup in place of the journal at this URL, once a copy of it was found whole and has been migrated.
 *
 * @throws Fault, and leaves the journal as it was
 */
export async function restore(file: string, url: string, options: RestoreOptions): Promise<Restored> {
  if (!existsSync(file)) throw new NotPossible(`There is no backup at ${file}.`)
  try {
    return await (url.startsWith('file:')
      ? restoreSqlite(file, filePath(url), options)
      : restorePostgres(file, url, options))
  } catch (error) {
    throw journalFault(error)
  }
}

async function restoreSqlite(
  file: string,
  given: string,
  { replace, now }: RestoreOptions,
): Promise<Restored> {
  mkdirSync(dirname(given), { recursive: true })
  // A symbolic link stays one; of a disk that is not mounted, it leads nowhere.
  if (!existsSync(given) && lstatSync(given, { throwIfNoEntry: false })) {
    throw new NotPossible(`${given} is a link to a file that is not there.`)
  }
  const path = existsSync(given) ? realpathSync(given) : given
  if (realpathSync(file) === path) throw new NotPossible(`${file} is the journal itself.`)
  const fresh = `${path}.restoring`
  return withPartFile(fresh, 'another restore is running', async () => {
    await prepare(file, fresh)
    const locked = existsSync(path) ? await lockSqlite(path, fresh).catch(refuse) : null
    try {
      if (locked && locked.beyond > 0 && !replace) {
        throw new NotPossible(
          `${given} has ${counted(locked.beyond)} that the backup lacks. --replace keeps the file aside and restores nevertheless.`,
        )
      }
      const leftOut = locked && leaveOut(fresh, locked.erasures)
      return { leads: countLeads(fresh), leftOut, aside: swap(fresh, path, now) }
    } finally {
      locked?.unlock()
    }
  })

  /** A damaged one cannot be locked, and is replaced. */
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
  const folder = mkdtempSync(join(process.env.SQLITE_TMPDIR || tmpdir(), 'dayfive-restore-'))
  const fresh = join(folder, 'leads.db')
  try {
    await prepare(file, fresh)
    const leftOut = leaveOut(fresh, await erasuresOf(url))
    const explain = (leads: string) =>
      `${databasePlace(url)} has ${leads}. --replace removes them and restores nevertheless.`
    return { leads: await copyJournal(`file:${fresh}`, url, { replace, explain }), leftOut, aside: null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function erasuresOf(url: string): Promise<Erasures> {
  const { db, close } = openTables(url)
  try {
    const all = await db.selectFrom('erasures').selectAll().execute()
    const secrets = await db.selectFrom('secrets').select('value').execute()
    return { all, secrets: secrets.map(({ value }) => value) }
  } finally {
    await close()
  }
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

/** Puts the new file in place in one step; returns where the old one is now. */
function swap(fresh: string, path: string, now: number): string | null {
  const aside = `${path}.replaced-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  const hadFile = existsSync(path)
  giveTo(fresh, hadFile ? path : dirname(path))
  if (hadFile) linkSync(path, aside)
  for (const suffix of besides) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix)
  }
  putInPlace(fresh, path)
  return hadFile ? aside : null
}

/** The server runs as another user than root, who restores. */
function giveTo(fresh: string, like: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(like)
  chownSync(fresh, uid, gid)
}
