import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'libsql'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openJournal as openJournalAt, type Journal } from '~/leads/journal'
import { Fault } from '~/platform/fault'
import { execute } from '../../support/database'
import { listAll } from '../../support/list-all'
import { lease, newLead, openJournal, temporaryUrl } from '../../support/temporary-journal'

const pathOf = (url: string) => url.replace('file:', '')

describe('the file of the journal', () => {
  it('is created with its folder, for its owner only', async () => {
    const url = temporaryUrl().replace('leads.db', join('deep', 'down', 'leads.db'))
    await (await openJournal(url)).record(newLead(), lease)
    for (const beside of ['', '-wal', '-shm']) expect(statSync(pathOf(url) + beside).mode & 0o777).toBe(0o600)
  })

  it('is written so that an acknowledged lead survives a power cut', async () => {
    const exec = vi.spyOn(Database.prototype, 'exec')
    await openJournal()
    const database = exec.mock.contexts[0] as Database.Database
    expect(database.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 2 })
  })

  it('is a backup by itself once it is closed, without a trace of erased leads', async () => {
    const url = temporaryUrl()
    const journal = await openJournal(url)
    await journal.record(newLead({ values: { email: 'zoe@example.com', message: 'Divorce' } }), lease)
    await journal.record(newLead({ reference: 'BBBB-2222', values: { email: 'joe@example.com' } }), lease)
    await journal.erase([newLead().reference], '2026-05-05T12:00:00.000Z')
    await journal.close()
    expect(readFileSync(pathOf(url), 'latin1')).not.toMatch(/Divorce|zoe@example/)
    const backup = temporaryUrl()
    copyFileSync(pathOf(url), pathOf(backup))
    expect(await listAll(await openJournal(backup))).toMatchObject([{ reference: 'BBBB-2222' }])
  })

  it('is opened by the next query once the obstacle is gone', async () => {
    const url = temporaryUrl()
    mkdirSync(pathOf(url))
    const journal = openJournalAt(url)
    await expect(listAll(journal)).rejects.toThrow('there is a folder where the file should be')
    rmSync(pathOf(url), { recursive: true })
    expect(await listAll(journal)).toEqual([])
    await journal.close()
  })

  it('of the first release is migrated, and its waiting leads are due', async () => {
    const url = temporaryUrl()
    await execute(url, readFileSync('tests/support/first-release.sql', 'utf8'))
    const journal = await openJournal(url)
    expect(await listAll(journal)).toMatchObject([
      { reference: 'BBBB-2222', state: 'waiting', queuedAt: '2026-05-05T12:00:00.000Z' },
      { reference: 'AAAA-2222', state: 'delivered', nextAttemptAt: null },
    ])
    expect(await journal.due(['waiting'], '2026-05-05T13:00:00.000Z', 10)).toEqual(['BBBB-2222'])
    // The day on which its leads came counts as seen.
    expect(await journal.seeDay('2026-05-06', 2)).toBe('2026-05-05')
  })
})

describe("another process's write lock", () => {
  /** A journal, and the lock on its file in the hand of somebody else. */
  async function openLocked() {
    const url = temporaryUrl()
    const journal = await openJournal(url)
    const other = new Database(pathOf(url))
    onTestFinished(() => void other.close())
    other.exec('BEGIN IMMEDIATE')
    /** How many leads another process sees, which is also free to write. */
    const release = () => other.exec('COMMIT')
    const seenByOthers = () => {
      other.exec('BEGIN IMMEDIATE; COMMIT')
      return other.prepare('SELECT reference FROM leads').all().length
    }
    return { journal, release, seenByOthers }
  }

  it('stops no timer of this process, and waiting writes are on disk afterwards', async () => {
    const { journal, release, seenByOthers } = await openLocked()
    const recorded = Array.from({ length: 50 }, (_, index) =>
      journal.record(newLead({ reference: `AAAA-${index}` }), lease),
    )
    // Were the wait for the lock to stop this process, the timers that end it would not fire before it is given up.
    for (let tick = 0; tick < 20; tick += 1) await sleep(20)
    expect(await listAll(journal)).toEqual([])
    release()
    const results = await Promise.all(recorded)
    expect(results.map(({ isNew }) => isNew)).toEqual(results.map(() => true))
    expect(seenByOthers()).toBe(50)
  })

  it('fails a write when it is held for too long, and the next write is on disk', async () => {
    const { journal, release, seenByOthers } = await openLocked()
    const reason = new Fault('another process held the journal for too long (SQLITE_BUSY)')
    await expect(journal.record(newLead(), lease)).rejects.toThrow(reason)
    release()
    await journal.record(newLead({ reference: 'BBBB-2222' }), lease)
    expect(seenByOthers()).toBe(1)
  })
})

