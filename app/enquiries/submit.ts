import { isEmail } from '~/forms/check-fields'
import type { FieldErrorCode, FieldErrors, Form } from '~/forms/form'
import { packageName } from '~/forms/package-name'
import { noPackage } from '~/forms/registry'
import { readSubmission } from '~/forms/read-submission'
import type { PostedFields } from '~/forms/read-values'
import type { SubmissionReply } from '~/forms/reply'
import type { AcceptSubmission } from '~/leads/accept'
import type { FormServiceOutcome } from '~/leads/form-service-response'
import type { FormErrorCode } from '~/log/names'
import { describeError, type Level, type Log } from '~/platform/log'
import type { Throttle } from '~/platform/rate-limit'
import type { Signer } from '~/platform/signer'
import type { LogEvent, SubmissionEvent } from '~/log/events'

type RequestField = 'event' | 'requestId' | 'status' | 'durationMs' | 'clientIp' | 'javascript'

/** The fields of a `submission` line that do not come from the request. */
export type SubmissionReport = Omit<SubmissionEvent, RequestField> & { level: Level }

export interface SubmitServices {
  accept: AcceptSubmission
  throttle: Throttle
  receipts: Signer
  log: Log<LogEvent>
}

type PostedForm = { form: Form; fields: PostedFields; requestId: string; clientIp: string; siteUrl: string }

type NotSent = Exclude<SubmissionReply, { outcome: 'chosen' | 'unreachable' }>

export type Submit = ReturnType<typeof createSubmit>

/** A redirect to the success page, or the form again. Without a report, nothing was submitted. */
export type Submitted = Awaited<ReturnType<Submit>>
export type FormAgain = Omit<Extract<Submitted, { kind: 'form' }>, 'report'>

/** Parses, throttles and records a form post. The response and the log line show the same outcome. */
export function createSubmit({ accept, throttle, receipts, log }: SubmitServices) {
  return async function submit({ form, fields, requestId, clientIp, siteUrl }: PostedForm) {
    const { submission, again, choice } = readSubmission(form, fields)
    const { values, errors, asked } = again
    if (choice !== null) {
      const reply = { outcome: 'chosen', values: { ...values, package: choice }, asked } as const
      return { kind: 'form' as const, status: 200, headers: {}, reply, report: null }
    }
    const common = { form: form.id, email: maskEmail(submission.values.email) }
    const giveBack = (status: number, level: Level, reply: NotSent, own: Partial<SubmissionReport>) => {
      const headers: Record<string, string> =
        reply.outcome === 'throttled' ? { 'retry-after': String(reply.retryAfterSeconds) } : {}
      const report: SubmissionReport = { ...common, ...own, level, outcome: reply.outcome }
      return { kind: 'form' as const, status, headers, reply, report }
    }
    if (errors)
      return giveBack(422, 'info', { outcome: 'invalid', ...again, errors }, { errors: codesOf(errors) })
    const throttled = await throttle(clientIp)
    if (throttled)
      return giveBack(429, 'warn', { outcome: 'throttled', values, ...throttled }, { limit: throttled.limit })
    // Reads the key before the form service is called, since the journal may fail during the call.
    void receipts.sign().catch(() => {})
    const outcome = await accept({ form, submission, page: siteUrl + form.path, requestId })
    const { status: serviceStatus, ms: serviceMs, fault, outcome: response } = outcome.exchange ?? {}
    const call = { serviceStatus, serviceMs, waitedMs: outcome.waitedMs, message: fault ?? undefined }
    if (outcome.kind === 'unrecorded') {
      // Our fault must not turn away who tries again.
      await throttle(clientIp, -1)
      const message = `Not recorded: ${describeError(outcome.error)}`
      return giveBack(503, 'error', { outcome: 'held', values, reference: null }, { ...call, message })
    }
    const { kind, reference } = outcome
    const own = { ...call, reference }
    if (kind === 'refused') {
      const all = { ...codesOf(outcome.errors), ...formCodes(response) }
      const reply = { outcome: kind, values, errors: outcome.errors }
      return giveBack(422, 'info', reply, { ...own, errors: all })
    }
    if (kind === 'held') {
      const { failure, nextAttemptAt: next } = outcome
      const failed = { failure: failure?.failure, errors: formCodes(failure) }
      const fate = { state: next ? 'waiting' : 'parked', nextAttemptAt: next ?? undefined } as const
      const all = { ...own, ...failed, ...(next !== undefined && fate) }
      return giveBack(502, 'warn', { outcome: kind, values, reference }, all)
    }
    if (kind === 'quarantined') {
      const { releaseToken } = outcome
      return giveBack(200, 'warn', { outcome: kind, values, reference, releaseToken }, own)
    }
    const chosen = packageName('package' in values ? values.package : null, {})
    const receipt = await receipts.sign(form.id, reference).catch((error: unknown) => {
      const message = `Received, but the visitor reads no success: ${describeError(error)}`
      log('error', { event: 'journal', requestId, reference, message })
    })
    // The page of the form shows success, with the package that was sent.
    const query = new URLSearchParams({
      ...(chosen !== noPackage && { package: chosen }),
      ...(receipt && { receipt }),
      sent: reference,
    })
    const report: SubmissionReport = { ...common, ...own, level: 'info', outcome: kind }
    return { kind: 'sent' as const, url: `${form.path}?${query}`, report }
  }
}

function codesOf(errors: FieldErrors): Record<string, FieldErrorCode[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, own]) => [field, [...new Set(own.map(({ code }) => code))]]),
  )
}

function formCodes(of: FormServiceOutcome | null | undefined): { form: FormErrorCode[] } | undefined {
  return of && 'codes' in of && of.codes.length > 0 ? { form: [...new Set(of.codes)] } : undefined
}

/** Masks an email for the log: `a***@example.com`. Null for other text, which may be anything. */
export function maskEmail(email: string): string | null {
  return isEmail(email) ? `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}` : null
}
