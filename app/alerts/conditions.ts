import type { Delivered } from '~/leads/delivery'
import type { LeadsContext } from '~/leads/journal'
import type { CheckJournal } from '~/leads/journal-check'
import type { LeadState } from '~/leads/lead'
import { backupNote, firstStartNote, startsPrefix } from '~/leads/notes'
import type { Condition, Failure } from '~/log/names'
import { isoTime } from '~/platform/iso-time'
import { describeError } from '~/platform/log'
import * as thresholds from './thresholds'

export interface ConditionStatus {
  /** When this process first saw the condition, ISO 8601 in UTC; null when it does not hold. */
  since: string | null
  /** How recent the evidence is, in milliseconds since the epoch; `Infinity` if it was just read. */
  evidenceAt: number
}

/** What the journal and this process know when something is told. */
export interface Situation {
  now: number
  counts: Readonly<Record<LeadState, number>>
  /** When the oldest lead was received that is to be delivered; ISO 8601, null when there is none. */
  oldestWaiting: string | null
  /** By which the last call of the form service failed. */
  failure: Failure | null
}

export type Evaluation = Awaited<ReturnType<ReturnType<typeof createConditions>['evaluate']>>

interface ConditionsOptions extends LeadsContext {
  checkJournal: CheckJournal
  /** Null where that is not known. */
  freeBytes: () => Promise<number | null>
  /** It tells this server from others on the same journal. */
  server: string
}

export function createConditions(options: ConditionsOptions) {
  const { journal, checkJournal, freeBytes, server, log, now } = options
  const firstSeen = new Map<Condition, string>()
  let isStartNoted = false
  let failedInARow = 0
  /** When the form service took a call, or failed often enough in a row, and how; null before that. */
  let lastCall: { failure: Failure | null; at: number } | null = null
  return { evaluate, followCall }

  /** Follows the calls of the form service by this process, for visitors and in the background alike. */
  function followCall({ exchange }: Pick<Delivered, 'exchange'>): void {
    if (!exchange?.isSent) return
    const failure = exchange.outcome.kind === 'failed' ? exchange.outcome.failure : null
    failedInARow = failure ? failedInARow + 1 : 0
    if (!failure || failedInARow >= thresholds.failedCallsInARow) lastCall = { failure, at: now() }
  }

  /**
   * Evaluates every condition. One counts when it holds twice in a row, so that a busy moment or a lead that is sent the next
   * second rings nobody; it is over when it does not hold once. What nothing is known of is absent: while the journal cannot be
   * written, all but that.
   */
  async function evaluate() {
    const statuses = new Map<Condition, ConditionStatus>()
    const problem = await checkJournal()
    // Logged once: redelivery may not notice what only fails to be written.
    if (problem && !firstSeen.has('journal'))
      log('error', { event: 'journal', message: describeError(problem) })
    note('journal', problem !== null)
    if (problem) return { statuses, situation: null }
    if (!isStartNoted) await noteStart()
    isStartNoted = true
    const [counts, stranded, oldestWaiting, unmailed, notes, free] = await Promise.all([
      journal.countByState(),
      journal.countStranded(),
      journal.oldestUndelivered(),
      journal.oldestUnmailed(),
      journal.notes(),
      freeBytes(),
    ])
    const ageOf = (written: string | null | undefined) => (written ? now() - Date.parse(written) : 0)
    if (lastCall) note('form_service', lastCall.failure !== null, lastCall.at)
    note('parked', counts.parked > 0)
    note('form_ids', stranded > 0)
    note('waiting', ageOf(oldestWaiting) > thresholds.waitingTooLongMs)
    note('mail', ageOf(unmailed) > thresholds.waitingTooLongMs)
    // One of a day to come was noted by a clock that ran ahead.
    const backupAge = Math.abs(ageOf(notes.get(backupNote) ?? notes.get(firstStartNote)))
    note('backup', backupAge > thresholds.backupTooOldMs)
    // This counts at once: the process may not live to see it twice.
    if (isRestarting(notes)) firstSeen.set('restarts', firstSeen.get('restarts') ?? isoTime(now()))
    note('restarts', isRestarting(notes))
    if (free !== null) note('disk', free < thresholds.minFreeBytes)
    return { statuses, situation: { now: now(), counts, oldestWaiting, failure: lastCall?.failure ?? null } }

    function note(condition: Condition, holds: boolean, evidenceAt = Infinity): void {
      const since = firstSeen.get(condition) ?? null
      if (!holds) firstSeen.delete(condition)
      else if (since === null) firstSeen.set(condition, isoTime(now()))
      if (!holds || since !== null) statuses.set(condition, { since: holds ? since : null, evidenceAt })
    }
  }

  async function noteStart(): Promise<void> {
    const notes = await journal.notes()
    const startedAt = isoTime(now())
    const last = notes.get(startsPrefix + server)?.split(' ') ?? []
    const starts = [startedAt, ...last].slice(0, thresholds.startsOfLoop)
    await journal.note(startsPrefix + server, starts.join(' '))
    if (!notes.has(firstStartNote)) await journal.note(firstStartNote, startedAt)
  }

  /** Whether a server has started too often. */
  function isRestarting(notes: ReadonlyMap<string, string>): boolean {
    return [...notes].some(([name, starts]) => {
      // After a clock was set back, the starts are still to come.
      const passedMs = now() - Date.parse(starts.split(' ')[thresholds.startsOfLoop - 1] ?? '')
      return name.startsWith(startsPrefix) && passedMs >= 0 && passedMs <= thresholds.loopMs
    })
  }
}
