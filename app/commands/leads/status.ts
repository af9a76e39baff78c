import { ageOf } from '~/alerts/messages'
import { fullBytes, unmailedTooLongMs, waitingTooLongMs } from '~/alerts/thresholds'
import { leadStates } from '~/leads/lead'
import { backupNote, refusalNote } from '~/leads/notes'
import { forwardsLeads } from '~/platform/environment'
import { Fault } from '~/platform/fault'
import { isoTime } from '~/platform/iso-time'
import { describeError } from '~/platform/log'
import type { CommandContext } from './context'
import { nameValueLines } from './format'

export type Status = Awaited<ReturnType<typeof readStatus>>

export async function readStatus({ journal, environment, now, freeBytes }: CommandContext) {
  const hasFormIds = environment.CONSULTATION_FORM_ID !== undefined
  const isMailed = environment.ENQUIRY_EMAIL !== undefined
  const time = isoTime(now())
  const leads = await journal.countByState()
  const oldestWaiting = await journal.oldestUndelivered()
  const unmailed = await journal.oldestUnmailed()
  const stranded = await journal.countStranded('kept')
  const isPast = (since: string | null, ms: number) => since !== null && now() - Date.parse(since) > ms
  const oldestUnmailed = isPast(unmailed, 0) ? unmailed : null
  // No private word may be in a problem, so that it can be mailed.
  const problems: { kind: string; message: string }[] = []
  const add = (kind: string, message: string) => problems.push({ kind, message })
  await journal.checkWritable(time).catch((error: unknown) => {
    const reason = error instanceof Fault ? error.message : describeError(error)
    add('journal', `The journal cannot be written: ${reason}; "doctor" says what to do.`)
  })
  if (((await freeBytes()) ?? Infinity) < fullBytes)
    add('disk', 'The disk is all but full, so inquiries may be refused; "doctor" says what to do.')
  if (leads.parked > 0) {
    const failures = (await journal.parkedFailures()).map((failure) => failure ?? 'no form service')
    const unsent = await journal.countStranded('parked')
    const lacking = `, ${unsent < leads.parked ? `${unsent} of them ` : ''}never emailed`
    const queued = await journal.purgeable(['parked'], time, true)
    const each = queued > 0 ? `, ${queued} still due by email` : ', though each is emailed'
    const mailed = isMailed ? `${unsent > 0 ? lacking : each} to ENQUIRY_EMAIL` : ''
    const cure = 'see "leads list --state parked", fix the cause, then run "leads retry --all"'
    add('parked', `${leadsAre(leads.parked)} parked (${failures.join(', ')})${mailed}: ${cure}.`)
  }
  if (isPast(oldestWaiting, waitingTooLongMs)) {
    const count = leadsAre(leads.received + leads.waiting)
    const list = `leads list --state ${leads.waiting > 0 ? 'waiting' : 'received'}`
    add('waiting', `${count} waiting, the oldest for ${ageOf(oldestWaiting!, now())}: see "${list}".`)
  }
  if (isPast(unmailed, unmailedTooLongMs)) {
    const late = `An email to ENQUIRY_EMAIL has waited for ${ageOf(unmailed!, now())}, or was perhaps sent`
    add('mail', `${late}: see "leads list --unmailed", which "leads show" explains, and "doctor --alerts".`)
  }
  const notes = await journal.notes()
  if (isMailed && notes.has(refusalNote))
    add('mail', 'A mail server refuses an address in ENQUIRY_EMAIL: correct what "doctor --alerts" names.')
  if (!isMailed && (await journal.dueMails(time, 1)).length > 0) {
    const cure = 'set it; until then "leads purge" removes them unmailed'
    add('mail', `Leads wait to be mailed, and ENQUIRY_EMAIL is unset here: ${cure}.`)
  }
  if (stranded > 0) {
    const unset = 'set CONSULTATION_FORM_ID and PROJECT_FORM_ID, or ENQUIRY_EMAIL, and '
    const first = forwardsLeads(environment) ? '' : unset
    add('kept', `${leadsAre(stranded)} kept here and not sent anywhere: ${first}run "leads retry --all".`)
  }
  return {
    leads,
    oldestWaiting,
    oldestUnmailed,
    lastDelivery: await journal.lastDelivery(),
    rests: await journal.rests(time),
    hasFormIds,
    isMailed,
    lastBackup: notes.get(backupNote) ?? null,
    problems,
  }
}

export function statusText({ leads, ...status }: Status, now: number): string {
  const unset = `unset: leads are ${status.isMailed ? 'mailed' : 'kept here'}`
  const ago = (time: string | null) => time && `${time} (${ageOf(time, now)} ago)`
  const since = (time: string | null) => (time ? `since ${ago(time)}` : 'none')
  const lines = nameValueLines(16, [
    ...leadStates.map((state) => [state, String(leads[state])]),
    ['lead waits', since(status.oldestWaiting)],
    ['last delivered', ago(status.lastDelivery) ?? 'none in the journal'],
    ...status.rests.map(({ form, until }) => ['rests', `${form}, until ${until}, as the form service asked`]),
    ['form ids', status.hasFormIds ? 'configured' : unset],
    ['email', status.isMailed ? 'to ENQUIRY_EMAIL' : 'none, ENQUIRY_EMAIL is unset'],
    ['email waits', since(status.oldestUnmailed)],
    ['last backup', ago(status.lastBackup) ?? 'none'],
  ])
  return [lines, '', problemsText(status) || 'Nothing needs a person.'].join('\n')
}

export function problemsText({ problems }: Pick<Status, 'problems'>): string {
  return problems.map(({ message }) => message).join('\n')
}

function leadsAre(count: number): string {
  return count === 1 ? '1 lead is' : `${count} leads are`
}
