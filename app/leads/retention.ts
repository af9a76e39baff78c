import { describeError, type Log } from '~/platform/log'
import type { Journal } from './journal'
import type { LeadState } from './lead'

/** The leads that nobody has to do anything about any more. */
export const settledStates: readonly LeadState[] = ['delivered', 'kept', 'refused']

const day = 24 * 60 * 60 * 1000

/** The time, in ISO 8601, that lies so many days before now. */
export function daysBefore(now: number, days: number): string {
  return new Date(now - days * day).toISOString()
}

export interface RetentionOptions {
  journal: Journal
  /** `LEAD_RETENTION_DAYS` */
  days: number
  log: Log
  now: () => number
}

/** Builds the purge of leads that were settled longer ago than they are to be kept. Never rejects. */
export function createPurge({ journal, days, log, now }: RetentionOptions): () => Promise<void> {
  return async function purge() {
    try {
      const removed = await journal.purge(settledStates, daysBefore(now(), days))
      if (removed > 0) log('info', { event: 'purge', removed, olderThanDays: days })
    } catch (error) {
      log('error', { event: 'journal', message: `Nothing can be purged: ${describeError(error)}` })
    }
  }
}
