import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './sqlite/busy-retry'
import { copyJournal } from './copy-journal'
import { NoJournal, NotPossible, reasonOf } from './journal-fault'
import { countLeads } from './sqlite/check'
import { filePath } from './sqlite/file'
import { openSqlite } from './sqlite/open'
import { putInPlace, withPartFile } from './sqlite/replace'

/** A new name in `data/`, where containers keep copies: `backup-2026-11-24T12-26-39Z.db`. */
export function defaultBackup(now: number): string {
  return resolve('data', `backup-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`)
}

/** Copies the journal of one moment into a new SQLite file that its owner alone can read. Returns the number of leads. */
export async function backUp(url: string, file: string): Promise<number> {
  if (url.startsWith('file:') && !existsSync(filePath(url))) throw new NoJournal(filePath(url))
  const part = `${file}.part`
  try {
    return await withPartFile(part, async () => {
      if (existsSync(file)) throw new NotPossible(`${file} already exists, and is not overwritten.`)
      await (url.startsWith('file:') ? copySqlite(filePath(url), part) : copyJournal(url, `file:${part}`))
      const leads = countLeads(part)
      putInPlace(part, file)
      return leads
    })
  } catch (cause) {
    if (cause instanceof Fault) throw cause
    throw new NotPossible(`The backup at ${file} could not be written: ${reasonOf(cause)}.`, { cause })
  }
}

async function copySqlite(path: string, part: string): Promise<void> {
  const { database, foldIntoOneFile } = await openSqlite(path, { mayCreate: false })
  const retryWhileBusy = createBusyRetry()
  try {
    await retryWhileBusy(async () => database.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`))
  } finally {
    // This fails while a server has the journal open.
    await retryWhileBusy(async () => foldIntoOneFile()).catch(() => {})
    database.close()
  }
}
