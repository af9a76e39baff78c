import { setImmediate as nextTurn } from 'node:timers/promises'
import { describeError } from '~/platform/log'
import type { Journal, LeadsContext } from './journal'
import type { LeadState } from './lead'

/** The leads that need no further work. */
export const settledStates: readonly LeadState[] = ['delivered', 'kept', 'refused']
// Delivered leads are at the form service, refused ones the visitor was asked to correct, quarantined ones are mostly spam.
const purgedByAge: readonly LeadState[] = ['delivered', 'refused', 'quarantined']

const day = 24 * 60 * 60 * 1000

/** The time, in ISO 8601, that lies so many days before now. */
export function daysBefore(now: number, days: number): string {
  return new Date(now - days * day).toISOString()
}

// SQLite blocks the event loop while it removes them, for some 20 ms on two cores.
const purgedAtOnce = 100

/**
 * Removes the leads of these states that were settled, or else received, before that time, until all are gone or the signal
 * comes; returns how many.
 */
export async function purgeAll(
  journal: Journal,
  states: readonly LeadState[],
  before: string,
  signal?: AbortSignal,
): Promise<number> {
  for (let purged = 0; ; await nextTurn()) {
    const count = await journal.purge(states, before, purgedAtOnce)
    purged += count
    if (count < purgedAtOnce || signal?.aborted) return purged
  }
}

/**
 * Builds the purge of leads that were settled, or quarantined, longer ago than the retention time. A kept lead is the only copy,
 * so it goes only when a server has also run on as many days since, which no clock that jumps can fake. Never rejects.
 *
 * @param days `LEAD_RETENTION_DAYS`
 */
export function createPurge({ journal, days, log, now }: LeadsContext & { days: number }) {
  return async function purge(signal: AbortSignal): Promise<void> {
    try {
      const before = daysBefore(now(), days)
      const firstDay = await journal.seeDay(new Date(now()).toISOString().slice(0, 10), days)
      let removed = await purgeAll(journal, purgedByAge, before, signal)
      if (firstDay) {
        removed += await purgeAll(journal, ['kept'], firstDay < before ? firstDay : before, signal)
      }
      if (removed > 0) log('info', { event: 'purge', removed, olderThanDays: days })
    } catch (error) {
      log('error', { event: 'journal', message: `Nothing can be purged: ${describeError(error)}` })
    }
  }
}
