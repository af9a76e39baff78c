import type { FieldErrorCode, FieldErrors, Form } from '~/forms/form'
import { isPackageName } from '~/forms/package-value'
import { readSubmission, type Submission } from '~/forms/read-submission'
import type { Reply } from '~/forms/reply'
import type { AcceptEnquiry } from '~/leads/accept'
import type { Answer, FormErrorCode } from '~/leads/form-answer'
import { maskEmail } from '~/leads/mask-email'
import type { Outcome } from '~/leads/outcome'
import type { Receipts } from '~/leads/receipts'
import type { Throttle } from '~/leads/throttle'
import { describeError, type Level } from '~/platform/log'
import type { SubmissionEvent } from './log-events'

type RequestField = 'event' | 'requestId' | 'status' | 'durationMs' | 'clientIp' | 'javascript'

/** What a `submission` line says beside what every request's line says (contract, "Log"). */
export interface SubmissionReport extends Omit<SubmissionEvent, RequestField> {
  level: Level
}

/** A posted form, and the request that brought it. */
export interface PostedForm {
  form: Form
  body: FormData
  requestId: string
  clientAddress: string
  publicOrigin: string
  /** The query of the page that the form was posted from. */
  search: URLSearchParams
}

/** What the visitor gets: the success address, or the form again (architecture, "The way of a submission"). */
export type SubmitReply = { kind: 'sent'; address: string } | { kind: 'form'; status: number; reply: Reply }

export interface Submitted {
  reply: SubmitReply
  report: SubmissionReport
}

export type Submit = (posted: PostedForm) => Promise<Submitted>

export interface SubmitOptions {
  accept: AcceptEnquiry
  throttle: Throttle
  receipts: Receipts
  reportError(error: unknown, requestId?: string): void
}

/** Builds the use case of a posted form: read, throttle, accept, reply. The same with and without script. */
export function createSubmit({ accept, throttle, receipts, reportError }: SubmitOptions): Submit {
  return async function submit(posted) {
    const { form, requestId } = posted
    const submission = readSubmission(form, posted.body)
    const { values, errors } = submission
    const email = maskEmail(values.email)
    const common = { form: form.id, email }
    if (errors) {
      return {
        reply: formAgain({ outcome: 'invalid', values, errors }, 422),
        report: { ...common, level: 'info', outcome: 'invalid', errors: codesOf(errors) },
      }
    }

    const throttled = await throttle(posted.clientAddress)
    if (throttled) {
      const { limit } = throttled
      return {
        reply: formAgain({ outcome: 'throttled', values, ...throttled }, 429),
        report: { ...common, level: 'warn', outcome: 'throttled', limit },
      }
    }

    const page = `${posted.publicOrigin}${form.path}`
    const outcome = await accept({ form, submission, page, requestId })
    return {
      reply: await replyTo(outcome, submission, posted),
      report: { ...reportOf(outcome, form), email },
    }
  }

  async function replyTo(
    outcome: Outcome,
    { values }: Submission,
    { form, search, requestId }: PostedForm,
  ): Promise<SubmitReply> {
    switch (outcome.kind) {
      case 'delivered':
      case 'kept':
      case 'duplicate': {
        const { reference } = outcome
        const receipt = await receipts.sign(form.id, reference).catch((error: unknown) => {
          reportError(error, requestId)
          return null
        })
        return { kind: 'sent', address: successAddress(form, search, reference, receipt) }
      }
      case 'refused':
        return formAgain({ outcome: 'refused', values, errors: outcome.errors }, 422)
      case 'held':
        return formAgain({ outcome: 'held', values, reference: outcome.reference }, 502)
      case 'quarantined': {
        const { reference, release } = outcome
        return formAgain({ outcome: 'quarantined', values, reference, release }, 200)
      }
      case 'unrecorded':
        return formAgain({ outcome: 'held', values, reference: null }, 503)
    }
  }
}

function formAgain(reply: Reply, status: number): SubmitReply {
  return { kind: 'form', status, reply }
}

/** The form's own page, with the package that its address names. */
function successAddress(
  form: Form,
  search: URLSearchParams,
  reference: string,
  receipt: string | null,
): string {
  const chosen = search.get('package')
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

// The service may repeat a code; a line has each once.
function unique<Code>(codes: readonly Code[]): Code[] {
  return [...new Set(codes)]
}
