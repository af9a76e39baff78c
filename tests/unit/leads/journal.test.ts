import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Client } from 'pg'
import { openJournal as openJournalAt, type Journal } from '~/leads/journal'
import { createCheckJournal } from '~/leads/journal-check'
import type { LeadState, Lease } from '~/leads/lead'
import { leaseClocks } from '~/leads/stores/predicates'
import { Fault } from '~/platform/fault'
import * as clock from '../../support/clock'
import { createDatabase, execute } from '../../support/database'
import { listAll } from '../../support/list-all'
import {
  lease,
  newLead,
  openJournal,
  recordAs,
  settlement,
  temporaryUrl,
} from '../../support/temporary-journal'

const { reference } = newLead()
const noon = clock.iso(clock.noon)
const during = clock.iso(clock.noon + 5 * clock.second)
const after = clock.iso(clock.noon + 11 * clock.second)
const later = clock.iso(clock.noon + clock.hour)
const over = { failure: null, failureMessage: null, errors: null, nextAttemptAt: null }
const second: Lease = { holder: 'second', ms: 10_000 }
const third: Lease = { ...second, holder: 'third' }

function openUntilEnd(url: string) {
  const journal = openJournalAt(url)
  onTestFinished(() => journal.close())
  return journal
}

let usedUrl: string | undefined

/** A PostgreSQL journal without a row; to make a database takes longer than a test. */
async function emptyDatabase(): Promise<string> {
  if (usedUrl) await execute(usedUrl, 'TRUNCATE leads, days_seen, rests')
  else await openJournal((usedUrl = await createDatabase()))
  return usedUrl
}

const databases = [
  { database: 'SQLite', newUrl: async () => temporaryUrl(), emptyUrl: async () => temporaryUrl() },
  { database: 'PostgreSQL', newUrl: createDatabase, emptyUrl: emptyDatabase },
]

