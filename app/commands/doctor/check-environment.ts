import { sampleWarnings } from '~/content/samples'
import { forwardsLeads, risksIn, type Environment } from '~/platform/environment'
import fixes from './environment-fixes.json' with { type: 'json' }
import { warning, type Finding } from './finding'

// RFC 2606 and RFC 6761: no mail arrives there.
const placeholder = /@(.+\.)?((example|invalid|test|localhost)|example\.(com|net|org))$/i

export function checkEnvironment(environment: Environment, misspelled: readonly string[]): Finding[] {
  const findings = [...misspelled, ...risksIn(environment)].map((message) => {
    const [, fix] = Object.entries(fixes).find(([words]) => new RegExp(words).test(message))!
    return warning('environment', message, fix.replace('{name}', message.split(' ')[0]!))
  })
  if (!forwardsLeads(environment)) {
    const message = 'Neither form service nor email is configured: submissions are kept in the journal only'
    const fix = 'Set CONSULTATION_FORM_ID and PROJECT_FORM_ID, or ENQUIRY_EMAIL and SMTP_URL.'
    findings.push(warning('environment', message, fix))
  }
  if (placeholder.test(environment.CONTACT_EMAIL)) {
    const message = `The pages tell visitors to email ${environment.CONTACT_EMAIL}, where no email arrives`
    findings.push(warning('environment', message, 'Set CONTACT_EMAIL to an address that somebody reads.'))
  }
  const fixSamples = 'Replace them in testimonials, people and site.ts of app/content, and build.'
  return [...findings, ...sampleWarnings().map((message) => warning('environment', message, fixSamples))]
}
