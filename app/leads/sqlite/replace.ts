import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'
import { createBusyRetry } from './busy-retry'
import { codeOf, NotPossible } from '../journal-fault'
import { tablesOf } from '../stores/tables'
import { refuseDamaged } from './check'
import { dialectOf, rollBack } from './connection'
import { companionSuffixes, isBusy, isDamage, removeDatabase } from './file'

/** Runs on a new database that only its owner can read, of which nothing is left unless it was put in place by then. */
export async function withPartFile<Result>(path: string, run: () => Promise<Result>): Promise<Result> {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    throw new NotPossible(`${path} exists: another command is writing it, or one was killed; then remove it.`)
  }
  const remove = () => removeDatabase(path)
  // It goes when the process is told to end, too.
  process.once('exit', remove)
  return run().finally(() => {
    process.off('exit', remove)
    remove()
  })
}

/** Renames a file so that it survives a power cut. */
export function putInPlace(from: string, to: string): void {
  sync(from)
  renameSync(from, to)
  sync(dirname(to))
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Puts the new file in place in one step; returns where the old one is now. */
export function swap(fresh: string, path: string, now: number): string | null {
  const aside = `${path}.replaced-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  const hadFile = existsSync(path)
  const { uid, gid } = statSync(hadFile ? path : dirname(path))
  // The server runs as another user than root, who restores.
  if (process.getuid?.() === 0) chownSync(fresh, uid, gid)
  if (hadFile) linkSync(path, aside)
  for (const suffix of companionSuffixes) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix)
  }
  putInPlace(fresh, path)
  return hadFile ? aside : null
}

/** Leaves nothing beside the file. Refused by the shared locks of idle connections, none of which changes. */
export const endingLog = 'PRAGMA main.journal_mode = DELETE'

/**
 * Locks a journal that nothing else has open, not even idle, so that it can be replaced; it is not migrated. Null where there is none,
 * or one too damaged to be locked.
 */
export async function lockSqlite(path: string, mayBeDamaged: boolean) {
  if (!existsSync(path)) return null
  const database = new Database(path)
  try {
    const lock = `${endingLog}; PRAGMA main.locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT`
    await createBusyRetry()(async () => database.exec(lock))
    if (!mayBeDamaged) refuseDamaged(database)
    return { db: tablesOf(dialectOf(async () => database)), close: async () => void database.close() }
  } catch (error) {
    rollBack(database)
    database.close()
    if (isBusy(error))
      throw new NotPossible(`A server or another command has ${path} open. Stop it, then try again.`)
    if (!isDamage(error)) throw error
    if (mayBeDamaged) return null
    throw new NotPossible(
      `${path} is damaged, so nobody knows what it has that the backup lacks. With the servers stopped, --replace keeps it aside and restores.`,
    )
  }
}
