import type { Delivered } from '~/leads/delivery'
import type { Failure } from '~/leads/form-service-answer'
import type { Journal } from '~/leads/journal'
import type { CheckJournal } from '~/leads/journal-check'
import type { LogEvent } from '~/log-events'
import { describeError, type Log } from '~/platform/log'
import type { Condition } from './channel'
import { failedCallsInARow, waitingTooLongMs } from './thresholds'

export interface ConditionStatus {
  /** When this process first saw the condition, ISO 8601 in UTC; null when it does not hold. */
  since: string | null
  /** How recent the evidence is, in milliseconds since the epoch; `Infinity` if it was just read. */
  evidenceAt: number
}

/** A condition of which nothing is known is absent. */
export type ConditionStatuses = ReadonlyMap<Condition, ConditionStatus>

interface Reading {
  holds: boolean
  evidenceAt: number
}

export interface ConditionsOptions {
  journal: Pick<Journal, 'oldest'>
  checkJournal: CheckJournal
  hasFormIds: boolean
  formServiceHealth: () => FormServiceHealth | null
  log: Log<LogEvent>
  now: () => number
}

const justRead = (holds: boolean): Reading => ({ holds, evidenceAt: Infinity })

/**
 * Evaluates every condition. One counts when it holds twice in a row, so that a busy moment or a lead that is sent the next second
 * rings nobody; it is over when it does not hold once.
 */
export function createEvaluateConditions(options: ConditionsOptions) {
  const { journal, checkJournal, hasFormIds, formServiceHealth, log, now } = options
  const firstSeen = new Map<Condition, string>()

  return async function evaluateConditions(): Promise<ConditionStatuses> {
    const time = new Date(now()).toISOString()
    const statuses = new Map<Condition, ConditionStatus>()
    for (const [condition, { holds, evidenceAt }] of await read()) {
      const since = firstSeen.get(condition)
      if (!holds) firstSeen.delete(condition)
      else if (!since) firstSeen.set(condition, time)
      if (!holds) statuses.set(condition, { since: null, evidenceAt })
      else if (since) statuses.set(condition, { since, evidenceAt })
    }
    return statuses
  }

  async function read(): Promise<Map<Condition, Reading>> {
    const readings = new Map<Condition, Reading>()
    const health = formServiceHealth()
    if (health) readings.set('form_service', { holds: health.failure !== null, evidenceAt: health.at })
    const problem = await checkJournal()
    readings.set('journal', justRead(problem !== null))
    if (problem) {
      // Logged once: redelivery may not notice what only fails to be written.
      if (!firstSeen.has('journal')) log('error', { event: 'journal', message: describeError(problem) })
      return readings
    }
    const [parked, kept, undelivered] = await Promise.all([
      journal.oldest(['parked']),
      hasFormIds ? null : journal.oldest(['kept']),
      oldestUndelivered(journal),
    ])
    const waitedMs = undelivered === null ? 0 : now() - Date.parse(undelivered)
    readings.set('parked', justRead(parked !== null))
    readings.set('form_ids', justRead(kept !== null))
    readings.set('waiting', justRead(waitedMs > waitingTooLongMs))
    return readings
  }
}

/** When the oldest lead was received that is to be delivered; ISO 8601, null when there is none. */
export async function oldestUndelivered(journal: Pick<Journal, 'oldest'>): Promise<string | null> {
  // One state each: the index then gives the oldest at once, in a journal of any size.
  const times = await Promise.all([journal.oldest(['received']), journal.oldest(['waiting'])])
  return times.filter((time) => time !== null).toSorted()[0] ?? null
}

/** What the calls of this process say of the form service. */
export interface FormServiceHealth {
  /** The class of the last of several failures in a row; null after a call that succeeded. */
  failure: Failure | null
  /** When that call ended, in milliseconds since the epoch. */
  at: number
}

/** Follows the calls of the form service, of visitors and of the background alike. */
export function followFormService(now: () => number) {
  let failedInARow = 0
  let health: FormServiceHealth | null = null
  return {
    onDelivered({ exchange }: Pick<Delivered, 'exchange'>): void {
      if (!exchange?.isSent) return
      const failure = exchange.answer.kind === 'failed' ? exchange.answer.failure : null
      failedInARow = failure ? failedInARow + 1 : 0
      if (!failure || failedInARow >= failedCallsInARow) health = { failure, at: now() }
    },
    /** Null until a call has succeeded, or enough have failed. */
    health: () => health,
  }
}
