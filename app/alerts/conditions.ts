import type { Delivered } from '~/leads/delivery'
import type { LeadsContext } from '~/leads/journal'
import type { CheckJournal } from '~/leads/journal-check'
import { backupNote, firstStartNote, refusalNote, startsPrefix } from '~/leads/notes'
import type { Condition, Failure } from '~/log/names'
import { isoTime } from '~/platform/iso-time'
import * as thresholds from './thresholds'

export interface ConditionStatus {
  /** When this process first saw the condition, ISO 8601 in UTC; null when it does not hold. */
  since: string | null
  /** How recent the evidence is, in milliseconds since the epoch; `Infinity` if it was just read. */
  evidenceAt: number
}

export type Evaluation = Awaited<ReturnType<ReturnType<typeof createConditions>['evaluate']>>
/** The facts that messages mention. */
export type Situation = NonNullable<Evaluation['situation']>

interface ConditionsOptions extends LeadsContext {
  checkJournal: CheckJournal
  freeBytes: () => Promise<number | null>
  /** The name of this server among those on the same journal. */
  server: string
}

export function createConditions(options: ConditionsOptions) {
  const { journal, checkJournal, freeBytes, server, now } = options
  const firstSeen = new Map<Condition, string>()
  let isStartNoted = false
  let failedInARow = 0
  /** The last call that succeeded, or that was the last of enough failures in a row. */
  let lastCall: { failure: Failure | null; at: number } | null = null
  return { evaluate, followCall }

  function followCall({ exchange }: Pick<Delivered, 'exchange'>): void {
    if (!exchange?.isSent) return
    const failure = exchange.outcome.kind === 'failed' ? exchange.outcome.failure : null
    failedInARow = failure ? failedInARow + 1 : 0
    if (!failure || failedInARow >= thresholds.failedCallsInARow) lastCall = { failure, at: now() }
  }

  /** A condition counts when it holds twice in a row, so that a busy moment alerts nobody. What cannot be evaluated is absent. */
  async function evaluate() {
    const statuses = new Map<Condition, ConditionStatus>()
    const problem = await checkJournal()
    note('journal', problem !== null)
    if (problem) return { statuses, situation: null }
    if (!isStartNoted) await noteStart()
    isStartNoted = true
    const [counts, stranded, oldestWaiting, unmailed, notes, free] = await Promise.all([
      journal.countByState(),
      journal.countStranded('kept'),
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
    note('mail', ageOf(unmailed) > thresholds.waitingTooLongMs || notes.has(refusalNote))
    // A date in the future comes from a wrong clock.
    const backupAge = Math.abs(ageOf(notes.get(backupNote) ?? notes.get(firstStartNote)))
    note('backup', backupAge > thresholds.backupTooOldMs)
    // This counts at once, since the process may not live for a second round.
    if (isRestarting(notes)) firstSeen.set('restarts', firstSeen.get('restarts') ?? isoTime(now()))
    note('restarts', isRestarting(notes))
    if (free !== null) note('disk', free < thresholds.minFreeBytes)
    const facts = { failure: lastCall?.failure ?? null, isMailRefused: notes.has(refusalNote), firstSeen }
    return { statuses, situation: { now: now(), counts, oldestWaiting, ...facts } }

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
    // Those before may have ended before they told that the form service works again.
    const delivered = await journal.lastDelivery()
    if (delivered) lastCall ??= { failure: null, at: Date.parse(delivered) }
  }

  function isRestarting(notes: ReadonlyMap<string, string>): boolean {
    return [...notes].some(([name, starts]) => {
      // After a clock was set back, starts lie in the future.
      const passedMs = now() - Date.parse(starts.split(' ')[thresholds.startsOfLoop - 1] ?? '')
      return name.startsWith(startsPrefix) && passedMs >= 0 && passedMs <= thresholds.loopMs
    })
  }
}