describe('a damaged journal', () => {
  /** Leads that fill more than SQLite keeps in memory. */
  async function openFilled() {
    const url = temporaryUrl()
    const journal = await openJournal(url)
    const message = 'We bake bread in Mill Lane. '.repeat(500)
    for (let index = 0; index < 300; index += 1)
      await journal.record(newLead({ reference: `AAAA-${index}`, values: { message } }), lease)
    return { url, file: pathOf(url), journal }
  }
  /** By a process of its own, since closing a handle here would take SQLite's locks from this one. */
  const overwrite = (script: string) => (file: string) => {
    const code = `const { openSync, writeSync, ftruncateSync, fstatSync } = require('node:fs')
      const file = openSync(process.argv[1], 'r+'); const { size } = fstatSync(file); ${script}`
    execFileSync(process.execPath, ['-e', code, file])
  }
  const damageTheMiddle = overwrite('writeSync(file, Buffer.alloc(size / 2, 0xa5), 0, size / 2, size / 4)')
  const refusal = (file: string) => ({
    name: 'Fault',
    message: expect.stringMatching(`^The journal at ${file} is not used: `) as string,
  })
  const refusals = (file: string) => Array(3).fill(refusal(file)) as object[]

  /** What comes of asking it in turn whether it is ready, to take a lead and to list those that it has. */
  async function outcomes(journal: Journal) {
    const calls = [
      () => journal.checkWritable('2026-05-05T12:00:00.000Z'),
      () => journal.record(newLead(), lease),
      () => listAll(journal),
    ]
    const reasons: unknown[] = []
    for (const call of calls) reasons.push(await call().catch((reason: unknown) => reason))
    return reasons
  }

  const odd = `CAST(replace(CAST("values" AS BLOB), 'Hello', x'ff') AS TEXT)`
  it.each([
    ['pages in the middle', damageTheMiddle],
    ['its header', overwrite('writeSync(file, Buffer.alloc(100, 0xa5), 0, 100, 0)')],
    ['its second half, cut off', overwrite('ftruncateSync(file, size / 2)')],
    // Reading it would end the process.
    [
      'text that is not UTF-8',
      (file: string) =>
        execute(`file:${file}`, `UPDATE leads SET "values" = ${odd}; PRAGMA wal_checkpoint(TRUNCATE)`),
    ],
  ])('with damage to %s is not opened, not ready, and takes nothing until a restart', async (_, damage) => {
    const { url, file, journal } = await openFilled()
    await journal.close()
    copyFileSync(file, `${file}.backup`)
    await damage(file)
    const damaged = openJournalAt(url)
    onTestFinished(() => damaged.close())
    expect(await outcomes(damaged)).toMatchObject(refusals(file))

    renameSync(`${file}.backup`, file)
    expect(await outcomes(damaged)).toMatchObject(refusals(file))
    expect(await listAll(await openJournal(url))).toHaveLength(300)
  })

  it('that is damaged while open is not ready and takes nothing once that is found', async () => {
    const { url, file, journal } = await openFilled()
    await execute(url, 'PRAGMA wal_checkpoint(TRUNCATE)')
    damageTheMiddle(file)
    await expect(listAll(journal)).rejects.toMatchObject(refusal(file))
    expect(await outcomes(journal)).toMatchObject(refusals(file))
  })

  it.each([
    ['removed', (file: string) => rmSync(file)],
    [
      'replaced by a copy',
      (file: string) => {
        execFileSync('cp', [file, `${file}.copy`])
        renameSync(`${file}.copy`, file)
      },
    ],
    ['robbed of its log', (file: string) => rmSync(`${file}-wal`)],
  ])('that is %s while open takes nothing that would be lost', async (_, change) => {
    const url = temporaryUrl()
    const file = pathOf(url)
    const journal = await openJournal(url)
    await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    change(file)
    expect(await outcomes(journal)).toMatchObject(refusals(file))
  })
})