describe.each(databases)('the journal on $database', ({ newUrl, emptyUrl }) => {
  const openNew = async () => openJournal(await emptyUrl())

  /** A journal with one lead, received at noon. */
  async function openWith(state: LeadState = 'received', settled = {}) {
    const journal = await openNew()
    await recordAs(state, journal, { releaseToken: 'token' }, settled)
    return journal
  }

  /** Two connections to a journal, as of two processes. */
  async function openTwice() {
    const url = await emptyUrl()
    return [await openJournal(url), await openJournal(url)] as const
  }

  const tenTimes = <Result>(call: (index: number, own: Lease) => Promise<Result>) =>
    Promise.all(Array.from({ length: 10 }, (_, index) => call(index, { ...second, holder: `${index}` })))

  describe('a recorded lead', () => {
    it('is there unchanged when the journal is opened again', async () => {
      const url = await emptyUrl()
      const journal = openJournalAt(url, { leaseClock: leaseClocks.sqlite })
      const { lead, isNew } = await journal.record(newLead(), lease)
      await journal.close()

      expect(isNew).toBe(true)
      const { fingerprint: _, ...expected } = newLead()
      const leaseUntil = '2026-05-05T12:00:10.000Z'
      const not = { mailedAt: null, mailedTo: null, mailFailure: null, settledAt: null, ...over }
      const times = { queuedAt: noon, mailQueuedAt: null, nextAttemptAt: noon, leaseUntil }
      expect(lead).toEqual({ ...expected, ...not, ...times, attempts: 0 })
      expect(await (await openJournal(url)).get(reference)).toEqual(lead)
    })

    it('is recorded once, although many servers record it at once', async () => {
      const journals = await openTwice()
      const results = await tenTimes((index, own) =>
        journals[index % 2]!.record(newLead({ reference: `AAAA-222${index}`, fingerprint: 'same' }), own),
      )
      expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect(new Set(results.map(({ lead }) => lead.reference)).size).toBe(1)
      expect(await listAll(journals[0])).toHaveLength(1)
    })
  })

  it.each(['delivered', 'kept', 'quarantined'] as const)('has no %s lead sent again', async (state) => {
    expect(await (await openWith(state)).claim(reference, second, after)).toBeUndefined()
  })

  it('ignores a lease that is too long, since a wrong clock made it', async () => {
    const journal = await openNew()
    await journal.record(newLead(), { ...lease, ms: 65_000 })
    expect(await journal.claim(reference, second, noon)).toBeUndefined()
    await journal.record(newLead({ reference: 'AAAA-2222' }), { ...lease, ms: 365 * clock.day })
    expect(await journal.due(['received'], during, 10)).toEqual(['AAAA-2222'])
    expect(await journal.claim('AAAA-2222', { ...second, ms: 365 * clock.day }, during)).toBeDefined()
    expect(await journal.claimDue('AAAA-2222', { ...third, ms: 365 * clock.day }, during)).toBeDefined()
    expect(await journal.retry(['AAAA-2222'], during)).toHaveLength(1)
  })

  describe('a lead is due', () => {
    const dueAt = (journal: Journal, now: string) => journal.due(['received', 'waiting'], now, 10)
    const nextAttemptAt = '2026-05-05T12:00:40.000Z'

    it('at the time of its next attempt', async () => {
      const journal = await openWith('waiting', { nextAttemptAt })
      expect(await dueAt(journal, '2026-05-05T12:00:39.999Z')).toEqual([])
      // Another server may have tried the lead meanwhile.
      expect(await journal.claimDue(reference, second, after)).toBeUndefined()
      expect(await dueAt(journal, nextAttemptAt)).toEqual([reference])
    })

    it('although a wrong clock set a time far ahead', async () => {
      const journal = await openWith('waiting', { nextAttemptAt: '2027-05-05T12:00:00.000Z' })
      expect(await dueAt(journal, during)).toEqual([reference])
      expect(await journal.claimDue(reference, second, during)).toMatchObject({ reference })
    })

    it('for only one of many servers that claim it at once', async () => {
      const journals = await openTwice()
      await journals[0].record(newLead(), lease)
      const claims = await tenTimes((index, own) => journals[index % 2]!.claimDue(reference, own, after))
      expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1)
    })
  })

  it('has no lead due of a form that rests, until the time that was set last', async () => {
    const journal = await openNew()
    await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
    await journal.record(newLead({ reference: 'BBBB-2222', form: 'project' }), lease)
    for (const until of [after, later]) await journal.rest({ form: 'consultation', until })
    // A wrong clock set this.
    await journal.rest({ form: 'project', until: '2026-05-06T12:00:00.000Z' })
    const due = (now: string) => journal.due(['received'], now, 10)
    expect(await due('2026-05-05T12:30:00.000Z')).toEqual(['BBBB-2222'])
    expect(await due(later)).toEqual(['AAAA-2222', 'BBBB-2222'])
    expect(await journal.wake(['consultation', 'project'], after)).toEqual(['consultation'])
  })

  describe('settling a lead', () => {
    it('records the result, counts the calls, and forgets an earlier failure', async () => {
      const errors = { email: [{ code: 'TYPE_EMAIL' as const, message: 'should be an email' }] }
      const failed = {
        failure: 'timeout' as const,
        failureMessage: 'No answer',
        errors,
        nextAttemptAt: during,
      }
      const journal = await openWith('waiting', failed)
      const settled = { state: 'waiting', settledAt: during, attempts: 1, leaseUntil: null }
      expect(await journal.get(reference)).toMatchObject({ ...settled, ...failed })
      await journal.claim(reference, second, during)
      expect(await journal.settle(reference, second.holder, settlement())).toBe(true)
      expect(await journal.get(reference)).toMatchObject({ state: 'delivered', attempts: 2, ...over })
    })

    it('is possible for the holder of the lease only', async () => {
      const journal = await openWith()
      await journal.claim(reference, second, after)
      expect(await journal.settle(reference, lease.holder, settlement())).toBe(false)
      expect(await journal.get(reference)).toMatchObject({ state: 'received', attempts: 0 })
    })
  })

  describe('a quarantined lead', () => {
    it('is released only once', async () => {
      const journal = await openWith('quarantined')
      const leaseUntil = '2026-05-05T12:00:15.000Z'
      expect(await journal.release(reference, second, during)).toMatchObject({ leaseUntil })
      expect(await journal.release(reference, third, during)).toBeUndefined()
      expect(await journal.claim(reference, third, during)).toBeUndefined()
    })

    it.each([
      ['token', 'consultation', 'ZOE@example.com', '2000-01-01', true],
      ['other', 'consultation', 'zoe@example.com', '2000-01-01', false],
      ['token', 'project', 'zoe@example.com', '2000-01-01', false],
      ['token', 'consultation', 'joe@example.com', '2000-01-01', false],
      ['token', 'consultation', 'zoe@example.com', '3000-01-01', false],
    ] as const)('is known by its token before and after its release: %s, %s, %s, %s', async (...row) => {
      const [token, form, email, since, isKnown] = row
      const journal = await openWith('quarantined')
      expect(await journal.knowsReleaseToken(token, form, email, since)).toBe(isKnown)
      await journal.release(reference, null, during)
      expect(await journal.knowsReleaseToken(token, form, email, since)).toBe(isKnown)
    })
  })

  it('counts each day on which a server ran once, without days in the future', async () => {
    const journal = await openNew()
    for (const day of ['2031-01-01', '2026-05-01', '2026-05-02']) await journal.seeDay(day, 3)
    expect(await journal.seeDay('2026-05-02', 3)).toBeNull()
    expect(await journal.seeDay('2026-05-03', 3)).toBe('2026-05-01')
  })

  it('has one signing key of 32 bytes for all servers, different from those of other journals', async () => {
    const url = await newUrl()
    const journals = [openUntilEnd(url), openUntilEnd(url), openUntilEnd(await newUrl())]
    const [one, same, other] = await Promise.all(journals.map((journal) => journal.signingKey()))
    expect([one, other]).toEqual(Array(2).fill(expect.toSatisfy((key: Buffer) => key.length === 32)))
    expect(one).toEqual(same)
    expect(one).toEqual(await openUntilEnd(url).signingKey())
    expect(one).not.toEqual(other)
  })

  it.each([
    ['is gone', 'DROP TABLE leads'],
    ['has another name', 'ALTER TABLE leads RENAME TO old_leads'],
  ])('is reported as not writable while the table of leads %s', async (_, change) => {
    const url = await newUrl()
    const journal = await openJournal(url)
    await execute(url, change)
    await expect(journal.checkWritable(noon)).rejects.toBeInstanceOf(Fault)
  })

  it('makes its schema once when many servers start at once, and accepts the schema of a newer version', async () => {
    const url = await newUrl()
    const journals = Array.from({ length: 5 }, () => openUntilEnd(url))
    await Promise.all(journals.map((journal) => journal.checkWritable(noon)))
    await journals[0]!.record(newLead(), lease)
    expect(await listAll(journals[4]!)).toHaveLength(1)
    await execute(url, `INSERT INTO kysely_migration (name, timestamp) VALUES ('999_newer', '${noon}')`)
    expect(await listAll(await openJournal(url))).toHaveLength(1)
  })
})

