import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import Database from 'libsql'

export function filePath(url: string): string {
  return resolve(url.replace(/^file:/, ''))
}

// SQLite's own, in the order in which they leave: the log must never meet another file.
export const besides = ['-wal', '-shm', '-journal']

export function removeDatabase(path: string): void {
  for (const suffix of ['', ...besides]) rmSync(path + suffix, { force: true })
}

// The low byte of an extended code is the code itself (sqlite.org/rescode.html).
const codes = { SQLITE_BUSY: 5, SQLITE_CORRUPT: 11, SQLITE_CANTOPEN: 14, SQLITE_NOTADB: 26 }
type Code = keyof typeof codes

export function sqliteError(message: string, code: Code, detail = ''): Error {
  return new Database.SqliteError(message, code + detail, codes[code])
}

function hasCode(error: unknown, ...of: Code[]): boolean {
  if (!(error instanceof Database.SqliteError)) return false
  return of.some((code) => codes[code] === ((error.rawCode ?? 0) & 0xff))
}

/** Whether another process had the lock, so nothing was written. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, 'SQLITE_BUSY')
}

export function isDamage(error: unknown): boolean {
  if (hasCode(error, 'SQLITE_CORRUPT', 'SQLITE_NOTADB')) return true
  return error instanceof Error && isDamage(error.cause)
}
