import { existsSync, statSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fullBytes, minFreeBytes } from '~/alerts/thresholds'
import { signProbe } from '~/http/arrival-probe'
import { freeSpace, nearestExisting, reserveOf } from '~/leads/disk-reserve'
import { openJournal } from '~/leads/journal'
import { codeOf, journalFault, mendMissing, NoJournal, placeOf } from '~/leads/journal-fault'
import { filePath } from '~/leads/sqlite/file'
import { describeError } from '~/platform/log'
import { ok, problem, warning, type Finding } from './finding'
import postgresFixes from './postgres-fixes.json' with { type: 'json' }
import type { Probes } from './probe'

/** With the token, a server on the same journal describes a request; null when the journal is missing or fails. */
export async function checkJournal(url: string) {
  const journal = openJournal(url, { mayCreate: false })
  const findings: Finding[] = []
  let isMissing = false
  let token: string | null = null
  try {
    await journal.checkWritable(new Date().toISOString())
    for (const name of await journal.unsafeSettings()) {
      const message = `${name} is off at the server: a lead that was acknowledged can be lost in a power cut`
      findings.push(problem('journal', message, `Set ${name} = on for the server or this database.`))
    }
    token = await signProbe(journal, Date.now())
    findings.push(ok('journal', `The journal at ${placeOf(url)} can be written`))
  } catch (error) {
    isMissing = error instanceof NoJournal
    if (!isMissing) return { findings: [failure(url, error)], token, isMissing }
  } finally {
    await journal.close()
  }
  const folder = await checkFolder(url).catch((error: unknown) => [failure(url, error)])
  return { findings: [...findings, ...folder], token, isMissing }
}

/** Without a server, this may be the first start, unless an earlier one left its disk reserve. */
export function explainMissing(url: string, { pages }: Probes): Finding {
  const asked = pages.find(({ path }) => path === '/readyz/journal')?.answer
  const absent = `There is no journal at ${placeOf(url)}`
  const mend = mendMissing(url)
  const first = `Start the server, if this is the first time. If there was a journal before, start none: ${mend}.`
  if (!asked && existsSync(reserveOf(url)))
    return problem('journal', `${absent} anymore`, `Start no server: ${mend}.`)
  if (!asked) return warning('journal', absent, first)
  const other = 'It has another: run the doctor where it runs, with its DATABASE_URL.'
  const back = `If there was one before, ${mend}; then restart the server.`
  const records = asked.kind !== 'none' && asked.status === 200
  const does = `and the server at ${asked.origin} ${records ? 'records' : 'cannot record'} inquiries`
  return problem('journal', `${absent}, ${does}`, records ? other : back)
}

async function checkFolder(url: string): Promise<Finding[]> {
  const free = await freeSpace(url)
  if (free) await access(free.folder, constants.R_OK | constants.W_OK | constants.X_OK)
  return free ? checkSpace(free) : []
}

export function checkSpace({ bytes, folder }: { bytes: number; folder: string }): Finding[] {
  if (bytes >= minFreeBytes) return []
  const level = bytes < fullBytes ? problem : warning
  const message = `Only ${Math.floor(bytes / 1024 / 1024)} MB are free at ${folder}`
  return [level('journal', message, `${makeRoom(folder)} Once it is full, no inquiry can be taken.`)]
}

const makeRoom = (folder: string) =>
  `On the disk of ${folder}, delete logs and copies, then run "leads purge --older-than 30 --yes".`

function failure(url: string, error: unknown): Finding {
  const message = `The journal cannot be written: ${describeError(journalFault(error))}`
  return problem('journal', message, fixOf(url, message, codeOf(error)))
}

function fixOf(url: string, message: string, code = ''): string {
  if (!url.startsWith('file:'))
    return Object.entries(postgresFixes).find(([pattern]) => new RegExp(pattern).test(message))![1]
  const path = filePath(url)
  const folder = dirname(path)
  if (/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)/.test(code)) return makeRoom(folder)
  if (code.startsWith('SQLITE_IOERR')) return `Check quota, mount and "dmesg" for the disk of ${folder}.`
  if (code === 'SQLITE_CANTOPEN_ISDIR') return `Name a file in DATABASE_URL, or move the folder ${path} away.`
  if (/^(SQLITE_CORRUPT|SQLITE_NOTADB)/.test(code))
    return 'If DATABASE_URL names the right file, stop the server, and restore the last backup by "leads restore FILE --replace", which keeps this file aside.'
  if (code === 'EROFS') return `Correct DATABASE_URL, or mount the disk of ${folder} for writing.`
  const nearest = nearestExisting(folder)
  if (/^(ENOTDIR|EEXIST)$/.test(code)) return `Correct DATABASE_URL: ${nearest} is a file, not a folder.`
  const user = process.getuid?.()
  return `Run the doctor as the user of the server; ${nearest} belongs to uid ${statSync(nearest).uid}. If uid ${user} is that user, and DATABASE_URL is right, as root: mkdir -p '${folder}' && chown ${user} '${folder}'${existsSync(path) ? ` '${path}'*` : ''}`
}
