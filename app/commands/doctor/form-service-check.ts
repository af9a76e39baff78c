import type { FormId } from '~/forms/form'
import { forms } from '~/forms/registry'
import type { Answer, Failure } from '~/leads/form-answer'
import { createFormService } from '~/leads/form-service'
import type { Environment } from '~/platform/environment'
import type { Finding } from './finding'

const mostClockDifferenceMs = 60_000

/** What to change, for each way in which the form service can fail. */
const fixes: Readonly<Record<Failure, string>> = {
  unreachable:
    'Check FORM_SERVICE_URL, that its name resolves here, and that no firewall keeps this machine from it.',
  timeout: 'Check the network between here and the form service, or raise FORM_SERVICE_TIMEOUT_MS.',
  rate_limited: 'Nothing to change here: leads wait. If it lasts, raise the limit of your plan there.',
  server_error: 'Nothing to change here: leads wait until the form service is well again.',
  captcha_required: 'Turn reCAPTCHA off in the settings of this form: a server cannot solve it.',
  unconfirmed: 'Confirm the e-mail address of this form and activate it at the form service.',
  quota: 'The plan there is used up: enlarge it, or wait for the next month; then "leads retry --all".',
  form_error: 'Check the form id against the one that the form service shows, and that the form is there.',
  unexpected_format:
    'Check FORM_SERVICE_URL: what answers there is no form service, or something in between answers for it.',
  payment_pending: 'Turn payments off in the settings of this form.',
}

/**
 * Whether the form service answers each form as it should. It is sent a form without any field, which it refuses without
 * bothering anybody.
 */
export async function checkFormService(
  environment: Environment,
  fetchLike: typeof fetch,
  now: () => number,
): Promise<Finding[]> {
  const { CONSULTATION_FORM_ID, PROJECT_FORM_ID, FORM_SERVICE_URL: url } = environment
  // Said by the check of the environment.
  if (!CONSULTATION_FORM_ID || !PROJECT_FORM_ID) return []
  const formIds: Record<FormId, string> = { consultation: CONSULTATION_FORM_ID, project: PROJECT_FORM_ID }
  let date: string | null = null
  const formService = createFormService({
    url,
    formIds,
    timeoutMs: environment.FORM_SERVICE_TIMEOUT_MS,
    client: 'dayfive-doctor',
    async fetch(...call) {
      const response = await fetchLike(...call)
      date = response.headers.get('date')
      return response
    },
    now,
  })
  const findings: Finding[] = []
  for (const { id, path } of Object.values(forms)) {
    const page = `${environment.SITE_URL ?? 'http://localhost'}${path}`
    const { answer, ms } = await formService.send({ form: id, values: {}, visit: {}, page })
    findings.push(findingOf(answer, `${id} form at ${url}/f/${formIds[id]}`, ms))
  }
  return date === null ? findings : [...findings, checkClock(date, now())]
}

function findingOf(answer: Answer, form: string, ms: number): Finding {
  if (answer.kind === 'delivered') {
    const message = `The ${form} answers, and took an empty test form; look for it there`
    return { check: 'form service', level: 'ok', message }
  }
  if (answer.kind === 'refused' || answer.codes.includes('EMPTY')) {
    return { check: 'form service', level: 'ok', message: `The ${form} answers within ${ms} ms` }
  }
  return {
    check: 'form service',
    level: 'problem',
    message: `The ${form} fails by ${answer.failure}: ${answer.message}`,
    fix: fixes[answer.failure],
  }
}

function checkClock(date: string, now: number): Finding {
  const difference = Math.abs(Date.parse(date) - now)
  return difference > mostClockDifferenceMs
    ? {
        check: 'clock',
        level: 'problem',
        message: `The clock here and that of the form service differ by ${Math.round(difference / 1000)} s`,
        fix: 'Keep this machine on time by NTP: the day of a lead, leases and retries go by the clock.',
      }
    : { check: 'clock', level: 'ok', message: 'The clock agrees with the form service' }
}
