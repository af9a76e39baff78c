import { copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { describe, expect, it, vi } from 'vitest'
import type { Settlement } from '~/leads/journal'
import { leadStates } from '~/leads/lead'
import { openSqliteJournal } from '~/leads/sqlite-journal'
import { lease, newLead, openJournal, temporaryUrl } from './temporary-journal'

const { reference } = newLead()
const during = '2026-05-05T12:00:05.000Z'
const after = '2026-05-05T12:00:11.000Z'
const second = { holder: 'second', until: '2026-05-05T12:00:21.000Z' }
const delivered: Settlement = {
  state: 'delivered',
  settledAt: during,
  calls: 1,
  failure: null,
  failureMessage: null,
}

describe('a recorded lead', () => {
  it('is there, whole, when the journal is opened again', async () => {
    const url = temporaryUrl()
    const journal = await openSqliteJournal(url)
    const { lead, isNew } = await journal.record(newLead(), lease)
    await journal.close()

    expect(isNew).toBe(true)
    const { fingerprint: _, ...expected } = newLead()
    expect(lead).toEqual({
      ...expected,
      settledAt: null,
      attempts: 0,
      failure: null,
      failureMessage: null,
    })
    expect(await (await openJournal(url)).get(reference)).toEqual(lead)
  })

  it('is seen by another process at once', async () => {
    const url = temporaryUrl()
    const [journal, other] = [await openJournal(url), await openJournal(url)]
    await journal.record(newLead(), lease)
    expect(await other.get(reference)).toMatchObject({ reference, state: 'received' })
  })

  it('comes back when the same is recorded again, and nothing is written', async () => {
    const journal = await openJournal()
    const first = await journal.record(newLead(), lease)
    const again = await journal.record(newLead({ reference: 'AAAA-AAAA', fingerprint: reference }), second)
    expect(again).toEqual({ lead: first.lead, isNew: false })
    expect(await journal.list({})).toHaveLength(1)
  })

  it('is recorded once by two at a time', async () => {
    const url = temporaryUrl()
    const [journal, other] = [await openJournal(url), await openJournal(url)]
    const results = await Promise.all([
      journal.record(newLead(), lease),
      other.record(newLead({ reference: 'AAAA-AAAA', fingerprint: reference }), second),
    ])
    expect(results.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
    expect(results[0].lead.reference).toBe(results[1].lead.reference)
  })

  it('is undefined by a reference that nobody has', async () => {
    expect(await (await openJournal()).get('AAAA-AAAA')).toBeUndefined()
  })
})

describe('the right to send a lead', () => {
  it('is with its recorder until the lease ends, then with whoever claims it first', async () => {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    expect(await journal.claim(reference, second, during)).toBe(false)
    expect(await journal.claim(reference, second, after)).toBe(true)
    expect(await journal.claim(reference, { ...second, holder: 'third' }, after)).toBe(false)
  })

  it.each(['waiting', 'parked', 'refused'] as const)('can be claimed for a %s lead', async (state) => {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    await journal.settle(reference, lease.holder, { ...delivered, state })
    expect(await journal.claim(reference, second, during)).toBe(true)
  })

  it.each(['delivered', 'kept'] as const)('cannot be claimed for a %s lead', async (state) => {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    await journal.settle(reference, lease.holder, { ...delivered, state })
    expect(await journal.claim(reference, second, after)).toBe(false)
  })

  it('cannot be claimed for a lead that is quarantined or unknown', async () => {
    const journal = await openJournal()
    await journal.record(newLead({ state: 'quarantined', releaseToken: 'token' }), lease)
    expect(await journal.claim(reference, second, after)).toBe(false)
    expect(await journal.claim('AAAA-AAAA', second, after)).toBe(false)
  })
})

describe('settling a lead', () => {
  it('writes down what became of it', async () => {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    await journal.settle(reference, lease.holder, {
      ...delivered,
      state: 'waiting',
      failure: 'timeout',
      failureMessage: 'No answer within 100 ms',
    })
    expect(await journal.get(reference)).toMatchObject({
      state: 'waiting',
      settledAt: during,
      attempts: 1,
      failure: 'timeout',
      failureMessage: 'No answer within 100 ms',
    })
  })

  it('counts the calls and forgets the failure that is over', async () => {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    await journal.settle(reference, lease.holder, { ...delivered, state: 'waiting', failure: 'timeout' })
    await journal.claim(reference, second, during)
    await journal.settle(reference, second.holder, delivered)
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 2, failure: null })
  })

  it('counts no call for a lead that is only kept', async () => {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    await journal.settle(reference, lease.holder, { ...delivered, state: 'kept', calls: 0 })
    expect(await journal.get(reference)).toMatchObject({ state: 'kept', attempts: 0 })
  })

  it('is for the holder of the lease alone', async () => {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    await journal.claim(reference, second, after)
    await journal.settle(reference, lease.holder, delivered)
    expect(await journal.get(reference)).toMatchObject({ state: 'received', attempts: 0 })
  })
})

