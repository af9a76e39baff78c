import type { FieldErrorCode, FieldErrors, Form, Values } from '~/forms/form'
import { noPackage, packageName } from '~/forms/package-name'
import { readChoice, readSubmission } from '~/forms/read-submission'
import type { PostedFields } from '~/forms/read-values'
import type { SubmissionReply } from '~/forms/reply'
import type { AcceptEnquiry, Outcome } from '~/leads/accept'
import type { FormServiceAnswer, FormErrorCode } from '~/leads/form-service-answer'
import { maskEmail } from '~/leads/mask-email'
import type { Receipts } from '~/leads/receipts'
import { describeError, type Level } from '~/platform/log'
import type { Throttle } from '~/platform/rate-limit'
import type { SubmissionEvent } from '~/log-events'

type RequestField = 'event' | 'requestId' | 'status' | 'durationMs' | 'clientIp' | 'javascript'

/** Fields of a `submission` line that the request doesn't give. */
export interface SubmissionReport extends Omit<SubmissionEvent, RequestField> {
  level: Level
}

export interface SubmitServices {
  accept: AcceptEnquiry
  throttle: Throttle
  receipts: Receipts
  reportError(error: unknown, requestId?: string): void
}

export interface PostedForm {
  form: Form
  fields: PostedFields
  requestId: string
  clientAddress: string
  publicOrigin: string
}

/** A redirect to the page of success, or the form again. */
export type SubmitReply = { kind: 'sent'; address: string } | FormReply

export interface FormReply {
  kind: 'form'
  status: number
  headers: Record<string, string>
  reply: SubmissionReply
}

/** Without a report, nothing was submitted. */
export type Submit = (posted: PostedForm) => Promise<{ reply: SubmitReply; report: SubmissionReport | null }>

/** Parses, throttles and records a form post, and maps the outcome to a response. */
export function createSubmit({ accept, throttle, receipts, reportError }: SubmitServices): Submit {
  return async function submit(posted) {
    const { form, requestId } = posted
    const submission = readSubmission(form, posted.fields)
    const { typed: values } = submission
    // Of an address that is wrong by itself nothing is asked.
    const meant = submission.errors?.['email'] ? null : submission.meant
    const errors = meant ? { ...submission.errors, ...mistyped(meant) } : submission.errors
    const asked = (meant ? values['email'] : submission.asked) || undefined
    const choice = readChoice(form, posted.fields)
    if (choice !== null) {
      const reply = formAgain(200, {
        outcome: 'chosen',
        values: { ...values, package: choice },
        asked: submission.asked || undefined,
      })
      return { reply, report: null }
    }
    const common = { form: form.id, email: maskEmail(submission.values.email) }
    if (errors) {
      return {
        reply: formAgain(422, { outcome: 'invalid', values, errors, meant: meant ?? undefined, asked }),
        report: { ...common, level: 'info', outcome: 'invalid', errors: codesOf(errors) },
      }
    }
    const throttled = await throttle(posted.clientAddress)
    if (throttled) {
      return {
        reply: formAgain(429, { outcome: 'throttled', values, ...throttled }),
        report: { ...common, level: 'warn', outcome: 'throttled', limit: throttled.limit },
      }
    }
    const page = `${posted.publicOrigin}${form.path}`
    const outcome = await accept({ form, submission, page, requestId })
    const reply = await replyTo(outcome, values, posted)
    return { reply, report: { ...common, ...reportOf(outcome) } }
  }

  async function replyTo(outcome: Outcome, values: Values, posted: PostedForm): Promise<SubmitReply> {
    switch (outcome.kind) {
      case 'delivered':
      case 'kept':
      case 'duplicate':
        return { kind: 'sent', address: await successAddress(outcome.reference, values, posted) }
      case 'refused':
        return formAgain(422, { outcome: 'refused', values, errors: outcome.errors })
      case 'held':
        return formAgain(502, { outcome: 'held', values, reference: outcome.reference })
      case 'quarantined': {
        const { reference, release } = outcome
        return formAgain(200, { outcome: 'quarantined', values, reference, release })
      }
      case 'unrecorded':
        return formAgain(503, { outcome: 'held', values, reference: null })
    }
  }

  /** The same page, with the package that was sent. */
  async function successAddress(reference: string, values: Values, { form, requestId }: PostedForm) {
    const chosen = packageName(values['package'] ?? null, {})
    const signing = receipts.sign(form.id, reference)
    const receipt = await signing.catch((error: unknown) => reportError(error, requestId))
    const query = new URLSearchParams({
      ...(chosen !== noPackage && { package: chosen }),
      ...(receipt && { receipt }),
      sent: reference,
    })
    return `${form.path}?${query}`
  }
}

/** Asked before anything is recorded, so that no answer goes to a stranger. */
function mistyped(meant: string): FieldErrors {
  return {
    email: [
      {
        code: 'TYPE_EMAIL',
        message: `may be mistyped. Did you mean ${meant}? If not, send it again as it is.`,
      },
    ],
  }
}

function formAgain(status: number, reply: SubmissionReply): FormReply {
  const headers: FormReply['headers'] =
    reply.outcome === 'throttled' ? { 'retry-after': String(reply.retryAfterSeconds) } : {}
  return { kind: 'form', status, headers, reply }
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

function reportOf(outcome: Outcome): Omit<SubmissionReport, 'form' | 'email'> {
  const { kind, exchange } = outcome
  const common = {
    level: levels[kind],
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

function formCodes(answer: FormServiceAnswer | null | undefined): { form: FormErrorCode[] } | undefined {
  if (!answer || answer.kind === 'delivered' || answer.codes.length === 0) return undefined
  return { form: unique(answer.codes) }
}

function codesOf(errors: FieldErrors): Record<string, FieldErrorCode[]> {
  const codes = Object.entries(errors).map(([field, own]) => [field, unique(own.map(({ code }) => code))])
  return Object.fromEntries(codes) as Record<string, FieldErrorCode[]>
}

function unique<Code>(codes: readonly Code[]): Code[] {
  return [...new Set(codes)]
}
