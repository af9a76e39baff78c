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

export interface FormAgain {
  kind: 'form'
  status: number
  headers: Record<string, string>
  reply: SubmissionReply
}

/** A redirect to the page of success, or the form again. Without a report, nothing was submitted. */
export type Submitted = { report: SubmissionReport | null } & ({ kind: 'sent'; address: string } | FormAgain)

export type Submit = (posted: PostedForm) => Promise<Submitted>

/** Parses, throttles and records a form post. What is answered and what is logged are made from the same outcome. */
export function createSubmit({ accept, throttle, receipts, reportError }: SubmitServices): Submit {
  return async function submit(posted) {
    const { form, fields, requestId } = posted
    const { submission, again } = readSubmission(form, fields)
    const { values, errors, meant, asked } = again
    const choice = readChoice(form, fields)
    if (choice !== null)
      return formAgain(200, { outcome: 'chosen', values: { ...values, package: choice }, asked }, null)
    const common = { form: form.id, email: maskEmail(submission.values.email) }
    if (errors) {
      const nowAsked = meant ? values['email'] : asked
      return formAgain(
        422,
        { outcome: 'invalid', values, errors, meant: meant ?? undefined, asked: nowAsked },
        { ...common, level: 'info', outcome: 'invalid', errors: codesOf(errors) },
      )
    }
    const throttled = await throttle(posted.clientAddress)
    if (throttled) {
      return formAgain(
        429,
        { outcome: 'throttled', values, ...throttled },
        { ...common, level: 'warn', outcome: 'throttled', limit: throttled.limit },
      )
    }
    const page = `${posted.publicOrigin}${form.path}`
    const outcome = await accept({ form, submission, page, requestId })
    return answerTo(outcome, values, posted, common)
  }

  async function answerTo(
    outcome: Outcome,
    values: Values,
    posted: PostedForm,
    common: Pick<SubmissionReport, 'form' | 'email'>,
  ): Promise<Submitted> {
    const { exchange } = outcome
    const { status: serviceStatus, ms: serviceMs, fault, answer } = exchange ?? {}
    const report = { ...common, serviceStatus, serviceMs, message: fault ?? undefined }
    switch (outcome.kind) {
      case 'delivered':
      case 'kept':
      case 'duplicate': {
        const { kind, reference } = outcome
        const address = await successAddress(reference, values, posted)
        return { kind: 'sent', address, report: { ...report, level: 'info', outcome: kind, reference } }
      }
      case 'refused': {
        const { kind, reference, errors } = outcome
        const codes = { ...codesOf(errors), ...formCodes(answer) }
        return formAgain(
          422,
          { outcome: kind, values, errors },
          { ...report, level: 'info', outcome: kind, reference, errors: codes },
        )
      }
      case 'held': {
        const { kind, reference, failure } = outcome
        const codes = formCodes(failure)
        return formAgain(
          502,
          { outcome: kind, values, reference },
          { ...report, level: 'warn', outcome: kind, reference, failure: failure?.failure, errors: codes },
        )
      }
      case 'quarantined': {
        const { kind, reference, release } = outcome
        return formAgain(
          200,
          { outcome: kind, values, reference, release },
          { ...report, level: 'warn', outcome: kind, reference },
        )
      }
      case 'unrecorded': {
        const message = `Not recorded: ${describeError(outcome.error)}`
        return formAgain(
          503,
          { outcome: 'held', values, reference: null },
          { ...report, level: 'error', outcome: 'held', message },
        )
      }
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

function formAgain(status: number, reply: SubmissionReply, report: Submitted['report']): Submitted {
  const headers: FormAgain['headers'] =
    reply.outcome === 'throttled' ? { 'retry-after': String(reply.retryAfterSeconds) } : {}
  return { kind: 'form', status, headers, reply, report }
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
