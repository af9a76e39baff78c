import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
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
