import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import Database from 'libsql'

export function filePath(url: string): string {
  return resolve(url.replace(/^file:/, ''))
}

// SQLite's files beside a database. The log is moved or removed first, since it must never meet another database.
export const companionSuffixes = ['-wal', '-shm', '-journal']

export function removeDatabase(path: string): void {
  for (const suffix of ['', ...companionSuffixes]) rmSync(path + suffix, { force: true })
}

// The low byte of an extended code is the code itself (sqlite.org/rescode.html).
const codes = { SQLITE_BUSY: 5, SQLITE_CORRUPT: 11, SQLITE_CANTOPEN: 14, SQLITE_NOTADB: 26 }

export function sqliteError(message: string, code: keyof typeof codes, detail = ''): Error {
  return new Database.SqliteError(message, code + detail, codes[code])
}

function primaryCode(error: unknown): number | null {
  return error instanceof Database.SqliteError ? (error.rawCode ?? 0) & 0xff : null
}

/** Whether another process had the lock, so nothing was written. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === codes.SQLITE_BUSY
}

export function isDamage(error: unknown): boolean {
  const code = primaryCode(error)
  if (code === codes.SQLITE_CORRUPT || code === codes.SQLITE_NOTADB) return true
  return error instanceof Error && isDamage(error.cause)
}
