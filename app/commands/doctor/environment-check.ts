import { formIdsOf } from '~/leads/form-service'
import type { Examination } from './examination'
import { warning, type Finding } from './finding'

// RFC 2606 and RFC 6761: no mail arrives there.
const placeholder = /@(.+\.)?((example|invalid|test|localhost)|example\.(com|net|org))$/i

export const missingForms = 'Set CONSULTATION_FORM_ID and PROJECT_FORM_ID, as the form service shows them.'

export function checkEnvironment({ environment }: Pick<Examination, 'environment'>): Finding[] {
  const findings: Finding[] = []
  if (!formIdsOf(environment)) {
    const message = 'No form service is configured: submissions are kept in the journal only'
    findings.push(warning('environment', message, missingForms))
  }
  const { CONTACT_EMAIL: email } = environment
  if (placeholder.test(email)) {
    const message = `The pages tell visitors to write to ${email}, which nobody reads`
    findings.push(warning('environment', message, 'Set CONTACT_EMAIL to an address that somebody reads.'))
  }
  return findings
}
