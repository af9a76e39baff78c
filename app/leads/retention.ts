import { setImmediate as nextTurn } from 'node:timers/promises'
import { describeError, type Log } from '~/platform/log'
import type { Journal } from './journal'
import type { LeadState } from './lead'
import type { LeadEvent } from './log-events'

/** The leads that nobody has to do anything about any more. */
export const settledStates: readonly LeadState[] = ['delivered', 'kept', 'refused']
// Delivered leads are at the form service, refused ones the visitor was asked to mend, quarantined ones hardly anybody wrote.
const purgedByAge: readonly LeadState[] = ['delivered', 'refused', 'quarantined']

const day = 24 * 60 * 60 * 1000

/** The time, in ISO 8601, that lies so many days before now. */
export function daysBefore(now: number, days: number): string {
  return new Date(now - days * day).toISOString()
}

// SQLite removes them in place, and visitors wait meanwhile: some 20 ms on two cores.
const purgedAtOnce = 100

/**
 * Removes the leads of these states that were settled, or else received, before that time, until all are gone or the signal
 * comes; tells how many.
 */
export async function purgeAll(
  journal: Journal,
  states: readonly LeadState[],
  before: string,
  signal?: AbortSignal,
): Promise<number> {
  let purged = 0
  for (;;) {
    const now = await journal.purge(states, before, purgedAtOnce)
    purged += now
    if (now < purgedAtOnce || signal?.aborted) return purged
    await nextTurn()
  }
}

export interface RetentionOptions {
  journal: Journal
  /** `LEAD_RETENTION_DAYS` */
  days: number
  log: Log<LeadEvent>
  now: () => number
}

/**
 * Builds the purge of leads that were settled, or quarantined, longer ago than they are to be kept. A kept lead is the only copy,
 * so it goes only when a server has also seen as many days since, which no clock that jumps can make up. Never rejects.
 */
export function createPurge({
  journal,
  days,
  log,
  now,
}: RetentionOptions): (signal: AbortSignal) => Promise<void> {
  return async function purge(signal) {
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
