import { describe, expect, it, vi } from 'vitest'
import type { Journal } from '~/leads/journal'
import { createPurge } from '~/leads/retention'
import type { Log } from '~/platform/log'
import { listAll } from '../../support/list-all'
import { lease, newLead, openJournal, settlement } from '../../support/temporary-journal'

const noon = Date.UTC(2026, 4, 5, 12)
const day = 24 * 60 * 60 * 1000

/** The purge of a server that keeps leads for 90 days, by a clock that tests set. */
function purgeOf(journal: Journal) {
  const clock = { now: noon }
  const log = vi.fn<Log>()
  const purge = createPurge({ journal, days: 90, log, now: () => clock.now })
  return { clock, log, purge: (signal = new AbortController().signal) => purge(signal) }
}

/** A journal with one lead of each state, named by it, settled five seconds after noon. */
async function journalOfAll() {
  const journal = await openJournal()
  await journal.record(newLead({ reference: 'quarantined', state: 'quarantined' }), lease)
  await journal.record(newLead({ reference: 'received' }), lease)
  for (const state of ['delivered', 'kept', 'refused', 'waiting', 'parked'] as const) {
    await journal.record(newLead({ reference: state }), lease)
    await journal.settle(state, lease.holder, settlement({ state }))
  }
  return journal
}

const left = async (journal: Journal) => (await listAll(journal)).map(({ state }) => state).toSorted()

describe('the purge', () => {
  it('removes settled and quarantined leads by age, and never undelivered ones', async () => {
    const journal = await journalOfAll()
    const { clock, log, purge } = purgeOf(journal)
    for (; clock.now < noon + 90 * day; clock.now += day) await purge()
    expect(await left(journal)).toHaveLength(7)
    expect(log).not.toHaveBeenCalled()

    clock.now = noon + 90 * day + 6000
    await purge()
    expect(await left(journal)).toEqual(['parked', 'received', 'waiting'])
    expect(log.mock.calls).toEqual([['info', { event: 'purge', removed: 4, olderThanDays: 90 }]])
  })

  it('yields to the event loop between batches', async () => {
    const journal = await openJournal()
    for (let index = 0; index < 350; index += 1) {
      await journal.record(newLead({ reference: `AAAA-${index}`, state: 'quarantined' }), lease)
    }
    const { clock, log, purge } = purgeOf(journal)
    clock.now = noon + 91 * day
    const counts: number[] = []
    const look = async () => counts.push((await left(journal)).length)
    const turns = setInterval(() => void look(), 0)
    await purge()
    clearInterval(turns)
    expect(log).toHaveBeenCalledWith('info', { event: 'purge', removed: 350, olderThanDays: 90 })
    expect(counts.some((count) => count > 0 && count < 350)).toBe(true)
  })

  it('ends with the server, and goes on another time', async () => {
    const journal = await openJournal()
    for (let index = 0; index < 150; index += 1) {
      await journal.record(newLead({ reference: `AAAA-${index}`, state: 'quarantined' }), lease)
    }
    const { clock, purge } = purgeOf(journal)
    clock.now = noon + 91 * day
    await purge(AbortSignal.abort())
    expect(await left(journal)).toHaveLength(50)
    await purge()
    expect(await left(journal)).toEqual([])
  })

  it('that fails is logged and tried again another time', async () => {
    const journal = await openJournal()
    await journal.close()
    const { log, purge } = purgeOf(journal)
    await purge()
    expect(log).toHaveBeenCalledWith('error', {
      event: 'journal',
      message: expect.stringContaining('Nothing can be purged'),
    })
  })
})

describe('a kept lead, the only copy', () => {
  it('survives clock jumps', async () => {
    const journal = await journalOfAll()
    const { clock, purge } = purgeOf(journal)
    for (let days = 0; days < 80; days += 1, clock.now += day) await purge()
    for (const years of [1, 10, 100]) {
      clock.now = noon + 80 * day + years * 365 * day
      await purge()
    }
    expect(await left(journal)).toContain('kept')
    expect(await left(journal)).not.toContain('delivered')
  })

  it('goes when its days are over, although the clock once ran ahead', async () => {
    const journal = await journalOfAll()
    const { clock, purge } = purgeOf(journal)
    clock.now = noon + 3650 * day
    await purge()
    for (clock.now = noon; clock.now < noon + 90 * day; clock.now += day) await purge()
    expect(await left(journal)).toContain('kept')
    clock.now = noon + 90 * day + 6000
    await purge()
    expect(await left(journal)).not.toContain('kept')
  })

  it('is kept longer by a server that was off', async () => {
    const journal = await journalOfAll()
    const { clock, purge } = purgeOf(journal)
    for (clock.now = noon + 60 * day; clock.now < noon + 149 * day; clock.now += day) await purge()
    expect(await left(journal)).toContain('kept')
    await purge()
    expect(await left(journal)).not.toContain('kept')
  })
})
