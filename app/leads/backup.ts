import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Fault } from '~/platform/fault'
import { createBusyRetry } from './busy-retry'
import { copyJournal } from './copy-journal'
import { reasonOf } from './journal-fault'
import { openTables } from './open-journal'
import { filePath, isBusy, openCopy, openSqlite } from './sqlite'

export type BackupOutcome = { kind: 'done'; leads: number } | { kind: 'exists' }

// Longer than a submission waits for the journal after it was received.
const recordingMs = 60_000

/** `backup-YYYY-MM-DD.db` (UTC) beside the journal's file, or in `data/`, where the container may write. */
export function defaultBackup(url: string, now: number): string {
  const folder = url.startsWith('file:') ? dirname(filePath(url)) : resolve('data')
  return join(folder, `backup-${new Date(now).toISOString().slice(0, 10)}.db`)
}

/**
 * Writes the whole journal of one moment into a new SQLite file that its owner alone can read, while visitors go on sending. Only
 * a copy that was found whole gets its name.
 *
 * @throws Fault, and leaves no file behind
 */
export async function backUp(url: string, file: string, now: number): Promise<BackupOutcome> {
  if (existsSync(file)) return { kind: 'exists' }
  const part = `${file}.part`
  try {
    closeSync(openSync(part, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(file, error)
    throw new Fault(`${part} is there: another backup is being written, or one was killed; then remove it`)
  }
  try {
    const leads = url.startsWith('file:') ? await copySqlite(url, part, now) : await copyPostgres(url, part)
    if (existsSync(file)) return { kind: 'exists' }
    putInPlace(part, file)
    return { kind: 'done', leads }
  } catch (error) {
    throw error instanceof Fault ? error : cannotWrite(file, error)
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(part + suffix, { force: true })
  }
}

async function copySqlite(url: string, part: string, now: number): Promise<number> {
  const { connection, copyInto, foldIntoOneFile } = await openSqlite(filePath(url), false)
  const retryWhileBusy = createBusyRetry(isBusy)
  try {
    await retryWhileBusy(async () => copyInto(part))
    const copy = openCopy(part)
    const countOf = (database: typeof copy, before: string) => {
      const counted = database.prepare('SELECT count(*) AS leads FROM leads WHERE received_at < ?')
      return (counted.all([before]) as { leads: number }[])[0]!.leads
    }
    // The journal goes on changing: of what came before, leads may have left it, but none has been added.
    const before = new Date(now - recordingMs).toISOString()
    const [copied, expected] = [countOf(copy, before), countOf(connection, before)]
    if (copied < expected) throw new Fault(`Of ${expected} leads, the copy has ${copied}`)
    const leads = countOf(copy, '9')
    copy.close()
    return leads
  } finally {
    // While a server has it open, the log stays.
    await retryWhileBusy(async () => foldIntoOneFile()).catch(() => {})
    connection.close()
  }
}

async function copyPostgres(url: string, part: string): Promise<number> {
  const source = openTables(url, false, { query_timeout: 0 })
  const target = openTables(`file:${part}`, true)
  try {
    const outcome = await copyJournal(source, target)
    if (outcome.kind !== 'copied') throw new Fault('Another process wrote into the copy')
    await target.close()
    openCopy(part).close()
    return outcome.leads
  } finally {
    await source.close()
    await target.close()
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

function cannotWrite(file: string, cause: unknown): Fault {
  return new Fault(`The backup at ${file} could not be written: ${reasonOf(cause)}`, { cause })
}
