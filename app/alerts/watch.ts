import type { Journal } from '~/leads/journal'
import type { CheckJournal } from '~/leads/journal-check'
import type { LeadEvent } from '~/leads/log-events'
import { describeError, type Log } from '~/platform/log'
import type { ServiceRecord } from './service-calls'
import type { Trouble } from './trouble'

export interface Finding {
  /** When this process first saw the trouble, ISO 8601 in UTC; null when there is none. */
  since: string | null
  /** How recent the evidence is, in milliseconds since the epoch; `Infinity` if it was just read. */
  evidenceAt: number
}

/** A trouble of which nothing is known is absent. */
export type Findings = ReadonlyMap<Trouble, Finding>

interface Sight {
  isTrouble: boolean
  evidenceAt: number
}

export interface WatchOptions {
  journal: Pick<Journal, 'oldest'>
  checkJournal: CheckJournal
  hasFormIds: boolean
  serviceRecord: () => ServiceRecord | null
  log: Log<LeadEvent>
  now: () => number
}

// By then redelivery has tried six times: longer than a restart at either end.
const waitingMs = 30 * 60 * 1000

const seen = (isTrouble: boolean): Sight => ({ isTrouble, evidenceAt: Infinity })

/**
 * Looks at every condition. Trouble counts when it is seen twice in a row, so that a busy moment or a lead that is sent the next
 * second rings nobody; it is over when it is not seen once.
 */
export function createWatch(options: WatchOptions) {
  const { journal, checkJournal, hasFormIds, serviceRecord, log, now } = options
  const firstSeen = new Map<Trouble, string>()

  return async function watch(): Promise<Findings> {
    const time = new Date(now()).toISOString()
    const findings = new Map<Trouble, Finding>()
    for (const [trouble, { isTrouble, evidenceAt }] of await look()) {
      const since = firstSeen.get(trouble)
      if (!isTrouble) firstSeen.delete(trouble)
      else if (!since) firstSeen.set(trouble, time)
      if (!isTrouble) findings.set(trouble, { since: null, evidenceAt })
      else if (since) findings.set(trouble, { since, evidenceAt })
    }
    return findings
  }

  async function look(): Promise<Map<Trouble, Sight>> {
    const sights = new Map<Trouble, Sight>()
    const record = serviceRecord()
    if (record) sights.set('form_service', { isTrouble: record.failure !== null, evidenceAt: record.at })
    const problem = await checkJournal()
    sights.set('journal', seen(problem !== null))
    if (problem) {
      // Logged once: redelivery may not notice what only fails to be written.
      if (!firstSeen.has('journal')) log('error', { event: 'journal', message: describeError(problem) })
      return sights
    }
    // One state each: the index then gives the oldest at once, in a journal of any size.
    const [parked, kept, received, waiting] = await Promise.all([
      journal.oldest(['parked']),
      hasFormIds ? null : journal.oldest(['kept']),
      journal.oldest(['received']),
      journal.oldest(['waiting']),
    ])
    const isLate = (receivedAt: string | null) =>
      receivedAt !== null && now() - Date.parse(receivedAt) > waitingMs
    sights.set('parked', seen(parked !== null))
    sights.set('form_ids', seen(kept !== null))
    sights.set('waiting', seen(isLate(received) || isLate(waiting)))
    return sights
  }
}
