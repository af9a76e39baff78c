import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '~/platform/fault'
import { describeError, type Log } from '~/platform/log'
import type { Journal } from './journal'
import type { LeadEvent } from './log-events'

/** Whether an enquiry could be recorded now; resolves to null, or to what is in the way. Never rejects. */
export type CheckJournal = () => Promise<Error | null>

// A check is a durable write of the size of a long lead, and anybody may ask for one (contract, "Addresses").
const validMs = 1000
// Health checks and Prometheus wait some seconds; a journal that hangs is none that could take an enquiry.
const patienceMs = 2000

export interface CheckJournalOptions {
  journal: Pick<Journal, 'checkWritable'>
  log: Log<LeadEvent>
  now: () => number
}

/** Builds the check of the journal. Its answer is good for a second, and those who ask meanwhile share one check. */
export function createCheckJournal({ journal, log, now }: CheckJournalOptions): CheckJournal {
  let last: { startedAt: number; answer: Promise<Error | null> } | null = null
  return () => {
    const age = last ? now() - last.startedAt : Infinity
    if (!last || age < 0 || age >= validMs) last = { startedAt: now(), answer: check() }
    return last.answer
  }

  async function check(): Promise<Error | null> {
    const writing = journal.checkWritable(new Date(now()).toISOString()).then(
      () => null,
      (cause: unknown) => new Fault('The journal cannot be written', { cause }),
    )
    const patience = sleep(patienceMs, new Fault(`The journal took no write within ${patienceMs} ms`), {
      ref: false,
    })
    const problem = await Promise.race([writing, patience])
    if (problem) log('error', { event: 'journal', message: describeError(problem) })
    return problem
  }
}
