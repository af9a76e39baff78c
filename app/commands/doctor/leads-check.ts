import { formIdsOf } from '~/leads/form-service'
import type { LeadState } from '~/leads/lead'
import { missingForms } from './environment-check'
import type { Examination } from './examination'
import { ok, warning, type Finding } from './finding'

const hour = 60 * 60 * 1000

export async function checkLeads({
  journal,
  journalError,
  environment,
  now,
}: Pick<Examination, 'journal' | 'journalError' | 'environment' | 'now'>): Promise<Finding[]> {
  if (!journal || journalError) return []
  const counts = await journal.countByState()
  const findings: Finding[] = []
  const tell = async (states: LeadState[], what: string, toFinding: (message: string) => Finding) => {
    const count = states.reduce((sum, state) => sum + counts[state], 0)
    const oldest = count > 0 ? await journal.oldest(states) : null
    if (oldest === null) return
    const message = `${count} ${count === 1 ? 'lead' : 'leads'} ${what}, the oldest since ${oldest}`
    findings.push(toFinding(message))
  }
  const hasForms = formIdsOf(environment) !== null
  await tell(['parked'], 'parked, which nothing sends by itself', (message) => {
    const fix =
      '"leads list --state parked" shows why; once the cause is removed, "leads retry --all" sends them.'
    return warning('leads', message, fix)
  })
  const oldestWaiting = await journal.oldest(['received', 'waiting'])
  await tell(['received', 'waiting'], 'waiting to be sent', (message) => {
    if (!hasForms) return warning('leads', message, missingForms)
    if (now() - Date.parse(oldestWaiting ?? '') < hour) return ok('leads', message)
    const fix = '"leads list --state waiting" shows why; "leads retry --all" sends them within seconds.'
    return warning('leads', message, fix)
  })
  await tell(['kept'], 'kept, and not sent to the form service', (message) => {
    if (!hasForms) return warning('leads', message, missingForms)
    return warning('leads', message, '"leads retry --all --state kept" sends them to the form service.')
  })
  await tell(['quarantined'], 'quarantined', (message) => {
    const advice =
      '"leads list --state quarantined" shows whether a person is among them, "leads release" sends'
    return ok('leads', `${message}; ${advice}`)
  })
  return findings.length > 0 ? findings : [ok('leads', 'No lead waits, is parked, kept or quarantined')]
}
