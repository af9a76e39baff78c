import * as fs from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'
import { createBusyRetry } from './busy-retry'
import { codeOf, NotPossible } from '../journal-fault'
import { tablesOf } from '../stores/tables'
import { refuseDamaged } from './check'
import { dialectOf, rollBack } from './connection'
import { companionSuffixes, isBusy, isDamage, removeDatabase } from './file'

/** Runs with a new file that only its owner can read. The file is removed afterwards unless it was put in place. */
export async function withPartFile<Result>(path: string, run: () => Promise<Result>): Promise<Result> {
  try {
    fs.closeSync(fs.openSync(path, 'wx', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    throw new NotPossible(`${path} exists: another command is writing it, or one was killed; then remove it.`)
  }
  const remove = () => removeDatabase(path)
  // A signal that ends the process removes the file, too.
  process.once('exit', remove)
  return run().finally(() => {
    process.off('exit', remove)
    remove()
  })
}

/** Renames a file so that it survives a power cut. */
export function putInPlace(from: string, to: string): void {
  sync(from)
  fs.renameSync(from, to)
  sync(dirname(to))
}

function sync(path: string): void {
  const handle = fs.openSync(path, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** Replaces a file in one step. Returns the new place of the old file, and of those beside it. */
export function swap(fresh: string, path: string, now: number) {
  const aside = `${path}.replaced-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  const hadFile = fs.existsSync(path)
  const { uid, gid } = fs.statSync(hadFile ? path : dirname(path))
  // Root may restore a file of the user that the server runs as.
  if (process.getuid?.() === 0) fs.chownSync(fresh, uid, gid)
  if (hadFile) fs.linkSync(path, aside)
  const beside = companionSuffixes.filter((suffix) => fs.existsSync(path + suffix))
  for (const suffix of beside) fs.renameSync(path + suffix, aside + suffix)
  putInPlace(fresh, path)
  return { aside: hadFile ? aside : null, beside: beside.map((suffix) => aside + suffix) }
}

/** Leaves no other file beside the database. Fails while anybody else has the database open. */
export const endingLog = 'PRAGMA main.journal_mode = DELETE'

/** Locks a journal that nobody has open, to replace it. Null when there is none, or none that can be locked for damage. */
export async function lockSqlite(path: string, mayBeDamaged: boolean) {
  if (!fs.existsSync(path)) return null
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
