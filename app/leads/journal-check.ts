import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '~/platform/fault'
import { describeError } from '~/platform/log'
import type { Journal, LeadsContext } from './journal'

/** Whether an enquiry could be recorded now; resolves to null, or to what is in the way. Never rejects. */
export type CheckJournal = () => Promise<Error | null>

type CheckContext = Omit<LeadsContext, 'journal'> & { journal: Pick<Journal, 'checkWritable'> }

// A check is a durable write of the size of a long lead, and any client may ask for one (contract, "Addresses").
const validMs = 1000
// Health checks and Prometheus wait for some seconds only.
const patienceMs = 2000

/** Builds the check of the journal. Its answer is valid for a second, and concurrent calls share one check. */
export function createCheckJournal({ journal, log, now }: CheckContext): CheckJournal {
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
    const tooLate = new Fault(`The journal took no write within ${patienceMs} ms`)
    const problem = await Promise.race([writing, sleep(patienceMs, tooLate, { ref: false })])
    if (problem) log('error', { event: 'journal', message: describeError(problem) })
    return problem
  }
}
