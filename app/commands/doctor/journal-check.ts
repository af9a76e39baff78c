import { constants, existsSync, statSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf, journalFault } from '~/leads/journal-fault'
import { askPostgres } from '~/leads/postgres'
import { filePath, sqliteVersion } from '~/leads/sqlite'
import { describeError } from '~/platform/log'
import { startServer } from './address-check'
import { checkClock } from './clock-check'
import type { Examination } from './examination'
import { ok, problem, warning, type Finding } from './finding'
import { checkJournalFiles } from './journal-files-check'

const oldestPostgres = 130_000
const minFreeBytes = 200 * 1024 * 1024
// NFS, CIFS and SMB2, which lack the locks and shared memory of a write-ahead log.
const networkFileSystems = [0x6969, 0xff534d42, 0xfe534d42]
const clockLimit = {
  of: 'the database',
  // Leases outlast a delivery by 5 s, clock skew included.
  mostMs: 2000,
  fix: 'Keep all machines on time by NTP: leases and retries go by the clock.',
}

export async function checkJournal(
  examination: Pick<Examination, 'journal' | 'journalError' | 'environment' | 'now' | 'local' | 'outside'>,
): Promise<Finding[]> {
  const { journal, journalError, environment, now, local, outside } = examination
  const { DATABASE_URL: url } = environment
  const files = checkJournalFiles(examination)
  try {
    if (journalError) throw journalError
    if (!url.startsWith('file:')) return await checkPostgres(url, now)
    if (journal) return [...(await checkSqlite(url)), ...files]
    return [...(await checkAbsent(url, local.kind === 'server' || outside.kind === 'server')), ...files]
  } catch (error) {
    // Whom the files belong to explains it better.
    if (files.some(({ level }) => level === 'problem')) return files
    const message = `The journal cannot be written: ${describeError(journalFault(error))}`
    return [problem('journal', message, fixOf(url, codeOf(error))), ...files]
  }
}

async function checkAbsent(url: string, isServerRunning: boolean): Promise<Finding[]> {
  const path = filePath(url)
  if (isServerRunning) {
    const message = `There is no journal at ${path}, and a server runs: it has another`
    const fix = 'Give the doctor the DATABASE_URL and the working directory of the server.'
    return [problem('journal', message, fix)]
  }
  // The server makes the folders that are missing.
  const nearest = nearestExisting(dirname(path))
  await access(nearest, constants.R_OK | constants.W_OK | constants.X_OK)
  const message = `There is no journal at ${path}; the server creates it at its first start`
  return [warning('journal', message, startServer), ...(await checkDisk(nearest))]
}

async function checkSqlite(url: string): Promise<Finding[]> {
  const path = filePath(url)
  const whole = ok('journal', `SQLite ${sqliteVersion()} at ${path} is whole and can be written`)
  return [whole, ...(await checkDisk(dirname(path)))]
}

async function checkDisk(folder: string): Promise<Finding[]> {
  const { bavail, bsize, type } = await statfs(folder)
  const findings: Finding[] = []
  if (networkFileSystems.includes(type)) {
    const message = `${folder} is on a network file system, where SQLite cannot lock reliably`
    const fix = 'Put the file on a local disk, or set DATABASE_URL to a PostgreSQL server.'
    findings.push(problem('journal', message, fix))
  }
  if (bavail * bsize < minFreeBytes) {
    const message = `Only ${Math.floor((bavail * bsize) / 1024 / 1024)} MB are free at ${folder}`
    findings.push(warning('journal', message, 'Make room: on a full disk no enquiry can be taken.'))
  }
  return findings
}

async function checkPostgres(url: string, now: () => number): Promise<Finding[]> {
  const askedAt = now()
  const { versionNumber, version, fsync, synchronousCommit, clock } = await askPostgres(url)
  const reading = { there: clock, askedAt, answeredAt: now(), roundingMs: 0 }
  const findings = [ok('journal', `PostgreSQL ${version} can be written`)]
  if (versionNumber < oldestPostgres) {
    const message = `PostgreSQL ${version} gets no corrections any more`
    findings.push(warning('journal', message, 'Use PostgreSQL 13 or newer.'))
  }
  for (const [name, value] of Object.entries({ fsync, synchronous_commit: synchronousCommit })) {
    if (value !== 'off') continue
    const message = `${name} is off at the server: a lead that was acknowledged can be lost in a power cut`
    findings.push(problem('journal', message, `Set ${name} = on for the server or this database.`))
  }
  return [...findings, checkClock(reading, clockLimit)]
}

function fixOf(url: string, code = ''): string {
  if (!url.startsWith('file:')) {
    return 'Check DATABASE_URL, that the server runs and can be reached from here, and the rights of its user.'
  }
  const folder = dirname(filePath(url))
  if (/^(SQLITE_FULL|SQLITE_IOERR|ENOSPC|EDQUOT)/.test(code)) {
    return `Make room on the disk that holds ${folder}.`
  }
  if (code.startsWith('SQLITE_CORRUPT')) {
    return 'Stop the server, keep a copy of the file, and put the last backup in its place.'
  }
  if (/^(SQLITE_NOTADB|SQLITE_CANTOPEN_ISDIR)$/.test(code)) {
    return 'DATABASE_URL names something else, or a damaged file; give it another path, or put the last backup in its place.'
  }
  const nearest = nearestExisting(folder)
  const { uid } = statSync(nearest)
  return `Run the doctor as the user of the server; if uid ${process.getuid?.() ?? 'unknown'} is that user, let it write to ${nearest}, which belongs to uid ${uid}.`
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}
