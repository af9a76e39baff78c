import { z } from 'zod'
import { fieldErrorCodes, type FieldError, type FieldErrors } from '~/forms/form'

/** The form-level codes of specification section 8. */
export const formErrorCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
  'UNSPECIFIED',
] as const

export type FormErrorCode = (typeof formErrorCodes)[number]

/** Why a lead was not delivered, as the log and the journal name it (contract, "Log"). */
export const failures = [
  'unreachable',
  'timeout',
  'rate_limited',
  'server_error',
  'captcha_required',
  'unconfirmed',
  'quota',
  'form_error',
  'unexpected_format',
  'payment_pending',
] as const

export type Failure = (typeof failures)[number]

/** What an answer of the form service means. */
export type Answer =
  | { kind: 'delivered' }
  /** The service named fields that the visitor can correct; message and codes are what it said beside that. */
  | { kind: 'refused'; errors: FieldErrors; message: string; codes: FormErrorCode[] }
  | FailedAnswer

export interface FailedAnswer {
  kind: 'failed'
  failure: Failure
  message: string
  codes: FormErrorCode[]
}

/** The text of an answer in none of the agreed forms (specification section 7). */
export const unexpectedFormat = 'Unexpected response format'

const complaint = z.object({
  message: z.string(),
  field: z.unknown().optional(),
  code: z.unknown().optional(),
})
type Complaint = z.infer<typeof complaint>
const fieldErrorCode = z.enum(fieldErrorCodes).catch('UNSPECIFIED')
const formErrorCode = z.enum(formErrorCodes).catch('UNSPECIFIED')

// In the order in which they count (specification section 7).
const complaintsBody = z.object({ errors: z.array(complaint) })
const complaintBody = z.object({ error: z.string() })
const pendingBody = z.object({ stripe: z.object({ paymentIntentClientSecret: z.string() }) })
const deliveredBody = z.object({ next: z.string() })

/**
 * Reads an answer of the form service by its body, whatever its status (contract, "The form service"). The status only tells a
 * passing fault of the service from a lasting one.
 *
 * @param body hostile or broken text is an unexpected answer, never an exception
 * @param shownFields the fields under which the visitor can be shown an error; errors of other fields concern the whole form
 */
export function readAnswer(status: number, body: string, shownFields: readonly string[]): Answer {
  const answer = parseJson(body)
  const several = complaintsBody.safeParse(answer)
  if (several.success) return readComplaints(status, several.data.errors, shownFields)
  const one = complaintBody.safeParse(answer)
  if (one.success) return readComplaints(status, [{ message: one.data.error }], shownFields)
  if (pendingBody.safeParse(answer).success) {
    return failed(
      'payment_pending',
      'The form service asks for a card payment, which this form does not take',
    )
  }
  if (deliveredBody.safeParse(answer).success) return { kind: 'delivered' }
  return failed(passingFault(status) ?? unexpectedKind(body), unexpectedFormat)
}

/** An answer that says why a lead was not delivered. */
export function failed(failure: Failure, message: string, codes: FormErrorCode[] = []): FailedAnswer {
  return { kind: 'failed', failure, message, codes }
}

function readComplaints(status: number, complaints: Complaint[], shownFields: readonly string[]): Answer {
  const errors: Record<string, FieldError[]> = {}
  for (const field of shownFields) {
    const own = complaints.filter((about) => about.field === field)
    if (own.length === 0) continue
    errors[field] = own.map(({ code, message }) => ({ code: fieldErrorCode.parse(code), message }))
  }
  const others = complaints.filter(({ field }) => !shownFields.some((shown) => shown === field))
  const codes = others.map(({ code }) => formErrorCode.parse(code))
  const message = others.map((about) => about.message).join(', ')
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors, message, codes }
  const failure = passingFault(status) ?? complaintKind(status, codes, message)
  return failed(failure, message || 'The form service answered with an empty list of errors', codes)
}

function passingFault(status: number): Failure | null {
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'server_error' : null
}

// The service tells these apart in words only; they differ in what the operator has to change there.
function complaintKind(status: number, codes: FormErrorCode[], message: string): Failure {
  if (/captcha/i.test(message)) return 'captcha_required'
  if (status === 402 || /quota|submission limit/i.test(message)) return 'quota'
  if (codes.includes('INACTIVE') || /confirm|not active|unverified/i.test(message)) return 'unconfirmed'
  return 'form_error'
}

function unexpectedKind(body: string): Failure {
  if (/captcha/i.test(body)) return 'captcha_required'
  if (/confirmation email sent|confirm your (form|email)/i.test(body)) return 'unconfirmed'
  return 'unexpected_format'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
