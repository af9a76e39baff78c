import { describe, expect, it, vi } from 'vitest'
import type { Journal } from '~/leads/journal'
import { leadStates } from '~/leads/lead'
import { createPurge } from '~/leads/retention'
import type { Log } from '~/platform/log'
import { listAll } from '../../support/list-all'
import { openJournal, recordAs } from '../../support/temporary-journal'
import { day, noon } from './sending'

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
  for (const state of leadStates) await recordAs(state, journal, { reference: state })
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

  it('goes by batches, ends with the server, and goes on another time', async () => {
    const journal = await openJournal()
    for (let index = 0; index < 150; index += 1) {
      await recordAs('quarantined', journal, { reference: `AAAA-${index}` })
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
  it('goes when its days are over, although the clock once ran ahead', async () => {
    const journal = await journalOfAll()
    const { clock, purge } = purgeOf(journal)
    for (const years of [1, 10, 100]) {
      clock.now = noon + years * 365 * day
      await purge()
    }
    expect(await left(journal)).not.toContain('delivered')
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
