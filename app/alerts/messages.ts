import { leadStates } from '~/leads/lead'
import { deliveryWindowMs } from '~/leads/retry-pauses'
import { conditions, type Condition } from '~/log/names'
import { isoTime } from '~/platform/iso-time'
import type { Alert, Message } from './channels'
import type { Situation } from './conditions'
import type { Change } from './last-told'
import * as thresholds from './thresholds'
import texts from './wordings.json' with { type: 'json' }

const [minute, hour] = [60_000, 60 * 60_000]

export type AlertMessage = Message & { alert: Alert; state: 'started' | 'over' | 'daily' }

/** The titles are headings of docs/operations.md, which has the cures. `refused` is for an address that is refused for good. */
export const wordings: Readonly<Record<Condition, Record<'title' | 'started', string> & { over?: string }>> =
  texts

const limits = {
  windowHours: deliveryWindowMs / hour,
  lateMinutes: thresholds.waitingTooLongMs / minute,
  failedCalls: thresholds.failedCallsInARow,
  freeMegabytes: thresholds.minFreeBytes / 1024 / 1024,
  backupHours: thresholds.backupTooOldMs / hour,
  starts: thresholds.startsOfLoop,
  loopMinutes: thresholds.loopMs / minute,
}

/** Only the condition `journal` comes without a situation. */
export function conditionMessage(alert: Condition, change: Change, now: number, situation: Situation | null) {
  const { state, since } = change
  const { title, started, over = '' } = wordings[alert]
  const common = { alert, state, since }
  if (state === 'over') {
    const period = `It is over. From ${minuteOf(since)} to ${minuteOf(isoTime(now))}. ${over}`
    return { ...common, title: `Over: ${title}`, text: period.trim() }
  }
  const trouble = alert === 'mail' && situation?.isMailRefused ? texts.mail.refused : started
  const facts: Record<string, unknown> = { ...limits, ...(situation && factsOf(situation)) }
  const filled = trouble.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact]))
  const text = `${filled} See "${title}" in docs/operations.md. Since ${minuteOf(since)}.`
  return { ...common, title, text }
}

export function summaryMessage(
  { received, delivered }: { received: number; delivered: number },
  toldOf: (alert: Alert) => string,
  situation: Situation,
): AlertMessage {
  const states = leadStates.map((state) => `${state} ${situation.counts[state]}`)
  const titles = conditions.flatMap((condition) => {
    const [state, time] = toldOf(condition).split(' ')
    // A summary at a start comes before its alerts, which wait for a second round.
    const since = state === 'started' ? time : situation.firstSeen.get(condition)
    return since ? `${wordings[condition].title} (since ${minuteOf(since)})` : []
  })
  const lines = [
    `In the journal: ${states.join(', ')}.`,
    `Waiting: ${waitingOf(situation)}.`,
    `Open problems: ${titles.join('; ') || 'none'}.`,
  ]
  const title = `Received ${received}, delivered ${delivered} in 24 hours`
  return { alert: 'summary', state: 'daily', since: null, title, text: lines.join('\n') }
}

function factsOf(situation: Situation) {
  const { counts, failure } = situation
  const last = failure ? `, the last as \`${failure}\`` : ''
  return { parked: counts.parked, kept: counts.kept, waiting: waitingOf(situation), last }
}

function waitingOf({ counts, oldestWaiting, now }: Situation): string {
  const count = counts.received + counts.waiting
  return oldestWaiting ? `${count}, the oldest received ${ageOf(oldestWaiting, now)} ago` : String(count)
}

export function ageOf(time: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(time)) / minute)
  if (minutes < 2) return minutes < 1 ? 'less than a minute' : '1 minute'
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 60 / 24)} days`
}

function minuteOf(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`
}
