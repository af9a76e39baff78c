import { setImmediate as nextTurn } from 'node:timers/promises'
import { isoTime } from '~/platform/iso-time'
import { createRound } from '~/platform/repeat'
import type { Journal, LeadsContext } from './journal'
import type { LeadState } from './lead'

/** An operator may purge these, never leads that are still to be sent. */
export const purgeableStates = ['delivered', 'kept', 'refused', 'parked', 'quarantined'] as const
// Delivered leads are at the form service, refused leads went back to the visitor, quarantined leads are mostly from bots.
const purgedByAge: readonly LeadState[] = ['delivered', 'refused', 'quarantined']

const day = 24 * 60 * 60 * 1000

export function daysBefore(now: number, days: number): string {
  return isoTime(now - days * day)
}

// A batch blocks the event loop for some 20 ms.
const batchSize = 100

/** Purges in batches until done or aborted; returns the number removed. */
export async function purgeAll(
  journal: Journal,
  states: readonly LeadState[],
  before: string,
  signal?: AbortSignal,
): Promise<number> {
  for (let purged = 0; ; await nextTurn()) {
    const count = await journal.purge(states, before, batchSize)
    purged += count
    if (count < batchSize || signal?.aborted) return purged
  }
}

/** A kept lead is the only copy, so a server must also have run on that many days, which no clock jump can fake. */
export function createPurge({ journal, days, log, now }: LeadsContext & { days: number }) {
  return createRound(log, 'journal', 'Nothing can be purged', async (signal) => {
    const before = daysBefore(now(), days)
    const firstDay = await journal.seeDay(isoTime(now()).slice(0, 10), days)
    let removed = await purgeAll(journal, purgedByAge, before, signal)
    if (firstDay) removed += await purgeAll(journal, ['kept'], firstDay < before ? firstDay : before, signal)
    if (removed > 0) log('info', { event: 'purge', removed, olderThanDays: days })
  })
}
