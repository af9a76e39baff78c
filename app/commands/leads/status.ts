import { waitingTooLongMs } from '~/alerts/thresholds'
import { Fault } from '~/platform/fault'
import { describeError } from '~/platform/log'
import { backupNote } from '~/leads/journal'
import { leadStates } from '~/leads/lead'
import type { CommandContext } from './context'

export type Status = Awaited<ReturnType<typeof readStatus>>

const minute = 60_000
// A server mails every second: what waits for longer was tried in vain, or no server runs.
const mailedByMs = 20_000

export async function readStatus({ journal, hasFormService, isMailed, now }: CommandContext) {
  const time = new Date(now()).toISOString()
  const leads = await journal.countByState()
  const oldestWaiting = await journal.oldest(['received', 'waiting'])
  // What needs a person; without a private word, so that it can be mailed.
  const problems: { kind: string; message: string }[] = []
  try {
    await journal.checkWritable(time)
  } catch (error) {
    const reason = error instanceof Fault ? error.message : describeError(error)
    problems.push({ kind: 'journal', message: `The journal cannot be written: ${reason}.` })
  }
  if (leads.parked > 0) {
    const failures = (await journal.failures('parked')).map((failure) => failure ?? 'no form service')
    const mailed = isMailed ? ', though ENQUIRY_EMAIL still gets them by email' : ''
    const message = `${counted(leads.parked)} parked (${failures.join(', ')})${mailed}: see "leads list --state parked", then "leads retry --all".`
    problems.push({ kind: 'parked', message })
  }
  const waitedMs = oldestWaiting === null ? 0 : now() - Date.parse(oldestWaiting)
  if (waitedMs > waitingTooLongMs) {
    const message = `${counted(leads.received + leads.waiting)} waiting, the oldest for ${duration(waitedMs)}: see "leads list --state ${leads.waiting > 0 ? 'waiting' : 'received'}".`
    problems.push({ kind: 'waiting', message })
  }
  const oldestUnmailed = await journal.oldestUnmailed()
  const unmailedMs = oldestUnmailed === null ? 0 : now() - Date.parse(oldestUnmailed)
  if (unmailedMs > mailedByMs) {
    const message = `Not mailed to ENQUIRY_EMAIL for ${duration(unmailedMs)}: see the "mail" lines in the log, and "doctor".`
    problems.push({ kind: 'mail', message })
  }
  if (!isMailed && (await journal.dueMails(time, 1)).length > 0) {
    const message =
      'Leads wait to be mailed, and ENQUIRY_EMAIL is unset here: set it, or "leads purge" removes them.'
    problems.push({ kind: 'mail', message })
  }
  const stranded = await journal.countStranded()
  if (stranded > 0) {
    const unset = 'set CONSULTATION_FORM_ID and PROJECT_FORM_ID, or ENQUIRY_EMAIL, then '
    const first = hasFormService || isMailed ? '' : unset
    const message = `${counted(stranded)} kept here and not sent anywhere: ${first}"leads retry --all".`
    problems.push({ kind: 'kept', message })
  }
  return {
    leads,
    /** When the oldest lead came that is still to be delivered. */
    oldestWaiting,
    /** Since when the oldest waits to be mailed. */
    oldestUnmailed,
    lastDelivery: await journal.lastDelivery(),
    rests: await journal.rests(time),
    hasFormIds: hasFormService,
    isMailed,
    lastBackup: (await journal.notes()).get(backupNote) ?? null,
    problems,
  }
}

export function statusText({ leads, problems, ...status }: Status, now: number): string {
  const unset = `unset: leads are ${status.isMailed ? 'mailed' : 'kept here'}`
  const ago = (time: string) => `${time} (${duration(now - Date.parse(time))} ago)`
  const facts = [
    ...leadStates.map((state) => [state, String(leads[state])]),
    ['oldest wait', status.oldestWaiting ? ago(status.oldestWaiting) : 'nothing is waiting'],
    ['last delivered', status.lastDelivery ? ago(status.lastDelivery) : 'nothing yet'],
    ...status.rests.map(({ form, until }) => ['rests', `${form}, until ${until}, as the form service asked`]),
    ['form ids', status.hasFormIds ? 'configured' : unset],
    ['email', status.isMailed ? 'to ENQUIRY_EMAIL' : 'none, ENQUIRY_EMAIL is unset'],
    ...(status.oldestUnmailed ? [['email waits', `since ${ago(status.oldestUnmailed)}`]] : []),
    ['last backup', status.lastBackup ? ago(status.lastBackup) : 'none'],
  ]
  const lines = facts.map(([name = '', value = '']) => name.padEnd(16) + value)
  return [...lines, '', problemsText({ problems }) || 'Nothing needs a person.'].join('\n')
}

/** One line for each; empty when there are none. */
export function problemsText({ problems }: Pick<Status, 'problems'>): string {
  return problems.map(({ message }) => message).join('\n')
}

function counted(leads: number): string {
  return leads === 1 ? '1 lead is' : `${leads} leads are`
}

function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minute))
  if (minutes < 120) return minutes > 0 ? `${minutes} min` : 'less than a minute'
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
