import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDatabase } from '../support/database'
import { dishonesties, journalOutage, type OutageReport } from '../support/journal-outage'
import { startOwnPostgres } from '../support/postgres'
import { missingProxies, proxyNames } from '../support/proxies'
import { rollingRestart } from '../support/rolling-restart'

const missing = missingProxies(proxyNames, 'restarts and outages behind a proxy')
const names = proxyNames.filter((name) => !missing.includes(name))
const timeout = 20 * 60_000
const forMs = 60_000

/** A file system of 8 MiB in memory; null where it may not be mounted. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  onTestFinished(() => {
    // The server may take a moment to end.
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

function fill(path: string) {
  try {
    writeFileSync(path, Buffer.alloc(16 * 1024 * 1024))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function show(what: string, reports: OutageReport[]) {
  for (const { name, answers, longestMs } of reports) console.log(what, name, answers, Math.round(longestMs))
}

describe(`behind ${names.join(', ')}`, { timeout }, () => {
  it.each(names)('twenty restarts of two servers under load fail no request: %s', async (name) => {
    const { answers, failures, lost, longestMs } = await rollingRestart(name, await createDatabase(), 10)
    console.log('Restarts', name, answers, Math.round(longestMs))
    expect(failures).toEqual([])
    expect(Object.keys(answers).toSorted()).toEqual(['GET 200', 'POST 303'])
    expect(lost).toEqual([])
  })

  it('PostgreSQL is stopped for 60 s', async () => {
    const postgres = await startOwnPostgres()
    onTestFinished(() => postgres.stop())
    const { url: databaseUrl, halt: begin, resume: end } = postgres
    const reports = await journalOutage({ names, databaseUrl, begin, end, forMs })
    show('Stopped', reports)
    expect(dishonesties(reports)).toEqual([])
  })

  it.runIf(process.platform === 'linux')('PostgreSQL hangs for 60 s', async () => {
    const postgres = await startOwnPostgres()
    onTestFinished(() => postgres.stop())
    const { url: databaseUrl, freeze: begin, thaw: end } = postgres
    const reports = await journalOutage({ names, databaseUrl, begin, end, forMs })
    show('Hanging', reports)
    expect(dishonesties(reports)).toEqual([])
  })

  it('the disk is full for 60 s', async (context) => {
    const disk = mountSmallDisk()
    if (!disk) {
      console.log('Not tested on a full disk: a small file system may not be mounted here')
      return context.skip()
    }
    const filler = join(disk, 'filler')
    const reports = await journalOutage({
      names,
      databaseUrl: `file:${join(disk, 'leads.db')}`,
      begin: () => fill(filler),
      end: () => rmSync(filler),
      forMs,
    })
    show('Full disk', reports)
    expect(dishonesties(reports)).toEqual([])
  })
})
