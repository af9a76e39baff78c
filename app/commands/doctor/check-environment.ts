import { sampleWarnings } from '~/content/samples'
import { forwardsLeads, plainHttpIn, type Environment } from '~/platform/environment'
import { warning, type Finding } from './finding'

// RFC 2606 and RFC 6761: no mail arrives there.
const placeholder = /@(.+\.)?((example|invalid|test|localhost)|example\.(com|net|org))$/i

export function checkEnvironment(environment: Environment, misspelled: readonly string[]): Finding[] {
  const fixName = 'Correct the name, or remove the variable.'
  const findings = misspelled.map((message) => warning('environment', message, fixName))
  const fixPlain = 'Begin it with https://, and have the proxy or the form service speak TLS.'
  findings.push(...plainHttpIn(environment).map((message) => warning('environment', message, fixPlain)))
  if (!forwardsLeads(environment)) {
    const message = 'Neither form service nor email is configured: submissions are kept in the journal only'
    const fix = 'Set CONSULTATION_FORM_ID and PROJECT_FORM_ID, or ENQUIRY_EMAIL and SMTP_URL.'
    findings.push(warning('environment', message, fix))
  }
  if (environment.KEEP_ALIVE_SECONDS < 61) {
    const message = `KEEP_ALIVE_SECONDS is ${environment.KEEP_ALIVE_SECONDS}: a proxy, which mostly keeps idle connections for 60 s, answers 502 to a form that meets their end`
    findings.push(
      warning('environment', message, 'Set it above that of the proxy, or unset it, which is 130.'),
    )
  }
  if (placeholder.test(environment.CONTACT_EMAIL)) {
    const message = `The pages tell visitors to email ${environment.CONTACT_EMAIL}, which nobody reads`
    findings.push(warning('environment', message, 'Set CONTACT_EMAIL to an address that somebody reads.'))
  }
  const fixSamples = 'Replace them in testimonials.ts, people.ts and site.ts of app/content, and build.'
  return [...findings, ...sampleWarnings().map((message) => warning('environment', message, fixSamples))]
}
