import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Journal } from '~/leads/journal'
import { codeOf } from '~/leads/journal-fault'
import { openJournal } from '~/leads/open-journal'
import { askPostgres } from '~/leads/postgres'
import { filePath, sqliteVersion } from '~/leads/sqlite'
import { describeError } from '~/platform/log'
import type { Finding } from './finding'

const oldestPostgres = 130_000
const leastFreeBytes = 200 * 1024 * 1024
// Their locks and shared memory don't work as SQLite's write-ahead log needs them: NFS, CIFS, SMB2.
const networkFileSystems = [0x6969, 0xff534d42, 0xfe534d42]
// Leases outlast a delivery by five seconds, clocks included.
const mostClockDifferenceMs = 2000

/** Whether the journal of `DATABASE_URL` can be written as it should be, and what waits in it for an operator. */
export async function checkJournal(url: string, now: () => number): Promise<Finding[]> {
  const journal = openJournal(url)
  try {
    await journal.checkWritable(new Date(now()).toISOString())
    const database = url.startsWith('file:') ? await checkSqlite(url) : await checkPostgres(url, now)
    return [...database, ...(await checkLeads(journal))]
  } catch (error) {
    const message = `The journal cannot be written: ${describeError(error)}`
    return [{ check: 'journal', level: 'problem', message, fix: fixOf(url, codeOf(error)) }]
  } finally {
    await journal.close()
  }
}

async function checkSqlite(url: string): Promise<Finding[]> {
  const path = filePath(url)
  const { bavail, bsize, type } = await statfs(dirname(path))
  const findings: Finding[] = [
    {
      check: 'journal',
      level: 'ok',
      message: `SQLite ${sqliteVersion()} at ${path} is whole and can be written`,
    },
  ]
  if (networkFileSystems.includes(type)) {
    findings.push({
      check: 'journal',
      level: 'problem',
      message: `${dirname(path)} is on a network file system, where SQLite cannot lock reliably`,
      fix: 'Put the file on a local disk, or set DATABASE_URL to a PostgreSQL server.',
    })
  }
  if (bavail * bsize < leastFreeBytes) {
    findings.push({
      check: 'journal',
      level: 'warning',
      message: `Only ${Math.floor((bavail * bsize) / 1024 / 1024)} MB are free at ${dirname(path)}`,
      fix: 'Make room: on a full disk no enquiry can be taken.',
    })
  }
  return findings
}

async function checkPostgres(url: string, now: () => number): Promise<Finding[]> {
  const { versionNumber, version, settings, clock } = await askPostgres(url)
  const findings: Finding[] = [
    { check: 'journal', level: 'ok', message: `PostgreSQL ${version} can be written` },
  ]
  if (versionNumber < oldestPostgres) {
    findings.push({
      check: 'journal',
      level: 'warning',
      message: `PostgreSQL ${version} gets no corrections any more`,
      fix: 'Use PostgreSQL 13 or newer.',
    })
  }
  for (const [name, value] of Object.entries(settings)) {
    if (value !== 'off') continue
    findings.push({
      check: 'journal',
      level: 'problem',
      message: `${name} is off at the server: a lead that was acknowledged can be lost in a power cut`,
      fix: `Set ${name} = on for the server or this database.`,
    })
  }
  const difference = Math.abs(clock - now())
  findings.push(
    difference > mostClockDifferenceMs
      ? {
          check: 'clock',
          level: 'problem',
          message: `The clocks of this machine and the database differ by ${Math.round(difference / 1000)} s`,
          fix: 'Keep all machines on time by NTP: leases and retries go by the clock.',
        }
      : { check: 'clock', level: 'ok', message: 'The clock agrees with the database' },
  )
  return findings
}

async function checkLeads(journal: Journal): Promise<Finding[]> {
  const parked = await journal.list({ state: 'parked' })
  const waiting = await journal.list({ state: 'waiting' })
  if (parked.length === 0) {
    return [{ check: 'leads', level: 'ok', message: `${waiting.length} leads wait, none is parked` }]
  }
  const failures = [...new Set(parked.map(({ failure }) => failure))].join(', ')
  return [
    {
      check: 'leads',
      level: 'warning',
      message: `${parked.length} leads are parked (${failures}), ${waiting.length} wait`,
      fix: 'See "leads list --state parked"; once the cause is mended, "leads retry --all" sends them.',
    },
  ]
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
