import { leadStates } from '~/leads/lead'
import { deliveryWindowMs } from '~/leads/retry-pauses'
import { conditions, type Condition } from '~/log/names'
import { isoTime } from '~/platform/iso-time'
import type { Alert, Message } from './channels'
import type { Situation } from './conditions'
import type { Change } from './last-told'
import * as thresholds from './thresholds'

const [minute, hour] = [60_000, 60 * 60_000]

export type AlertMessage = Message & { alert: Alert; state: 'started' | 'over' | 'daily' }

type Wording = { title: string; started: string | ((situation: Situation) => string); over?: string }

/** The titles are headings of docs/operations.md, which has the cures. */
export const wordings: Record<Condition, Wording> = {
  journal: {
    title: 'Inquiries cannot be recorded',
    started:
      'A server cannot write its journal. Pages are served; a form comes back to its visitor filled in, with a notice, and nothing that is sent is saved until this is over. The `journal` line in the log has the reason: check the disk, or PostgreSQL, and run `doctor`.',
    over: 'What visitors sent in the meantime was given back to them.',
  },
  parked: {
    title: 'Inquiries need a person',
    started: ({ counts }) =>
      `Parked: ${counts.parked}. The form service refused them for a reason that trying again won't change. ENQUIRY_EMAIL gets them by email if it was set when they came. Their visitors were told that the inquiry is saved and will be late. Run \`leads list --state parked\`, fix the cause, then run \`leads retry --all\`. Further ones are not reported one by one.`,
  },
  waiting: {
    title: 'Inquiries are late',
    started: (situation) =>
      `Waiting: ${waitingOf(situation)}. They are saved, and will be sent as soon as the form service takes them; after ${deliveryWindowMs / hour} hours they are parked. Run \`leads status\`.`,
  },
  mail: {
    title: 'Inquiries cannot be mailed',
    started: ({ isMailRefused }) =>
      isMailRefused
        ? 'A mail server refuses an address of ENQUIRY_EMAIL for good. `doctor --alerts` names it.'
        : `An inquiry has waited for more than ${thresholds.waitingTooLongMs / minute} minutes to be mailed to ENQUIRY_EMAIL, and is retried. Run \`leads list --unmailed\`; \`leads show\` has the reason.`,
  },
  form_ids: {
    title: 'Nobody receives inquiries',
    started: ({ counts }) =>
      `In the journal only: ${counts.kept}. Visitors were told that their inquiry was sent, but CONSULTATION_FORM_ID, PROJECT_FORM_ID and ENQUIRY_EMAIL were unset. Set the form ids, or ENQUIRY_EMAIL, restart if they are not, and run \`leads retry --all --state kept\`.`,
  },
  form_service: {
    title: 'The form service fails',
    started: ({ failure }) =>
      `${thresholds.failedCallsInARow} calls in a row failed${failure ? `, the last as \`${failure}\`` : ''}. Visitors are told that their inquiry is saved and will be late. Run \`leads status\`.`,
    over: 'What was waiting is being sent. What is parked is not: run `leads list --state parked`.',
  },
  disk: {
    title: 'The disk fills',
    started: `Less than ${thresholds.minFreeBytes / 1024 / 1024} MB are free for the journal. Once the disk is full, no inquiry can be taken. Run \`doctor\`.`,
  },
  backup: {
    title: 'There is no recent backup',
    started: `\`leads backup\` has made none for ${thresholds.backupTooOldMs / hour} hours. If the disk fails, everything since then is lost.`,
  },
  restarts: {
    title: 'A server keeps restarting',
    started: `It has started ${thresholds.startsOfLoop} times within ${thresholds.loopMs / minute} minutes. Unless someone did that by hand, visitors are getting errors, and the last lines of its log say why.`,
  },
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
  const trouble = typeof started === 'string' ? started : started(situation!)
  const text = `${trouble} See "${title}" in docs/operations.md. Since ${minuteOf(since)}.`
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
