import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Journal } from './journal'
import { codeOf } from './journal-fault'
import { filePath } from './sqlite/file'

/** How many bytes are free for the journal, and in which folder; null when it is at another server. */
export async function freeSpace(url: string): Promise<{ bytes: number; folder: string } | null> {
  if (!url.startsWith('file:')) return null
  const folder = nearestExisting(dirname(filePath(url)))
  const { bavail, bsize } = await statfs(folder)
  return { bytes: bavail * bsize, folder }
}

export function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}

/** It holds the write-ahead log of a batch of removals, which comes before the room that they make. */
const reserveBytes = 8 * 1024 * 1024
/** A reserve is for later: with less than this, it would be the one that fills the disk. */
const leastFreeBytes = 8 * reserveBytes

const reserveOf = (url: string) => `${filePath(url)}.reserve`

/** Keeps room beside the file of a journal for removals from a full disk, where there is plenty. Never rejects. */
export async function keepReserve(url: string): Promise<void> {
  const free = await freeSpace(url).catch(() => null)
  if (!free || free.bytes < leastFreeBytes || existsSync(reserveOf(url))) return
  try {
    // No file system can compress these bytes.
    writeFileSync(reserveOf(url), randomBytes(reserveBytes), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') rmSync(reserveOf(url), { force: true })
  }
}

/** The journal with removals that take that room when the disk is full. */
export function withReserve(journal: Journal, url: string): Journal {
  const roomy =
    <Given extends unknown[], Result>(remove: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      remove(...given).catch((error: unknown) => {
        const isFull = /^SQLITE_(FULL|IOERR_SHMSIZE)$/.test(codeOf(error) ?? '')
        if (!isFull || !url.startsWith('file:')) throw error
        rmSync(reserveOf(url), { force: true })
        return remove(...given)
      })
  return { ...journal, purge: roomy(journal.purge), erase: roomy(journal.erase) }
}
