import type { Delivered } from '~/leads/delivery'
import type { Failure } from '~/log/names'
import { backupNote, type Journal } from '~/leads/journal'
import type { CheckJournal } from '~/leads/journal-check'
import type { LogEvent } from '~/log/events'
import { describeError, type Log } from '~/platform/log'
import type { Condition } from '~/log/names'
import { firstStartNote, isRestarting, noteStart } from './recent-starts'
import { backupTooOldMs, failedCallsInARow, minFreeBytes, waitingTooLongMs } from './thresholds'

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
  /** Counts at once: the process may not live to see it twice. */
  isCertain?: boolean
}

export interface ConditionsOptions {
  journal: Pick<Journal, 'oldest' | 'countStranded' | 'oldestUnmailed' | 'notes' | 'note'>
  checkJournal: CheckJournal
  /** Null where that is not known. */
  freeBytes: () => Promise<number | null>
  /** By which this server is told from others on the same journal. */
  server: string
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
  const { journal, checkJournal, freeBytes, server, formServiceHealth, log, now } = options
  const firstSeen = new Map<Condition, string>()
  let isStartNoted = false

  return async function evaluateConditions(): Promise<ConditionStatuses> {
    const time = new Date(now()).toISOString()
    const statuses = new Map<Condition, ConditionStatus>()
    for (const [condition, { holds, evidenceAt, isCertain }] of await read()) {
      const since = firstSeen.get(condition) ?? (isCertain ? time : undefined)
      if (!holds) firstSeen.delete(condition)
      else firstSeen.set(condition, since ?? time)
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
    if (!isStartNoted) await noteStart(journal, server, new Date(now()).toISOString())
    isStartNoted = true
    const [parked, stranded, undelivered, unmailed, notes, free] = await Promise.all([
      journal.oldest(['parked']),
      journal.countStranded(),
      oldestUndelivered(journal),
      journal.oldestUnmailed(),
      journal.notes(),
      freeBytes(),
    ])
    const backup = notes.get(backupNote) ?? notes.get(firstStartNote) ?? null
    const isPast = (time: string | null, ms: number) => time !== null && now() - Date.parse(time) > ms
    readings.set('parked', justRead(parked !== null))
    readings.set('form_ids', justRead(stranded > 0))
    readings.set('waiting', justRead(isPast(undelivered, waitingTooLongMs)))
    readings.set('mail', justRead(isPast(unmailed, waitingTooLongMs)))
    // One of a day to come was noted by a clock that ran ahead.
    const isBackupOld = backup !== null && Math.abs(now() - Date.parse(backup)) > backupTooOldMs
    readings.set('backup', justRead(isBackupOld))
    readings.set('restarts', { ...justRead(isRestarting(notes, now())), isCertain: true })
    if (free !== null) readings.set('disk', justRead(free < minFreeBytes))
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