describe('a quarantined lead', () => {
  it('is released to received, and can be sent then', async () => {
    const journal = await openJournal()
    await journal.record(newLead({ state: 'quarantined', releaseToken: 'token' }), lease)
    await journal.release(reference)
    expect(await journal.get(reference)).toMatchObject({ state: 'received' })
    expect(await journal.claim(reference, second, during)).toBe(true)
  })

  it('is known by its token, before and after', async () => {
    const journal = await openJournal()
    await journal.record(newLead({ state: 'quarantined', releaseToken: 'token' }), lease)
    expect(await journal.knowsReleaseToken('token', 'consultation', '2000-01-01')).toBe(true)
    expect(await journal.knowsReleaseToken('other', 'consultation', '2000-01-01')).toBe(false)
    expect(await journal.knowsReleaseToken('token', 'project', '2000-01-01')).toBe(false)
    expect(await journal.knowsReleaseToken('token', 'consultation', '3000-01-01')).toBe(false)
    await journal.release(reference)
    expect(await journal.knowsReleaseToken('token', 'consultation', '2000-01-01')).toBe(true)
  })

  it('is the only one that a release changes', async () => {
    const journal = await openJournal()
    await journal.record(newLead(), lease)
    await journal.settle(reference, lease.holder, delivered)
    await journal.release(reference)
    expect(await journal.get(reference)).toMatchObject({ state: 'delivered' })
  })
})

describe('the list', () => {
  it('is newest first, and by reference within one moment', async () => {
    const journal = await openJournal()
    await journal.record(newLead({ reference: 'BBBB-2222', receivedAt: '2026-05-05T12:00:00.000Z' }), lease)
    await journal.record(newLead({ reference: 'CCCC-2222', receivedAt: '2026-05-05T12:00:01.000Z' }), lease)
    await journal.record(newLead({ reference: 'AAAA-2222', receivedAt: '2026-05-05T12:00:00.000Z' }), lease)
    const leads = await journal.list({})
    expect(leads.map((lead) => lead.reference)).toEqual(['CCCC-2222', 'AAAA-2222', 'BBBB-2222'])
  })

  it.each(leadStates)('of the state %s holds no other', async (state) => {
    const journal = await openJournal()
    await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    await journal.record(newLead({ reference: 'BBBB-2222', state: 'quarantined' }), lease)
    for (const settled of ['delivered', 'kept', 'refused', 'waiting', 'parked'] as const) {
      await journal.record(newLead({ reference: settled }), lease)
      await journal.settle(settled, lease.holder, { ...delivered, state: settled })
    }
    const leads = await journal.list({ state })
    expect(leads.map((lead) => lead.state)).toEqual([state])
  })

  it('is empty when nobody wrote', async () => {
    expect(await (await openJournal()).list({})).toEqual([])
  })
})

describe('the file', () => {
  it('is made with its folder', async () => {
    const url = temporaryUrl().replace('leads.db', join('deep', 'down', 'leads.db'))
    await openJournal(url)
    expect(existsSync(url.replace('file:', ''))).toBe(true)
  })

  it.each(['', '-wal', '-shm'])('can be read by nobody but its owner: leads.db%s', async (beside) => {
    const url = temporaryUrl()
    await (await openJournal(url)).record(newLead(), lease)
    expect(statSync(url.replace('file:', '') + beside).mode & 0o777).toBe(0o600)
  })

  it('survives that the migrations run again', async () => {
    const url = temporaryUrl()
    await (await openJournal(url)).record(newLead(), lease)
    for (let time = 0; time < 2; time += 1) expect(await (await openJournal(url)).list({})).toHaveLength(1)
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
    const journal = await openSqliteJournal(url)
    await journal.record(newLead(), lease)
    await journal.close()
    const backup = temporaryUrl()
    copyFileSync(url.replace('file:', ''), backup.replace('file:', ''))
    expect(await (await openJournal(backup)).list({})).toHaveLength(1)
  })

  it('that is no journal is refused', async () => {
    const url = temporaryUrl()
    writeFileSync(url.replace('file:', ''), 'Not a database. '.repeat(1000))
    await expect(openSqliteJournal(url)).rejects.toThrow(/not a database/i)
  })
})

it('can be asked whether it takes writes', async () => {
  const journal = await openJournal()
  await journal.checkWritable(during)
  await journal.checkWritable(after)
  await journal.close()
  await expect(journal.checkWritable(after)).rejects.toThrow(/destroyed/)
})
