import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Client } from 'pg'
import { callersClock, type LeadFilter, type Lease } from '~/leads/journal'
import { leadStates, type LeadState } from '~/leads/lead'
import { openJournal as openJournalAt } from '~/leads/open-journal'
import { Fault } from '~/platform/fault'
import { createDatabase } from '../../support/database'
import { listAll } from '../../support/list-all'
import { lease, newLead, openJournal, settlement, temporaryUrl } from '../../support/temporary-journal'

const { reference } = newLead()
const noon = '2026-05-05T12:00:00.000Z'
const during = '2026-05-05T12:00:05.000Z'
const after = '2026-05-05T12:00:11.000Z'
const later = '2026-05-05T13:00:00.000Z'
const year = 365 * 24 * 60 * 60 * 1000
const second: Lease = { holder: 'second', ms: 10_000 }
const third: Lease = { ...second, holder: 'third' }

const databases = [
  { database: 'SQLite', newUrl: async () => temporaryUrl() },
  { database: 'PostgreSQL', newUrl: createDatabase },
]

describe.each(databases)('the journal on $database', ({ newUrl }) => {
  const openNew = async () => openJournal(await newUrl())

  /** A journal with one lead, received at noon and leased to its recorder. */
  async function openWithLead() {
    const journal = await openNew()
    await journal.record(newLead(), lease)
    return journal
  }

  /** A journal with one lead in this state, which nobody sends. */
  async function openWith(state: LeadState) {
    const journal = await openNew()
    if (state === 'quarantined') {
      await journal.record(newLead({ state, releaseToken: 'token' }), lease)
      return journal
    }
    await journal.record(newLead(), lease)
    if (state === 'received') {
      await journal.settle(reference, lease.holder, settlement({ state: 'waiting' }))
      await journal.retry(reference, during)
      return journal
    }
    await journal.settle(reference, lease.holder, settlement({ state }))
    return journal
  }

  describe('a recorded lead', () => {
    it('is there, whole, when the journal is opened again', async () => {
      const url = await newUrl()
      const journal = openJournalAt(url, { leaseClock: callersClock })
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
        errors: null,
        queuedAt: noon,
        nextAttemptAt: noon,
        leaseUntil: '2026-05-05T12:00:10.000Z',
      })
      expect(await (await openJournal(url)).get(reference)).toEqual(lead)
    })

    it('is seen by another process at once', async () => {
      const url = await newUrl()
      const [journal, other] = [await openJournal(url), await openJournal(url)]
      await journal.record(newLead(), lease)
      expect(await other.get(reference)).toMatchObject({ reference, state: 'received' })
    })

    it('comes back when the same is recorded again, and nothing is written', async () => {
      const journal = await openNew()
      const first = await journal.record(newLead(), lease)
      const again = await journal.record(newLead({ reference: 'AAAA-AAAA', fingerprint: reference }), second)
      expect(again).toEqual({ lead: first.lead, isNew: false })
      expect(await listAll(journal)).toHaveLength(1)
    })

    it('is recorded once by many at a time', async () => {
      const url = await newUrl()
      const journals = [await openJournal(url), await openJournal(url)]
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          journals[index % 2]!.record(newLead({ reference: `AAAA-222${index}`, fingerprint: 'same' }), {
            ...second,
            holder: String(index),
          }),
        ),
      )
      expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect(new Set(results.map(({ lead }) => lead.reference)).size).toBe(1)
    })

    it('is undefined by a reference that nobody has', async () => {
      expect(await (await openNew()).get('AAAA-AAAA')).toBeUndefined()
    })
  })

  describe('the right to send a lead again', () => {
    it('is with its recorder until the lease ends, then with whoever claims it first', async () => {
      const journal = await openWithLead()
      expect(await journal.claim(reference, second, during)).toBeUndefined()
      expect(await journal.claim(reference, second, after)).toMatchObject({
        leaseUntil: '2026-05-05T12:00:21.000Z',
      })
      expect(await journal.claim(reference, third, after)).toBeUndefined()
    })

    it.each(['received', 'waiting', 'parked', 'refused'] as const)('can be claimed if %s', async (state) => {
      expect(await (await openWith(state)).claim(reference, second, during)).toMatchObject({ reference })
    })

    it.each(['delivered', 'kept', 'quarantined'] as const)('cannot be claimed if %s', async (state) => {
      expect(await (await openWith(state)).claim(reference, second, after)).toBeUndefined()
    })

    it('cannot be claimed if unknown', async () => {
      expect(await (await openNew()).claim('AAAA-AAAA', second, after)).toBeUndefined()
    })
  })

  describe('a lease that ends later than any that is given', () => {
    const openWithLongLease = async () => {
      const journal = await openNew()
      await journal.record(newLead(), { ...lease, ms: year })
      return journal
    }

    it('holds nobody off, since it comes from a clock that ran ahead', async () => {
      expect(await (await openWithLongLease()).claim(reference, second, during)).toBeDefined()
      expect(await (await openWithLongLease()).claimDue(reference, second, during)).toBeDefined()
      expect(await (await openWithLongLease()).due(['received'], during, 10)).toEqual([reference])
      const journal = await openWith('parked')
      await journal.claim(reference, { ...second, ms: year }, during)
      expect(await journal.retry(reference, during)).toBeDefined()
    })

    it('is not one of the longest that are given', async () => {
      const journal = await openNew()
      await journal.record(newLead(), { ...lease, ms: 65_000 })
      expect(await journal.claim(reference, second, noon)).toBeUndefined()
      expect(await journal.due(['received'], noon, 10)).toEqual([])
    })
  })

  describe('a lead is due', () => {
    const dueAt = async (journal: Awaited<ReturnType<typeof openNew>>, now: string) =>
      journal.due(['received', 'waiting'], now, 10)

    it('when the lease of a sender that died has ended', async () => {
      const journal = await openWithLead()
      expect(await dueAt(journal, during)).toEqual([])
      expect(await dueAt(journal, after)).toEqual([reference])
    })

    it('when the time of its next try has come', async () => {
      const journal = await openWithLead()
      await journal.settle(
        reference,
        lease.holder,
        settlement({ state: 'waiting', nextAttemptAt: '2026-05-05T12:00:40.000Z' }),
      )
      expect(await dueAt(journal, '2026-05-05T12:00:39.999Z')).toEqual([])
      expect(await dueAt(journal, '2026-05-05T12:00:40.000Z')).toEqual([reference])
    })

    it.each(['delivered', 'kept', 'refused', 'parked', 'quarantined'] as const)(
      'never if %s',
      async (state) => {
        expect(await dueAt(await openWith(state), later)).toEqual([])
      },
    )

    it('in the order of waiting, of the states asked for, and no more than asked for', async () => {
      const journal = await openNew()
      for (const [own, minute] of [
        ['AAAA-2222', '05'],
        ['BBBB-2222', '03'],
        ['CCCC-2222', '04'],
      ] as const) {
        await journal.record(newLead({ reference: own }), lease)
        await journal.settle(
          own,
          lease.holder,
          settlement({ state: 'waiting', nextAttemptAt: `2026-05-05T12:${minute}:00.000Z` }),
        )
      }
      expect(await journal.due(['waiting'], later, 2)).toEqual(['BBBB-2222', 'CCCC-2222'])
      expect(await journal.due(['received'], later, 2)).toEqual([])
    })

    it('for one of many who claim it at once', async () => {
      const url = await newUrl()
      const journals = [await openJournal(url), await openJournal(url)]
      await journals[0]!.record(newLead(), lease)
      const claims = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          journals[index % 2]!.claimDue(reference, { ...second, holder: String(index) }, after),
        ),
      )
      expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1)
    })

    it('whatever a clock that ran ahead has set for it', async () => {
      const journal = await openWithLead()
      await journal.settle(
        reference,
        lease.holder,
        settlement({ state: 'waiting', nextAttemptAt: '2027-05-05T12:00:00.000Z' }),
      )
      expect(await dueAt(journal, during)).toEqual([reference])
      expect(await journal.claimDue(reference, second, during)).toMatchObject({ reference })
    })

    it('no longer when somebody has tried it since it was looked up', async () => {
      const journal = await openWithLead()
      await journal.settle(
        reference,
        lease.holder,
        settlement({ state: 'waiting', nextAttemptAt: '2026-05-05T12:00:40.000Z' }),
      )
      expect(await journal.claimDue(reference, second, after)).toBeUndefined()
    })
  })

  describe('a form that rests', () => {
    it('has no lead due until then, and keeps no lead of the other form', async () => {
      const journal = await openNew()
      await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
      await journal.record(newLead({ reference: 'BBBB-2222', form: 'project' }), lease)
      const due = (now: string) => journal.due(['received'], now, 10)
      await journal.rest({ form: 'consultation', until: later })
      expect(await due(after)).toEqual(['BBBB-2222'])
      expect(await journal.rests(after)).toEqual([{ form: 'consultation', until: later }])
      expect(await due(later)).toEqual(['AAAA-2222', 'BBBB-2222'])
      expect(await journal.rests(later)).toEqual([])
    })

    it('rests until the time that was named last, and not beyond the longest rest', async () => {
      const journal = await openNew()
      await journal.rest({ form: 'consultation', until: '2026-05-07T12:00:00.000Z' })
      expect(await journal.rests(after)).toEqual([])
      await journal.rest({ form: 'consultation', until: later })
      expect(await journal.rests(after)).toEqual([{ form: 'consultation', until: later }])
    })

    it('is woken by an operator, who is told which rested', async () => {
      const journal = await openNew()
      await journal.rest({ form: 'project', until: later })
      expect(await journal.wake(['consultation', 'project'], after)).toEqual(['project'])
      expect(await journal.rests(after)).toEqual([])
      expect(await journal.wake(['project'], after)).toEqual([])
    })
  })

  describe('settling a lead', () => {
    it('writes down what became of it', async () => {
      const journal = await openWithLead()
      const errors = { email: [{ code: 'TYPE_EMAIL' as const, message: 'should be an email' }] }
      const failed = settlement({
        state: 'waiting',
        failure: 'timeout',
        failureMessage: 'No answer within 100 ms',
        errors,
        nextAttemptAt: later,
      })
      expect(await journal.settle(reference, lease.holder, failed)).toBe(true)
      expect(await journal.get(reference)).toMatchObject({
        state: 'waiting',
        settledAt: during,
        attempts: 1,
        failure: 'timeout',
        failureMessage: 'No answer within 100 ms',
        errors,
        nextAttemptAt: later,
        leaseUntil: null,
      })
    })

    it('counts the calls and forgets the failure that is over', async () => {
      const journal = await openWithLead()
      const failed = settlement({ state: 'waiting', failure: 'timeout', nextAttemptAt: during })
      await journal.settle(reference, lease.holder, failed)
      await journal.claim(reference, second, during)
      await journal.settle(reference, second.holder, settlement())
      expect(await journal.get(reference)).toMatchObject({
        state: 'delivered',
        attempts: 2,
        failure: null,
        nextAttemptAt: null,
      })
    })

    it('counts no call for a lead that is only kept', async () => {
      const journal = await openWithLead()
      await journal.settle(reference, lease.holder, settlement({ state: 'kept', calls: 0 }))
      expect(await journal.get(reference)).toMatchObject({ state: 'kept', attempts: 0 })
    })

    it('is for the holder of the lease alone', async () => {
      const journal = await openWithLead()
      await journal.claim(reference, second, after)
      expect(await journal.settle(reference, lease.holder, settlement())).toBe(false)
      expect(await journal.get(reference)).toMatchObject({ state: 'received', attempts: 0 })
    })
  })

  describe('a quarantined lead', () => {
    it('is released to received, and is due when nobody sends it', async () => {
      const journal = await openWith('quarantined')
      expect(await journal.release(reference, null, later)).toMatchObject({
        state: 'received',
        queuedAt: later,
      })
      expect(await journal.due(['received'], later, 10)).toEqual([reference])
    })

    it('is released to whoever sends it, and to one alone', async () => {
      const journal = await openWith('quarantined')
      expect(await journal.release(reference, second, during)).toMatchObject({
        leaseUntil: '2026-05-05T12:00:15.000Z',
      })
      expect(await journal.release(reference, third, during)).toBeUndefined()
      expect(await journal.claim(reference, third, during)).toBeUndefined()
    })

    it('is known by its token, before and after', async () => {
      const journal = await openWith('quarantined')
      expect(await journal.knowsReleaseToken('token', 'consultation', '2000-01-01')).toBe(true)
      expect(await journal.knowsReleaseToken('other', 'consultation', '2000-01-01')).toBe(false)
      expect(await journal.knowsReleaseToken('token', 'project', '2000-01-01')).toBe(false)
      expect(await journal.knowsReleaseToken('token', 'consultation', '3000-01-01')).toBe(false)
      await journal.release(reference, null, during)
      expect(await journal.knowsReleaseToken('token', 'consultation', '2000-01-01')).toBe(true)
    })

    it.each(leadStates.filter((state) => state !== 'quarantined'))(
      'is the only one that a release changes, not a %s one',
      async (state) => {
        const journal = await openWith(state)
        const before = await journal.get(reference)
        expect(await journal.release(reference, null, later)).toBeUndefined()
        expect(await journal.get(reference)).toEqual(before)
      },
    )
  })

  describe("an operator's retry", () => {
    it.each(['waiting', 'parked', 'refused', 'kept'] as const)('makes a %s lead due', async (state) => {
      const journal = await openWith(state)
      expect(await journal.retry(reference, later)).toMatchObject({ state: 'waiting', queuedAt: later })
      expect(await journal.due(['waiting'], later, 10)).toEqual([reference])
    })

    it.each(['delivered', 'quarantined'] as const)('does nothing to a %s lead', async (state) => {
      const journal = await openWith(state)
      expect(await journal.retry(reference, later)).toBeUndefined()
      expect(await journal.get(reference)).toMatchObject({ state })
    })

    it('does nothing to a lead that is being sent', async () => {
      const journal = await openWith('parked')
      await journal.claim(reference, second, during)
      expect(await journal.retry(reference, during)).toBeUndefined()
    })
  })

  describe('the list', () => {
    it('is newest first, and by reference, backwards, within one moment', async () => {
      const journal = await openNew()
      await journal.record(newLead({ reference: 'BBBB-2222', receivedAt: noon }), lease)
      await journal.record(newLead({ reference: 'CCCC-2222', receivedAt: during }), lease)
      await journal.record(newLead({ reference: 'AAAA-2222', receivedAt: noon }), lease)
      const leads = await listAll(journal)
      expect(leads.map((lead) => lead.reference)).toEqual(['CCCC-2222', 'BBBB-2222', 'AAAA-2222'])
    })

    it.each(leadStates)('of the state %s holds no other', async (state) => {
      const journal = await openNew()
      await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
      await journal.record(newLead({ reference: 'BBBB-2222', state: 'quarantined' }), lease)
      for (const settled of ['delivered', 'kept', 'refused', 'waiting', 'parked'] as const) {
        await journal.record(newLead({ reference: settled }), lease)
        await journal.settle(settled, lease.holder, settlement({ state: settled }))
      }
      const leads = await listAll(journal, { state })
      expect(leads.map((lead) => lead.state)).toEqual([state])
    })

    it('can be of one form, and since a time', async () => {
      const journal = await openNew()
      await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
      await journal.record(newLead({ reference: 'BBBB-2222', form: 'project' }), lease)
      await journal.record(newLead({ reference: 'CCCC-2222', form: 'project', receivedAt: later }), lease)
      const references = async (filter: LeadFilter) =>
        (await listAll(journal, filter)).map((lead) => lead.reference)
      expect(await references({ form: 'project' })).toEqual(['CCCC-2222', 'BBBB-2222'])
      expect(await references({ since: later })).toEqual(['CCCC-2222'])
      expect(await references({ form: 'consultation', since: later })).toEqual([])
    })

    it('is empty when nobody wrote', async () => {
      expect(await listAll(await openNew())).toEqual([])
    })
  })

  describe('what is counted', () => {
    it('is every lead, under its state, and no state is missing', async () => {
      const journal = await openNew()
      const none = Object.fromEntries(leadStates.map((state) => [state, 0]))
      expect(await journal.countByState()).toEqual(none)
      for (const [own, state] of [
        ['AAAA-2222', 'waiting'],
        ['BBBB-2222', 'waiting'],
        ['CCCC-2222', 'parked'],
      ] as const) {
        await journal.record(newLead({ reference: own }), lease)
        await journal.settle(own, lease.holder, settlement({ state }))
      }
      await journal.record(newLead({ reference: 'DDDD-2222' }), lease)
      expect(await journal.countByState()).toEqual({ ...none, waiting: 2, parked: 1, received: 1 })
    })

    it('is the time of the oldest lead of some states, whatever came before in others', async () => {
      const journal = await openNew()
      expect(await journal.oldest(['received', 'waiting'])).toBeNull()
      for (const [own, receivedAt] of [
        ['AAAA-2222', noon],
        ['BBBB-2222', later],
        ['CCCC-2222', after],
      ] as const) {
        await journal.record(newLead({ reference: own, receivedAt }), lease)
      }
      await journal.settle('AAAA-2222', lease.holder, settlement({ state: 'delivered' }))
      await journal.settle('CCCC-2222', lease.holder, settlement({ state: 'waiting' }))
      expect(await journal.oldest(['received', 'waiting'])).toBe(after)
      expect(await journal.oldest(['delivered'])).toBe(noon)
    })
  })

  describe('what leaves the journal', () => {
    it('is, by a purge, what was settled before, of these states alone', async () => {
      const journal = await openNew()
      for (const [own, state, settledAt] of [
        ['AAAA-2222', 'delivered', noon],
        ['BBBB-2222', 'delivered', later],
        ['CCCC-2222', 'parked', noon],
      ] as const) {
        await journal.record(newLead({ reference: own }), lease)
        await journal.settle(own, lease.holder, settlement({ state, settledAt }))
      }
      expect(await journal.purge(['delivered', 'kept'], during, 10)).toBe(1)
      const left = await listAll(journal)
      expect(left.map((lead) => lead.reference)).toEqual(['CCCC-2222', 'BBBB-2222'])
    })

    it('is, by a purge of quarantined leads, what was received before', async () => {
      const journal = await openWith('quarantined')
      expect(await journal.purge(['quarantined'], noon, 10)).toBe(0)
      expect(await journal.purge(['quarantined'], during, 10)).toBe(1)
    })

    it('is, by a purge, no more than asked for', async () => {
      const journal = await openNew()
      for (const own of ['AAAA-2222', 'BBBB-2222', 'CCCC-2222']) {
        await journal.record(newLead({ reference: own, state: 'quarantined' }), lease)
      }
      expect(await journal.purge(['quarantined'], during, 2)).toBe(2)
      expect(await journal.purge(['quarantined'], during, 2)).toBe(1)
    })

    it('is, by removal, exactly what was named, however many', async () => {
      const journal = await openNew()
      await journal.record(newLead({ reference: 'AAAA-2222' }), lease)
      await journal.record(newLead({ reference: 'BBBB-2222' }), lease)
      const unknown = Array.from({ length: 2000 }, (_, index) => `none-${index}`)
      await journal.remove([...unknown, 'BBBB-2222'])
      expect(await listAll(journal)).toMatchObject([{ reference: 'AAAA-2222' }])
      await journal.remove([])
      expect(await listAll(journal)).toHaveLength(1)
    })
  })

  describe('the days that a server has seen', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`)

    it('are counted back from today, each once, however often it is seen', async () => {
      const journal = await openNew()
      for (const day of days(2)) await journal.seeDay(day, 3)
      expect(await journal.seeDay('2026-05-02', 3)).toBeNull()
      expect(await journal.seeDay('2026-05-03', 3)).toBe('2026-05-01')
      expect(await journal.seeDay('2026-05-09', 3)).toBe('2026-05-02')
    })

    it('leave out those that lie ahead', async () => {
      const journal = await openNew()
      await journal.seeDay('2031-01-01', 3)
      for (const day of days(2)) await journal.seeDay(day, 3)
      expect(await journal.seeDay('2026-05-03', 3)).toBe('2026-05-01')
    })
  })

  describe('the signing key', () => {
    it('is made once for all who share the journal, and stays', async () => {
      const url = await newUrl()
      const open = (key: string) => openJournalAt(url, { createKey: () => Buffer.from(key) })
      const journals = ['one', 'two', 'three'].map(open)
      const keys = await Promise.all(journals.map((journal) => journal.signingKey()))
      await Promise.all(journals.map((journal) => journal.close()))
      const again = open('four')
      expect(new Set([...keys, await again.signingKey()].map(String)).size).toBe(1)
      await again.close()
    })

    it('is of 32 bytes, and another for another journal', async () => {
      const keys = await Promise.all([1, 2].map(async () => (await openNew()).signingKey()))
      expect(keys.map(({ length }) => length)).toEqual([32, 32])
      expect(keys[0]).not.toEqual(keys[1])
    })
  })

  describe('the schema', () => {
    it('is made once by many who start at the same time', async () => {
      const url = await newUrl()
      const journals = Array.from({ length: 5 }, () => openJournalAt(url))
      await Promise.all(journals.map((journal) => journal.checkWritable(noon)))
      await journals[0]!.record(newLead(), lease)
      expect(await listAll(journals[4]!)).toHaveLength(1)
      await Promise.all(journals.map((journal) => journal.close()))
    })

    it('stays when the journal is opened again', async () => {
      const url = await newUrl()
      await (await openJournal(url)).record(newLead(), lease)
      for (let time = 0; time < 2; time += 1) expect(await listAll(await openJournal(url))).toHaveLength(1)
    })
  })

  it('can be asked whether it takes writes', async () => {
    const journal = await openNew()
    await journal.checkWritable(during)
    await journal.checkWritable(after)
    await journal.close()
    await expect(journal.checkWritable(after)).rejects.toThrow(new Fault('The journal is closed'))
  })
})

describe('a lease in PostgreSQL', () => {
  it('ends by the clock of the database, whatever the servers think that it is', async () => {
    const url = await createDatabase()
    const [journal, ahead] = [openJournalAt(url), openJournalAt(url)]
    onTestFinished(async () => void (await Promise.all([journal.close(), ahead.close()])))
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
})

describe('a PostgreSQL server that goes away', () => {
  it('costs the queries of that time, and nothing afterwards', async () => {
    const url = await createDatabase()
    const journal = await openJournal(url)
    await journal.record(newLead(), lease)
    const client = new Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await expect.poll(() => listAll(journal).catch(() => null)).toHaveLength(1)
  })

  it('that is not there fails the query, not the process', async () => {
    const journal = openJournalAt('postgres://postgres@127.0.0.1:1/none')
    onTestFinished(() => journal.close())
    await expect(listAll(journal)).rejects.toThrow(
      new Fault('the database server refused the connection at 127.0.0.1:1 (ECONNREFUSED)'),
    )
  })
})

describe('the password of a DATABASE_URL', () => {
  const password = 'Tr0ub4dor'

  it.each([
    ['of a server that is not there', `postgres://ann:${password}@127.0.0.1:1/none`],
    ['of a host that is unknown', `postgres://ann:${password}@nowhere.invalid/none`],
    ['of an address that cannot be read', `postgres://ann:${password}%zz@127.0.0.1:port/none`],
  ])('%s is in no error', async (_, url) => {
    const journal = openJournalAt(url)
    onTestFinished(() => journal.close())
    const error: unknown = await listAll(journal).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Fault)
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(password)
  })
})

it('tells an operator in words that the database is not there, with its code', async () => {
  const url = new URL(await createDatabase())
  url.pathname = 'none'
  const journal = openJournalAt(url.href)
  onTestFinished(() => journal.close())
  await expect(listAll(journal)).rejects.toThrow(new Fault('the database does not exist (3D000)'))
})
