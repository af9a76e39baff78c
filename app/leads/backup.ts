import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import { copyJournal } from './copy-journal'
import { codeOf, NotPossible, reasonOf } from './journal-fault'
import { countLeads, isAbandoned } from './sqlite/check'
import { filePath, isBusy, removeDatabase } from './sqlite/file'
import { openSqlite } from './sqlite/open'

/** `backup-2026-11-24T12-26-39Z.db` beside the journal's file, or in `data/`, where the container may write. */
export function defaultBackup(url: string, now: number): string {
  const folder = url.startsWith('file:') ? dirname(filePath(url)) : resolve('data')
  return join(folder, `backup-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`)
}

/**
 * Writes the whole journal of one moment into a new SQLite file that its owner alone can read, while visitors go on sending. Only
 * a copy that was found whole gets its name.
 *
 * @returns the number of leads
 * @throws Fault, and leaves no file behind
 */
export async function backUp(url: string, file: string): Promise<number> {
  refuseExisting(file)
  const part = `${file}.part`
  try {
    removeAbandoned(dirname(file))
    return await withPartFile(part, 'another backup is being written', async () => {
      await (url.startsWith('file:') ? copySqlite(filePath(url), part) : copyJournal(url, `file:${part}`))
      const leads = countLeads(part)
      refuseExisting(file)
      putInPlace(part, file)
      return leads
    })
  } catch (error) {
    if (error instanceof Fault) throw error
    const reason = reasonOf(error)
    throw new NotPossible(`The backup at ${file} could not be written: ${reason}.`, { cause: error })
  }
}

/** What killed backups left. */
function removeAbandoned(folder: string): void {
  const parts = readdirSync(folder).filter((name) => name.endsWith('.db.part'))
  for (const part of parts.map((name) => join(folder, name))) if (isAbandoned(part)) removeDatabase(part)
}

async function copySqlite(path: string, part: string): Promise<void> {
  const { database, foldIntoOneFile } = await openSqlite(path, false)
  const retryWhileBusy = createBusyRetry(isBusy)
  try {
    await retryWhileBusy(async () => database.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`))
  } finally {
    // While a server has it open, the log stays.
    await retryWhileBusy(async () => foldIntoOneFile()).catch(() => {})
    database.close()
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new NotPossible(`${file} is there already, and is not overwritten.`)
}

/** Runs on a new database that only its owner can read, of which nothing is left unless it was put in place by then. */
export async function withPartFile<Result>(
  path: string,
  whoElse: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    throw new NotPossible(`${path} is there: ${whoElse}, or one was killed; then remove it.`)
  }
  const remove = () => removeDatabase(path)
  // Also when the process is told to end.
  process.once('exit', remove)
  try {
    return await run()
  } finally {
    process.off('exit', remove)
    remove()
  }
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
