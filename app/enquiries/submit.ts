import { data, redirect } from '@remix-run/node'
import type { FieldErrorCode, FieldErrors, Form } from '~/forms/form'
import { isPackageName } from '~/forms/package-value'
import { readSubmission, type Submission } from '~/forms/read-submission'
import type { Reply } from '~/forms/reply'
import type { AcceptEnquiry } from '~/leads/accept'
import type { Answer, FormErrorCode } from '~/leads/form-answer'
import type { Outcome } from '~/leads/outcome'
import { maskEmail } from '~/leads/mask-email'
import type { Receipts } from '~/leads/receipts'
import type { Throttle } from '~/leads/throttle'
import { describeError, type Level } from '~/platform/log'
import type { SubmitAnswer } from '~/http/remix/load-context'
import { refusals, type Refusal } from '~/http/policy/refusal'
import type { SubmissionEvent } from './log-events'

type RequestField = 'event' | 'requestId' | 'status' | 'durationMs' | 'clientIp' | 'javascript'

/** What a `submission` line says beside what every request's line says (contract, "Log"). */
export interface SubmissionReport extends Omit<SubmissionEvent, RequestField> {
  level: Level
}

/** The facts of the request that a submission arrives in. */
export interface SubmitRequest {
  requestId: string
  clientAddress: string
  publicOrigin: string
  refusal: Refusal | null
  /** Takes the report of what became of the submission. */
  report(report: SubmissionReport): void
}

export interface SubmitOptions {
  accept: AcceptEnquiry
  throttle: Throttle
  receipts: Receipts
  reportError(error: unknown, requestId?: string): void
}

/** The report of a form post that was refused before anyone read it, or that an unexpected error ended. */
export function earlyReport(form: Form, refusal: Refusal | null): SubmissionReport {
  if (!refusal) {
    return { level: 'error', form: form.id, outcome: 'held', message: 'Ended by the error of this request' }
  }
  const outcome = refusal.status === 503 ? 'throttled' : 'invalid'
  return { level: 'warn', form: form.id, outcome, message: refusal.reason }
}

/**
 * Takes a posted form through reading, throttling and the journal, and turns what became of it into the answer of
 * architecture's outcome table. The same for a post with script and one without.
 *
 * @throws the error page's status, when the form cannot be read
 */
export async function submit(
  { accept, throttle, receipts, reportError }: SubmitOptions,
  facts: SubmitRequest,
  form: Form,
  request: Request,
): Promise<SubmitAnswer> {
  const refuse = (refusal: Refusal) => {
    facts.report(earlyReport(form, refusal))
    return data(null, { status: refusal.status })
  }
  if (facts.refusal) throw refuse(facts.refusal)
  const body = await request.formData().catch(() => null)
  if (!body) throw refuse(refusals.brokenBody)

  const submission = readSubmission(form, body)
  const { values, errors } = submission
  const email = maskEmail(values.email)
  if (errors) {
    facts.report({ level: 'info', form: form.id, outcome: 'invalid', errors: codesOf(errors), email })
    return reply({ outcome: 'invalid', values, errors }, 422)
  }

  const throttled = await throttle(facts.clientAddress)
  if (throttled) {
    const { limit, retryAfterSeconds } = throttled
    facts.report({ level: 'warn', form: form.id, outcome: 'throttled', limit, email })
    return reply({ outcome: 'throttled', values, limit, retryAfterSeconds }, 429, {
      'Retry-After': String(retryAfterSeconds),
    })
  }

  const page = `${facts.publicOrigin}${form.path}`
  const outcome = await accept({ form, submission, page, requestId: facts.requestId })
  facts.report({ ...reportOf(outcome, form), email })
  const sign = (reference: string) =>
    receipts.sign(form.id, reference).catch((error: unknown) => {
      reportError(error, facts.requestId)
      return null
    })
  return answerOf(outcome, submission, async (reference) =>
    successAddress(form, request.url, reference, await sign(reference)),
  )
}

async function answerOf(
  outcome: Outcome,
  { values }: Submission,
  success: (reference: string) => Promise<string>,
): Promise<SubmitAnswer> {
  switch (outcome.kind) {
    case 'delivered':
    case 'kept':
    case 'duplicate':
      return redirect(await success(outcome.reference), 303)
    case 'refused':
      return reply({ outcome: 'refused', values, errors: outcome.errors }, 422)
    case 'held':
      return reply({ outcome: 'held', values, reference: outcome.reference }, 502)
    case 'quarantined': {
      const { reference, release } = outcome
      return reply({ outcome: 'quarantined', values, reference, release }, 200)
    }
    case 'unrecorded':
      return reply({ outcome: 'held', values, reference: null }, 503)
  }
}

function reply(body: Reply, status: number, headers: Record<string, string> = {}) {
  return data(body, { status, headers })
}

/** Where a form that went through leads: to itself, with the package that its address names. */
function successAddress(form: Form, requestUrl: string, reference: string, receipt: string | null): string {
  const chosen = new URL(requestUrl).searchParams.get('package')
  const query = new URLSearchParams({
    ...(chosen && isPackageName(chosen) && { package: chosen }),
    ...(receipt && { receipt }),
    sent: reference,
  })
  return `${form.path}?${query}`
}

function reportOf(outcome: Outcome, form: Form): SubmissionReport {
  const { exchange } = outcome
  const common = {
    form: form.id,
    outcome: outcome.kind === 'unrecorded' ? 'held' : outcome.kind,
    reference: outcome.kind === 'unrecorded' ? undefined : outcome.reference,
    serviceStatus: exchange?.status,
    serviceMs: exchange?.ms,
    message: exchange?.fault ?? undefined,
  }
  switch (outcome.kind) {
    case 'delivered':
    case 'kept':
    case 'duplicate':
      return { level: 'info', ...common }
    case 'refused':
      return {
        level: 'info',
        ...common,
        errors: { ...codesOf(outcome.errors), ...formCodes(exchange?.answer) },
      }
    case 'quarantined':
      return { level: 'warn', ...common }
    case 'held': {
      const errors = formCodes(outcome.failure)
      return { level: 'warn', ...common, failure: outcome.failure?.failure, ...(errors && { errors }) }
    }
    case 'unrecorded':
      return { level: 'error', ...common, message: `Not recorded: ${describeError(outcome.error)}` }
  }
}

/** The codes that concern the whole form, under `form`; undefined when there are none. */
function formCodes(answer: Answer | null | undefined): { form: FormErrorCode[] } | undefined {
  if (!answer || answer.kind === 'delivered' || answer.codes.length === 0) return undefined
  return { form: unique(answer.codes) }
}

function codesOf(errors: FieldErrors): Record<string, FieldErrorCode[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, complaints]) => [field, unique(complaints.map(({ code }) => code))]),
  )
}

// The service decides how many complaints it sends; a line has each code once.
function unique<Code>(codes: readonly Code[]): Code[] {
  return [...new Set(codes)]
}
