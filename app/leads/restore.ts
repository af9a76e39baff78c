import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Fault } from '~/platform/fault'
import { putInPlace } from './backup'
import { copyJournal } from './copy-journal'
import { journalFault } from './journal-fault'
import { openTables } from './open-journal'
import { filePath, lockSqlite, openSqlite } from './sqlite'

export type RestoreOutcome =
  /** `aside` is where the replaced file is, or null when there was none. */
  | { kind: 'restored'; leads: number; aside: string | null }
  | { kind: 'in_use' }
  /** How many leads the journal has that the backup lacks; in PostgreSQL, how many it has. */
  | { kind: 'would_lose'; leads: number }
  /** What the journal has that the backup lacks cannot be counted. */
  | { kind: 'damaged' }

interface RestoreOptions {
  /** Replaces the journal whatever it has. */
  replace: boolean
  /** Names the file that is kept aside. */
  now: number
}

// SQLite's own, in the order in which they leave: the log must never meet another file.
const besides = ['-wal', '-shm', '-journal']

/**
 * Puts a backup in place of the journal at this URL, once a copy of it was found whole and has been migrated.
 *
 * @throws Fault, and leaves the journal as it was
 */
export async function restore(file: string, url: string, options: RestoreOptions): Promise<RestoreOutcome> {
  if (!existsSync(file)) throw new Fault(`There is no backup at ${file}`)
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
): Promise<RestoreOutcome> {
  mkdirSync(dirname(given), { recursive: true })
  // A symbolic link stays one; of a disk that is not mounted, it leads nowhere.
  if (!existsSync(given) && lstatSync(given, { throwIfNoEntry: false })) {
    throw new Fault(`${given} is a link to a file that is not there`)
  }
  const path = existsSync(given) ? realpathSync(given) : given
  if (realpathSync(file) === path) throw new Fault(`${file} is the journal itself`)
  const fresh = `${path}.restoring`
  claim(fresh)
  try {
    const leads = await prepare(file, fresh)
    const old = existsSync(path) ? await lockSqlite(path, fresh) : null
    if (old?.kind === 'in_use') return old
    try {
      if (old?.kind === 'damaged' && !replace) return { kind: 'damaged' }
      if (old?.kind === 'locked' && old.beyond > 0 && !replace) {
        return { kind: 'would_lose', leads: old.beyond }
      }
      return { kind: 'restored', leads, aside: swap(fresh, path, now) }
    } finally {
      if (old?.kind === 'locked') old.unlock()
    }
  } finally {
    for (const suffix of ['', ...besides]) rmSync(fresh + suffix, { force: true })
  }
}

async function restorePostgres(
  file: string,
  url: string,
  { replace }: RestoreOptions,
): Promise<RestoreOutcome> {
  // The image can only write where this says.
  const folder = mkdtempSync(join(process.env.SQLITE_TMPDIR || tmpdir(), 'dayfive-restore-'))
  const fresh = join(folder, 'leads.db')
  try {
    const leads = await prepare(file, fresh)
    const [source, target] = [openTables(`file:${fresh}`, false), openTables(url, true, { query_timeout: 0 })]
    try {
      const outcome = await copyJournal(source, target, { replace })
      if (outcome.kind === 'not_empty') return { kind: 'would_lose', leads: outcome.leads }
      return { kind: 'restored', leads, aside: null }
    } finally {
      await source.close()
      await target.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes the file, for this restore alone. */
function claim(fresh: string): void {
  try {
    closeSync(openSync(fresh, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Fault(`${fresh} is there: another restore is running, or one was killed; then remove it`)
  }
}

/** Copies a backup, which may be read-only, and checks and migrates the copy; returns its number of leads. */
async function prepare(file: string, fresh: string): Promise<number> {
  // SQLite's log is beside the file itself, not beside a link to it.
  const log = statSync(`${realpathSync(file)}-wal`, { throwIfNoEntry: false })
  if (log && log.size > 0) {
    throw new Fault(`${file} alone is not whole: ${file}-wal belongs to it. "leads backup" makes whole ones`)
  }
  copyFileSync(file, fresh)
  chmodSync(fresh, 0o600)
  try {
    const { connection, endLog } = await openSqlite(fresh, false)
    const [counted] = connection.prepare('SELECT count(*) AS leads FROM leads').all([]) as { leads: number }[]
    endLog()
    connection.close()
    return counted!.leads
  } catch (cause) {
    throw new Fault(`The backup at ${file} is not used`, { cause })
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
