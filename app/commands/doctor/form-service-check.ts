import { forms } from '~/forms/registry'
import type { Answer, Failure } from '~/leads/form-answer'
import { createFormService, formIdsOf } from '~/leads/form-service'
import { checkClock, type ClockReading } from './clock-check'
import type { Examination } from './examination'
import { ok, problem, type Finding } from './finding'

const clockLimit = {
  of: 'the form service',
  mostMs: 60_000,
  fix: 'Keep this machine on time by NTP: the day of a lead, leases and retries go by the clock.',
}

const fixes: Readonly<Record<Failure, string>> = {
  unreachable:
    'Check FORM_SERVICE_URL, that its name resolves here, and that no firewall keeps this machine from it.',
  timeout: 'Check the network between here and the form service, or raise FORM_SERVICE_TIMEOUT_MS.',
  rate_limited: 'Nothing to change here: leads wait. If it lasts, raise the limit of your plan there.',
  server_error: 'Nothing to change here: leads wait until the form service works again.',
  captcha_required: 'Turn reCAPTCHA off in the settings of this form: a server cannot solve it.',
  unconfirmed: 'Confirm the e-mail address of this form and activate it at the form service.',
  quota: 'The plan there is used up: enlarge it, or wait for the next month; then "leads retry --all".',
  form_error: 'Check the form id against the one that the form service shows, and that the form is there.',
  unexpected_format:
    'Check FORM_SERVICE_URL: what answers there is no form service, or something in between answers for it.',
  payment_pending: 'Turn payments off in the settings of this form.',
}

/** Sends each form empty, which the service rejects without creating a submission. */
export async function checkFormService(
  { environment, now }: Pick<Examination, 'environment' | 'now'>,
  fetchLike = fetch,
): Promise<Finding[]> {
  const formIds = formIdsOf(environment)
  if (!formIds) return []
  const { FORM_SERVICE_URL: url, FORM_SERVICE_TIMEOUT_MS: timeoutMs } = environment
  let reading: ClockReading | null = null
  const timedFetch: typeof fetch = async (...call) => {
    const askedAt = now()
    const response = await fetchLike(...call)
    const there = Date.parse(response.headers.get('date') ?? '')
    // `Date` has whole seconds.
    if (there) reading = { there: there + 500, askedAt, answeredAt: now(), roundingMs: 500 }
    return response
  }
  const client = 'dayfive-doctor'
  const monotonic = () => performance.now()
  const formService = createFormService({
    url,
    formIds,
    timeoutMs,
    client,
    fetch: timedFetch,
    now,
    monotonic,
  })
  const findings: Finding[] = []
  for (const { id, path } of Object.values(forms)) {
    const page = `${environment.SITE_URL ?? 'http://localhost'}${path}`
    const { answer, ms } = await formService.send({ form: id, values: {}, visit: {}, page })
    findings.push(findingOf(answer, `${id} form at ${url}/f/${formIds[id]}`, ms))
  }
  return reading ? [...findings, checkClock(reading, clockLimit)] : findings
}

function findingOf(answer: Answer, form: string, ms: number): Finding {
  if (answer.kind === 'delivered') {
    return ok('form service', `The ${form} answers, and took an empty test form; look for it there`)
  }
  if (answer.kind === 'refused' || answer.codes.includes('EMPTY')) {
    return ok('form service', `The ${form} answers within ${ms} ms`)
  }
  const { failure, message } = answer
  return problem('form service', `The ${form} fails by ${failure}: ${message}`, fixes[failure])
}
