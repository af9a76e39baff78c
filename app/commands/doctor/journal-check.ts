import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { formIdsOf } from '~/leads/form-service'
import type { Journal } from '~/leads/journal'
import { codeOf } from '~/leads/journal-fault'
import { askPostgres } from '~/leads/postgres'
import { filePath, sqliteVersion } from '~/leads/sqlite'
import type { Environment } from '~/platform/environment'
import { describeError } from '~/platform/log'
import { checkClock } from './clock-check'
import { ok, problem, warning, type Finding } from './finding'

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
  journal: Journal,
  environment: Environment,
  now: () => number,
): Promise<Finding[]> {
  const { DATABASE_URL: url } = environment
  try {
    await journal.checkWritable(new Date(now()).toISOString())
    const database = url.startsWith('file:') ? await checkSqlite(url) : await checkPostgres(url, now)
    return [...database, await checkLeads(journal, formIdsOf(environment) !== null)]
  } catch (error) {
    const message = `The journal cannot be written: ${describeError(error)}`
    return [problem('journal', message, fixOf(url, codeOf(error)))]
  }
}

async function checkSqlite(url: string): Promise<Finding[]> {
  const path = filePath(url)
  const folder = dirname(path)
  const { bavail, bsize, type } = await statfs(folder)
  const findings = [ok('journal', `SQLite ${sqliteVersion()} at ${path} is whole and can be written`)]
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

async function checkLeads(journal: Journal, hasFormService: boolean): Promise<Finding> {
  const { parked, waiting } = await journal.countByState()
  if (parked > 0) {
    const parkedBy = await journal.failures('parked')
    const failures = parkedBy.map((failure) => failure ?? 'no form service').join(', ')
    const fix = 'See "leads list --state parked"; once the cause is removed, "leads retry --all" sends them.'
    return warning('leads', `${parked} leads are parked (${failures}), ${waiting} wait`, fix)
  }
  if (waiting > 0 && !hasFormService) {
    const message = `${waiting} leads wait, and no form service is configured`
    const fix = 'Set CONSULTATION_FORM_ID and PROJECT_FORM_ID, or export and answer them.'
    return warning('leads', message, fix)
  }
  return ok('leads', `${waiting} leads wait, none is parked`)
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
  const owner = existsSync(folder) ? folder : `the folder above ${folder}`
  return `Let the user of the server (uid ${process.getuid?.() ?? 'unknown'}) write to ${owner}, for example by chown.`
}
