import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '~/platform/fault'
import { isoTime } from '~/platform/iso-time'
import { describeError } from '~/platform/log'
import type { LeadsContext } from './journal'

/** Resolves to null if an inquiry could be recorded now, else to the error. Never rejects. */
export type CheckJournal = () => Promise<Error | null>

// Any client may ask for a check, which is a durable write.
const validMs = 1000
const timeoutMs = 2000

/**
 * Caches the result for a second, and while a write waits for a lock; concurrent calls share one check. Logs a problem when it
 * begins or changes, and when it is over.
 */
export function createCheckJournal(context: Omit<LeadsContext, 'random' | 'fetch'>): CheckJournal {
  const { journal, log, now, monotonic } = context
  let isWriting = false
  let told: string | null = null
  let last = { startedAt: -Infinity, problem: Promise.resolve<Error | null>(null) }
  return () => {
    const startedAt = monotonic()
    if (!isWriting && startedAt - last.startedAt >= validMs) last = { startedAt, problem: check() }
    return last.problem
  }

  async function check(): Promise<Error | null> {
    isWriting = true
    const writing = journal
      .checkWritable(isoTime(now()))
      .then(() => null)
      .catch((cause: unknown) => new Fault('The journal cannot be written', { cause }))
      .finally(() => (isWriting = false))
    const timedOut = new Fault(`The journal took no write within ${timeoutMs} ms`)
    const problem = await Promise.race([writing, sleep(timeoutMs, timedOut, { ref: false })])
    const message = problem && describeError(problem)
    const cause = Object(problem?.cause) as Partial<Fault>
    if (message !== told && !cause.isLogged)
      log(problem ? 'error' : 'info', {
        event: 'journal',
        message: message ?? 'The journal can be written again',
      })
    cause.isLogged = true
    told = message
    return problem
  }
}
