import { expect, it } from 'vitest'
import type { Journal } from '~/leads/journal'
import { leadStates } from '~/leads/lead'
import { createPurge } from '~/leads/retention'
import { day, noon, second } from '../../support/clock'
import { listAll } from '../../support/list-all'
import { openJournal, recordAs } from '../../support/temporary-journal'
import { startSending } from './sending'

/** The purge of a server that keeps leads for 90 days, by a clock that tests set. */
async function start(journal: Journal) {
  const { clock, context, log } = await startSending({ journal })
  const stop = new AbortController()
  const purge = createPurge({ ...context, days: 90 })
  /** Purges on these days after that of the leads, a second after the time at which they were settled. */
  async function purgeOn(...days: number[]) {
    for (const each of days) {
      clock.now = noon + each * day + 6 * second
      await purge(stop.signal)
    }
  }
  const left = async () => (await listAll(journal)).map(({ state }) => state).toSorted()
  return { log, stop, purgeOn, left }
}

/** The same with one lead of each state, settled five seconds after noon. */
async function startWithAll() {
  const journal = await openJournal()
  for (const state of leadStates) await recordAs(state, journal, { reference: state })
  return start(journal)
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

it('removes settled and quarantined leads by age, and never undelivered ones', async () => {
  const { log, purgeOn, left } = await startWithAll()
  await purgeOn(...range(0, 90))
  expect(await left()).toEqual(leadStates.toSorted())
  expect(log).not.toHaveBeenCalled()
  await purgeOn(90)
  expect(await left()).toEqual(['parked', 'received', 'waiting'])
  expect(log.mock.calls).toEqual([['info', { event: 'purge', removed: 4, olderThanDays: 90 }]])
})

it.each([
  ['although a clock once was wrong', [365, 3650, 36_500, ...range(0, 90)], 90],
  ['later by a server that was off at first', range(60, 149), 149],
  ['later by a server that was off in between', [0, 1, 2, ...range(100, 187)], 187],
])('a kept lead, the only copy, is purged after the days of retention, %s', async (_, days, last) => {
  const { purgeOn, left } = await startWithAll()
  await purgeOn(...days)
  expect(await left()).toContain('kept')
  await purgeOn(last)
  expect(await left()).not.toContain('kept')
})

it('a purge runs in batches, stops with the server, and is continued later', async () => {
  const journal = await openJournal()
  for (const number of range(0, 150)) await recordAs('quarantined', journal, { reference: `AAAA-${number}` })
  const { purgeOn, left, stop } = await start(journal)
  stop.abort()
  await purgeOn(91)
  expect(await left()).toHaveLength(50)
  await (await start(journal)).purgeOn(91)
  expect(await left()).toEqual([])
})
