import { forms } from '~/forms/registry'
import { createFormService } from '~/leads/form-service'
import { siteOf, type Environment } from '~/platform/environment'
import { request as fetch } from '~/platform/http-client'
import { ok, problem, type Finding } from './finding'
import fixes from './form-service-fixes.json' with { type: 'json' }

/** Sends each form empty, which the service rejects without creating a submission. */
export async function checkFormService(environment: Environment): Promise<Finding[]> {
  const monotonic = () => performance.now()
  const formService = createFormService({ environment, fetch, now: Date.now, monotonic })
  if (!formService) return []
  const findings: Finding[] = []
  for (const { id, path } of Object.values(forms)) {
    const page = siteOf(environment) + path
    const { outcome, ms, status, fault } = await formService.send({ form: id, values: {}, visit: {}, page })
    const form = `The ${id} form at ${environment.FORM_SERVICE_URL}`
    if (outcome.kind === 'delivered') {
      findings.push(ok('form service', `${form} answers, and took an empty test form; look for it there`))
    } else if (outcome.kind === 'refused' || outcome.codes.includes('EMPTY')) {
      findings.push(ok('form service', `${form} answers within ${ms} ms`))
    } else {
      const why = fault ?? `the form service answered ${status}: ${outcome.message}`
      const message = `${form} fails (${outcome.failure}): ${why}`
      findings.push(problem('form service', message, fixes[outcome.failure]))
    }
  }
  return findings
}
