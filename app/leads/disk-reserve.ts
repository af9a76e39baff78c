import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Journal } from './journal'
import { codeOf } from './journal-fault'
import { filePath } from './sqlite/file'

/** The free space for the journal, and its folder; null for PostgreSQL. */
export async function freeSpace(url: string): Promise<{ bytes: number; folder: string } | null> {
  if (!url.startsWith('file:')) return null
  const folder = nearestExisting(dirname(filePath(url)))
  const { bavail, bsize } = await statfs(folder)
  return { bytes: bavail * bsize, folder }
}

export function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}

/** Deleting needs room for the write-ahead log before it frees any. */
const reserveBytes = 8 * 1024 * 1024
/** With less free space, the reserve itself could fill the disk. */
const leastFreeBytes = 8 * reserveBytes

export const reserveOf = (url: string) => `${filePath(url)}.reserve`

/** Keeps a file beside the journal, to be removed when the disk is full. Never rejects. */
export async function keepReserve(url: string): Promise<void> {
  const free = await freeSpace(url).catch(() => null)
  if (!free || free.bytes < leastFreeBytes || existsSync(reserveOf(url))) return
  try {
    // Random bytes, which no file system can compress.
    writeFileSync(reserveOf(url), randomBytes(reserveBytes), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') rmSync(reserveOf(url), { force: true })
  }
}

/** The journal for a removal, which uses the reserve when the disk is full: without a server, opening the file needs room, too. */
export function withReserve(journal: Journal, url: string): Journal {
  const roomy = Object.entries(journal).map(([name, method]) => {
    const call = method as (...given: never[]) => Promise<unknown>
    const again = (...given: never[]) =>
      call(...given).catch((error: unknown) => {
        const isFull = /^SQLITE_(FULL|IOERR_SHMSIZE)$/.test(codeOf(error) ?? '')
        if (!isFull || !url.startsWith('file:')) throw error
        rmSync(reserveOf(url), { force: true })
        return call(...given)
      })
    return [name, again]
  })
  return Object.fromEntries(roomy) as Journal
}
