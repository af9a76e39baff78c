import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { describe, expect, it, vi } from 'vitest'
import { openJournal as openJournalAt } from '~/leads/open-journal'
import { lease, newLead, openJournal, temporaryUrl } from './temporary-journal'

// What the first release left behind, with a lead that has arrived and one that has not.
const firstRelease = `
  CREATE TABLE kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
  CREATE TABLE kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
  CREATE TABLE leads (reference text primary key, form text not null, state text not null,
    fingerprint text not null unique, "values" text not null, visit text not null, page text not null,
    request_id text not null, received_at text not null, settled_at text, attempts integer default 0 not null,
    failure text, failure_message text, release_token text, lease_holder text, lease_until text);
  CREATE INDEX leads_by_state on leads (state, received_at);
  CREATE TABLE readiness (id integer primary key, checked_at text not null);
  INSERT INTO kysely_migration VALUES ('001_leads', '2026-05-01T00:00:00.000Z');
  INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
  INSERT INTO leads VALUES ('AAAA-2222', 'consultation', 'delivered', 'a', '{}', '{}', '/', 'r',
    '2026-05-05T12:00:00.000Z', '2026-05-05T12:00:01.000Z', 1, NULL, NULL, NULL, NULL, NULL);
  INSERT INTO leads VALUES ('BBBB-2222', 'consultation', 'waiting', 'b', '{}', '{}', '/', 'r',
    '2026-05-05T12:00:00.000Z', '2026-05-05T12:00:01.000Z', 1, 'timeout', 'Slow', NULL, NULL, NULL);
`

const pathOf = (url: string) => url.replace('file:', '')

describe('the file of the journal', () => {
  it('is made with its folder', async () => {
    const url = temporaryUrl().replace('leads.db', join('deep', 'down', 'leads.db'))
    await openJournal(url)
    expect(existsSync(pathOf(url))).toBe(true)
  })

  it.each(['', '-wal', '-shm'])('can be read by nobody but its owner: leads.db%s', async (beside) => {
    const url = temporaryUrl()
    await (await openJournal(url)).record(newLead(), lease)
    expect(statSync(pathOf(url) + beside).mode & 0o777).toBe(0o600)
  })

  it('is written so that an acknowledged lead survives a power cut', async () => {
    const pragma = vi.spyOn(Database.prototype, 'pragma')
    await openJournal()
    const database = pragma.mock.contexts[0] as Database.Database
    expect(database.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 2 })
  })

  it('that was closed is a backup by itself', async () => {
    const url = temporaryUrl()
    const journal = await openJournal(url)
    await journal.record(newLead(), lease)
    await journal.close()
    const backup = temporaryUrl()
    copyFileSync(pathOf(url), pathOf(backup))
    expect(await (await openJournal(backup)).list({})).toHaveLength(1)
  })

  it('holds nothing of an erased lead any more', async () => {
    const url = temporaryUrl()
    const journal = await openJournal(url)
    await journal.record(newLead({ values: { email: 'zoe@example.com', message: 'Divorce' } }), lease)
    await journal.remove([newLead().reference])
    await journal.close()
    expect(readFileSync(pathOf(url), 'latin1')).not.toMatch(/Divorce|zoe@example/)
  })

  it('that is no journal is refused', async () => {
    const url = temporaryUrl()
    writeFileSync(pathOf(url), 'Not a database. '.repeat(1000))
    await expect(openJournalAt(url).list({})).rejects.toMatchObject({
      message: `The journal at ${pathOf(url)} could not be opened`,
      cause: { message: expect.stringMatching(/not a database/i) },
    })
  })

  it('is opened by the next query once what kept it from that is gone', async () => {
    const url = temporaryUrl()
    mkdirSync(pathOf(url))
    const journal = openJournalAt(url)
    await expect(journal.list({})).rejects.toThrow(/EISDIR|could not be opened/)
    rmSync(pathOf(url), { recursive: true })
    expect(await journal.list({})).toEqual([])
    await journal.close()
  })

  it('is waited for while another process holds it', async () => {
    const url = temporaryUrl()
    const other = new Database(pathOf(url))
    other.exec('BEGIN EXCLUSIVE')
    const journal = openJournal(url)
    await new Promise((resolve) => setTimeout(resolve, 100))
    other.exec('COMMIT')
    other.close()
    expect(await (await journal).list({})).toEqual([])
  })

  it('of the first release is brought up to date, and what waits in it is due', async () => {
    const url = temporaryUrl()
    const first = new Database(pathOf(url))
    first.exec(firstRelease)
    first.close()
    const journal = await openJournal(url)
    expect(await journal.list({})).toMatchObject([
      { reference: 'AAAA-2222', state: 'delivered', nextAttemptAt: null },
      { reference: 'BBBB-2222', state: 'waiting', queuedAt: '2026-05-05T12:00:00.000Z' },
    ])
    expect(await journal.due(['waiting'], '2026-05-05T13:00:00.000Z', 10)).toEqual(['BBBB-2222'])
  })
})
