import { rmSync, writeFileSync } from 'node:fs'
import { freeSpace } from './free-space'
import { filePath } from './sqlite'

/** Enough for the write-ahead log of a batch of removals, which comes before the room that they make. */
const reserveBytes = 8 * 1024 * 1024
/** A reserve is for later: with less than this, it would be the one that fills the disk. */
const leastFreeBytes = 8 * reserveBytes

const reserveOf = (url: string) => `${filePath(url)}.reserve`

/** Keeps room beside the file of a journal for removals from a full disk, where there is plenty. Never rejects. */
export async function keepReserve(url: string): Promise<void> {
  const free = await freeSpace(url).catch(() => null)
  if (!url.startsWith('file:') || !free || free.bytes < leastFreeBytes) return
  try {
    writeFileSync(reserveOf(url), Buffer.alloc(reserveBytes), { flag: 'wx', mode: 0o600 })
  } catch {
    // It is there already, or the disk has filled up meanwhile.
  }
}

/** Makes that room free, for the removal that follows. */
export function useReserve(url: string): void {
  if (url.startsWith('file:')) rmSync(reserveOf(url), { force: true })
}
