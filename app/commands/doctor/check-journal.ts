import { constants, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import { minFreeBytes } from '~/alerts/thresholds'
import { signProbe } from '~/http/arrival-probe'
import { codeOf, journalFault, NoJournal } from '~/leads/journal-fault'
import { openJournal, placeOf } from '~/leads/open-journal'
import { freeSpace, nearestExisting } from '~/leads/disk-reserve'
import { countLeads } from '~/leads/sqlite/check'
import { filePath } from '~/leads/sqlite/file'
import { describeError } from '~/platform/log'
import { ok, problem, startServer, warning, type Finding } from './finding'

/** The token makes a server on the same journal describe a request; null where the journal is absent or fails. */
export async function checkJournal(url: string): Promise<{ findings: Finding[]; token: string | null }> {
  try {
    const token = await writeAndSign(url)
    const create = `${startServer} If there was one before, stop the server, and restore the last backup.`
    const finding = token
      ? ok('journal', `The journal at ${placeOf(url)} can be written`)
      : warning('journal', `There is no journal at ${placeOf(url)}; a server creates it`, create)
    const free = await freeSpace(url)
    const more = free ? await checkFolder(free) : await checkSettings(url)
    return { findings: [finding, ...more], token }
  } catch (error) {
    const message = `The journal cannot be written: ${describeError(journalFault(error))}`
    return { findings: [problem('journal', message, fixOf(url, codeOf(error)))], token: null }
  }
}

/** Null when there is no journal: only a server creates it. */
async function writeAndSign(url: string): Promise<string | null> {
  const journal = openJournal(url, { mayCreate: false })
  try {
    await journal.checkWritable(new Date().toISOString())
    // Reads all of it, which a server does in the background.
    if (url.startsWith('file:')) countLeads(filePath(url))
    return await signProbe({ signingKey: () => journal.signingKey(), now: Date.now })
  } catch (error) {
    if (error instanceof NoJournal) return null
    throw error
  } finally {
    await journal.close()
  }
}

async function checkFolder({ bytes, folder }: { bytes: number; folder: string }): Promise<Finding[]> {
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  if (bytes >= minFreeBytes) return []
  const message = `Only ${Math.floor(bytes / 1024 / 1024)} MB are free at ${folder}`
  return [warning('journal', message, 'Make room: once the disk is full, no inquiry can be taken.')]
}

async function checkSettings(url: string): Promise<Finding[]> {
  // Its driver is only loaded where it is used.
  const { readDurability } = await import('~/leads/postgres')
  const settings = Object.entries(await readDurability(url))
  return settings.flatMap(([name, value]) => {
    if (value !== 'off') return []
    const message = `${name} is off at the server: a lead that was acknowledged can be lost in a power cut`
    return [problem('journal', message, `Set ${name} = on for the server or this database.`)]
  })
}

function fixOf(url: string, code = ''): string {
  if (!url.startsWith('file:')) {
    return 'Check DATABASE_URL, that the server runs and can be reached from here, and the rights of its user.'
  }
  const path = filePath(url)
  const folder = dirname(path)
  if (/^(SQLITE_FULL|SQLITE_IOERR|ENOSPC|EDQUOT)/.test(code)) return `Make room on the disk of ${folder}.`
  if (/^(SQLITE_CORRUPT|SQLITE_NOTADB|SQLITE_CANTOPEN_ISDIR)/.test(code)) {
    return 'If DATABASE_URL names the right file, stop the server, keep a copy of it, and restore the last backup.'
  }
  const nearest = nearestExisting(folder)
  const user = process.getuid?.()
  return `Run the doctor as the user of the server; ${nearest} belongs to uid ${statSync(nearest).uid}. If uid ${user} is that user, as root: mkdir -p '${folder}' && chown ${user} '${folder}' '${path}'*`
}
