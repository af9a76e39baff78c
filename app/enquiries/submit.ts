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

/** Fields of a `submission` line that the request doesn't give (contract, "Log"). */
export interface SubmissionReport extends Omit<SubmissionEvent, RequestField> {
  level: Level
}

export interface PostedForm {
  form: Form
  body: FormData
  requestId: string
  clientAddress: string
  publicOrigin: string
  search: URLSearchParams
}

/** A redirect, or the form again (architecture, "The way of a submission"). */
export type SubmitReply = { kind: 'sent'; address: string } | { kind: 'form'; status: number; reply: Reply }

export type Submit = (posted: PostedForm) => Promise<{ reply: SubmitReply; report: SubmissionReport }>

/** Parses, throttles and records a form post, and maps the outcome to a response (architecture, outcome table). */
export function createSubmit({
  accept,
  throttle,
  receipts,
  reportError,
}: {
  accept: AcceptEnquiry
  throttle: Throttle
  receipts: Receipts
  reportError(error: unknown, requestId?: string): void
}): Submit {
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
      return {
        reply: formAgain({ outcome: 'throttled', values, ...throttled }, 429),
        report: { ...common, level: 'warn', outcome: 'throttled', limit: throttled.limit },
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
        const chosen = search.get('package')
        const receipt = await receipts
          .sign(form.id, outcome.reference)
          .catch((error: unknown) => reportError(error, requestId))
        // The same page, keeping `?package=`.
        const query = new URLSearchParams({
          ...(chosen && isPackageName(chosen) && { package: chosen }),
          ...(receipt && { receipt }),
          sent: outcome.reference,
        })
        return { kind: 'sent', address: `${form.path}?${query}` }
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

const levels = {
  delivered: 'info',
  kept: 'info',
  duplicate: 'info',
  refused: 'info',
  quarantined: 'warn',
  held: 'warn',
  unrecorded: 'error',
} as const satisfies Record<Outcome['kind'], Level>

function reportOf(outcome: Outcome, form: Form): SubmissionReport {
  const { kind, exchange } = outcome
  const common = {
    level: levels[kind],
    form: form.id,
    serviceStatus: exchange?.status,
    serviceMs: exchange?.ms,
    message: exchange?.fault ?? undefined,
  }
  if (kind === 'unrecorded') {
    return { ...common, outcome: 'held', message: `Not recorded: ${describeError(outcome.error)}` }
  }
  const report = { ...common, outcome: kind, reference: outcome.reference }
  if (kind === 'refused') {
    return { ...report, errors: { ...codesOf(outcome.errors), ...formCodes(exchange?.answer) } }
  }
  if (kind !== 'held') return report
  return { ...report, failure: outcome.failure?.failure, errors: formCodes(outcome.failure) }
}

/** Undefined when there are none. */
function formCodes(answer: Answer | null | undefined): { form: FormErrorCode[] } | undefined {
  if (!answer || answer.kind === 'delivered' || answer.codes.length === 0) return undefined
  return { form: unique(answer.codes) }
}

function codesOf(errors: FieldErrors): Record<string, FieldErrorCode[]> {
  const codes = Object.entries(errors).map(([field, own]) => [field, unique(own.map(({ code }) => code))])
  return Object.fromEntries(codes) as Record<string, FieldErrorCode[]>
}

// The service may repeat a code.
function unique<Code>(codes: readonly Code[]): Code[] {
  return [...new Set(codes)]
}