it('a lease in PostgreSQL ends by the clock of the database, not of a server', async () => {
  const url = await createDatabase()
  const [journal, ahead] = [openUntilEnd(url), openUntilEnd(url)]
  const receivedAt = new Date().toISOString()
  await journal.record(newLead({ receivedAt }), lease)
  const anHourAhead = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  expect(await ahead.due(['received'], anHourAhead, 10)).toEqual([])
  expect(await ahead.claimDue(reference, second, anHourAhead)).toBeUndefined()
  expect(await ahead.claim(reference, second, anHourAhead)).toBeUndefined()

  await journal.settle(reference, lease.holder, settlement({ state: 'parked' }))
  await journal.claim(reference, { ...second, ms: -1 }, receivedAt)
  expect(await ahead.claim(reference, third, receivedAt)).toBeDefined()
})

it('sslmode=require wants TLS, without the long warning of pg', async () => {
  const warn = vi.spyOn(process, 'emitWarning')
  const journal = openUntilEnd(`${await emptyDatabase()}?sslmode=require`)
  await expect(journal.countByState()).rejects.toThrow('does not speak TLS')
  expect(warn).not.toHaveBeenCalled()
})

it('only one check waits while PostgreSQL has the leads locked, and succeeds once they are unlocked', async () => {
  const url = await createDatabase()
  const journal = await openJournal(url)
  let checks = 0
  const checkWritable = (now: string) => {
    checks += 1
    return journal.checkWritable(now)
  }
  let ms = 0
  const check = createCheckJournal({
    journal: { ...journal, checkWritable },
    log: () => {},
    now: Date.now,
    monotonic: () => (ms += 1000),
  })
  const other = new Client({ connectionString: url })
  await other.connect()
  await other.query('BEGIN; LOCK TABLE leads IN SHARE MODE')
  const problems = await Promise.all([check(), check(), check()])
  expect(problems.map(String)).toEqual(Array(3).fill(expect.stringContaining('took no write')))
  expect(checks).toBe(1)
  await other.query('COMMIT')
  await other.end()
  await expect.poll(check).toBeNull()
  expect(await listAll(journal)).toEqual([])
})

it.each([
  ['the database server refused the connection at 127.0.0.1:1 (ECONNREFUSED)', '@127.0.0.1:1/none'],
  ['', '@nowhere.invalid/none'],
  ['', '%zz@127.0.0.1:port/none'],
  ['the database does not exist (3D000)', null],
])(
  'an operator is told what is wrong with a DATABASE_URL, without its password: %s',
  async (reason, rest) => {
    const url = new URL(await createDatabase())
    url.pathname = 'none'
    const opened = openUntilEnd(rest ? `postgres://ann:Tr0ub4dor${rest}` : url.href)
    const error: unknown = await listAll(opened).catch((fault: unknown) => fault)
    expect(error).toBeInstanceOf(Fault)
    expect((error as Fault).message).toContain(reason)
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('Tr0ub4dor')
  },
)
