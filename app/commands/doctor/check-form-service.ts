import { forms } from '~/forms/registry'
import { createFormService } from '~/leads/form-service'
import type { Failure } from '~/log/names'
import { siteOf, type Environment } from '~/platform/environment'
import { request as fetch } from '~/platform/http-client'
import { ok, problem, type Finding } from './finding'

const fixes: Readonly<Record<Failure, string>> = {
  unreachable: 'Check FORM_SERVICE_URL, its name in the DNS, and firewalls on the way to it.',
  timeout: 'Check the network between here and the form service, or raise FORM_SERVICE_TIMEOUT_MS.',
  rate_limited: 'Nothing to change here: leads wait. If it lasts, raise the limit of your plan there.',
  server_error: 'Nothing to change here: leads wait until the form service works again.',
  captcha_required: 'Turn reCAPTCHA off in the settings of this form: a server cannot solve it.',
  unconfirmed: 'Confirm the email address of this form and activate it at the form service.',
  quota: 'The plan there is used up: upgrade it, or wait for the next month; then "leads retry --all".',
  form_error: 'Correct CONSULTATION_FORM_ID or PROJECT_FORM_ID: the form service shows the id of each.',
  unexpected_format: 'Check FORM_SERVICE_URL: what answers there, or in between, is not the form service.',
  payment_pending: 'Turn payments off in the settings of this form.',
}

/** Sends each form empty, which the service rejects without creating a submission. */
export async function checkFormService(environment: Environment): Promise<Finding[]> {
  const monotonic = () => performance.now()
  const formService = createFormService({ environment, fetch, now: Date.now, monotonic })
  if (!formService) return []
  const findings: Finding[] = []
  for (const { id, path } of Object.values(forms)) {
    const page = siteOf(environment) + path
    const { outcome, ms } = await formService.send({ form: id, values: {}, visit: {}, page })
    const form = `The ${id} form at ${environment.FORM_SERVICE_URL}`
    if (outcome.kind === 'delivered') {
      findings.push(ok('form service', `${form} answers, and took an empty test form; look for it there`))
    } else if (outcome.kind === 'refused' || outcome.codes.includes('EMPTY')) {
      findings.push(ok('form service', `${form} answers within ${ms} ms`))
    } else {
      const message = `${form} fails (${outcome.failure}): ${outcome.message}`
      findings.push(problem('form service', message, fixes[outcome.failure]))
    }
  }
  return findings
}
