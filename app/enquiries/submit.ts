import type { FieldErrorCode, FieldErrors, Form, Values } from '~/forms/form'
import { noPackage, packageName } from '~/forms/package-name'
import { readSubmission } from '~/forms/read-submission'
import type { PostedFields } from '~/forms/read-values'
import type { SubmissionReply } from '~/forms/reply'
import type { AcceptEnquiry } from '~/leads/accept'
import type { FormServiceOutcome } from '~/leads/form-service-response'
import type { FormErrorCode } from '~/log/names'
import { maskEmail } from '~/leads/mask-email'
import type { Receipts } from '~/leads/receipts'
import { describeError, type Level } from '~/platform/log'
import type { Throttle } from '~/platform/rate-limit'
import type { SubmissionEvent } from '~/log/events'

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
  siteUrl: string
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
    const { form, fields, requestId, clientAddress, siteUrl } = posted
    const { submission, again, choice } = readSubmission(form, fields)
    const { values, errors, asked } = again
    if (choice !== null)
      return formAgain(200, { outcome: 'chosen', values: { ...values, package: choice }, asked }, null)
    const common = { form: form.id, email: maskEmail(submission.values.email) }
    if (errors) {
      const report = { ...common, level: 'info', outcome: 'invalid', errors: codesOf(errors) } as const
      return formAgain(422, { outcome: 'invalid', ...again, errors }, report)
    }
    const throttled = await throttle(clientAddress)
    if (throttled) {
      const report = { ...common, level: 'warn', outcome: 'throttled', limit: throttled.limit } as const
      return formAgain(429, { outcome: 'throttled', values, ...throttled }, report)
    }
    const outcome = await accept({ form, submission, page: siteUrl + form.path, requestId })
    const { status: serviceStatus, ms: serviceMs, fault, outcome: response } = outcome.exchange ?? {}
    const known = { ...common, serviceStatus, serviceMs, message: fault ?? undefined }
    if (outcome.kind === 'unrecorded') {
      const message = `Not recorded: ${describeError(outcome.error)}`
      const report = { ...known, level: 'error', outcome: 'held', message } as const
      return formAgain(503, { outcome: 'held', values, reference: null }, report)
    }
    const { kind, reference } = outcome
    const recorded = { ...known, outcome: kind, reference }
    switch (outcome.kind) {
      case 'refused': {
        const codes = { ...codesOf(outcome.errors), ...formCodes(response) }
        const report = { ...recorded, level: 'info', errors: codes } as const
        return formAgain(422, { outcome: 'refused', values, errors: outcome.errors }, report)
      }
      case 'held': {
        const failure = outcome.failure?.failure
        const report = { ...recorded, level: 'warn', failure, errors: formCodes(outcome.failure) } as const
        return formAgain(502, { outcome: 'held', values, reference }, report)
      }
      case 'quarantined': {
        const reply = { outcome: 'quarantined', values, reference, release: outcome.release } as const
        return formAgain(200, reply, { ...recorded, level: 'warn' })
      }
      default: {
        const address = await successAddress(reference, values, posted)
        return { kind: 'sent', address, report: { ...recorded, level: 'info' } }
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

function codesOf(errors: FieldErrors) {
  const codes = Object.entries(errors).map(([field, own]) => [
    field,
    [...new Set(own.map(({ code }) => code))],
  ])
  return Object.fromEntries(codes) as Record<string, FieldErrorCode[]>
}

function formCodes(of: FormServiceOutcome | null | undefined): { form: FormErrorCode[] } | undefined {
  const codes = of && 'codes' in of ? [...new Set(of.codes)] : []
  return codes.length > 0 ? { form: codes } : undefined
}
