import type { Delivered } from '~/leads/delivery'
import { backupNote, type Journal } from '~/leads/journal'
import type { CheckJournal } from '~/leads/journal-check'
import type { LogEvent } from '~/log/events'
import type { Condition, Failure } from '~/log/names'
import { describeError, type Log } from '~/platform/log'
import {
  backupTooOldMs,
  failedCallsInARow,
  loopMs,
  minFreeBytes,
  startsOfLoop,
  waitingTooLongMs,
} from './thresholds'

export interface ConditionStatus {
  /** When this process first saw the condition, ISO 8601 in UTC; null when it does not hold. */
  since: string | null
  /** How recent the evidence is, in milliseconds since the epoch; `Infinity` if it was just read. */
  evidenceAt: number
}

/** A condition of which nothing is known is absent. */
export type ConditionStatuses = ReadonlyMap<Condition, ConditionStatus>

export interface ConditionsOptions {
  journal: Journal
  checkJournal: CheckJournal
  /** Null where that is not known. */
  freeBytes: () => Promise<number | null>
  /** It tells this server from others on the same journal. */
  server: string
  formServiceHealth: () => FormServiceHealth | null
  log: Log<LogEvent>
  now: () => number
}

/** The note of since when a backup can be missed. */
const firstStartNote = 'first start'
/** The notes of the last starts of each server begin like that; newest first. */
const startsPrefix = 'starts '

/**
 * Evaluates every condition. One counts when it holds twice in a row, so that a busy moment or a lead that is sent the next second
 * rings nobody; it is over when it does not hold once.
 */
export function createEvaluateConditions(options: ConditionsOptions) {
  const { journal, checkJournal, freeBytes, server, formServiceHealth, log, now } = options
  const firstSeen = new Map<Condition, string>()
  let isStartNoted = false
  const time = () => new Date(now()).toISOString()

  return async function evaluateConditions(): Promise<ConditionStatuses> {
    const statuses = new Map<Condition, ConditionStatus>()
    const health = formServiceHealth()
    if (health) note('form_service', health.failure !== null, health.at)
    const problem = await checkJournal()
    // Logged once: redelivery may not notice what only fails to be written.
    if (problem && !firstSeen.has('journal'))
      log('error', { event: 'journal', message: describeError(problem) })
    note('journal', problem !== null)
    if (problem) return statuses
    if (!isStartNoted) await noteStart()
    isStartNoted = true
    const [hasParked, stranded, undelivered, unmailed, notes, free] = await Promise.all([
      journal.hasParked(),
      journal.countStranded(),
      journal.oldestUndelivered(),
      journal.oldestUnmailed(),
      journal.notes(),
      freeBytes(),
    ])
    const ageOf = (written: string | null | undefined) => (written ? now() - Date.parse(written) : 0)
    note('parked', hasParked)
    note('form_ids', stranded > 0)
    note('waiting', ageOf(undelivered) > waitingTooLongMs)
    note('mail', ageOf(unmailed) > waitingTooLongMs)
    // One of a day to come was noted by a clock that ran ahead.
    const backupAge = Math.abs(ageOf(notes.get(backupNote) ?? notes.get(firstStartNote)))
    note('backup', backupAge > backupTooOldMs)
    // This counts at once: the process may not live to see it twice.
    if (isRestarting(notes)) firstSeen.set('restarts', firstSeen.get('restarts') ?? time())
    note('restarts', isRestarting(notes))
    if (free !== null) note('disk', free < minFreeBytes)
    return statuses

    function note(condition: Condition, holds: boolean, evidenceAt = Infinity): void {
      const since = firstSeen.get(condition) ?? null
      if (!holds) firstSeen.delete(condition)
      else if (since === null) firstSeen.set(condition, time())
      if (!holds || since !== null) statuses.set(condition, { since: holds ? since : null, evidenceAt })
    }
  }

  async function noteStart(): Promise<void> {
    const notes = await journal.notes()
    const last = notes.get(startsPrefix + server)?.split(' ') ?? []
    await journal.note(startsPrefix + server, [time(), ...last].slice(0, startsOfLoop).join(' '))
    if (!notes.has(firstStartNote)) await journal.note(firstStartNote, time())
  }

  /** Whether a server has started too often. */
  function isRestarting(notes: ReadonlyMap<string, string>): boolean {
    return [...notes].some(([name, starts]) => {
      // After a clock was set back, the starts are still to come.
      const passedMs = now() - Date.parse(starts.split(' ')[startsOfLoop - 1] ?? '')
      return name.startsWith(startsPrefix) && passedMs >= 0 && passedMs <= loopMs
    })
  }
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
      const failure = exchange.outcome.kind === 'failed' ? exchange.outcome.failure : null
      failedInARow = failure ? failedInARow + 1 : 0
      if (!failure || failedInARow >= failedCallsInARow) health = { failure, at: now() }
    },
    /** Null until a call has succeeded, or enough have failed. */
    health: () => health,
  }
}
