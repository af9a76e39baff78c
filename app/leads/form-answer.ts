import { fieldErrorCodes, type FieldError, type FieldErrorCode, type FieldErrors } from '~/forms/form'

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
  /** The service named fields that the visitor can mend; the message and codes are what it said beside that. */
  | { kind: 'refused'; errors: FieldErrors; message: string; codes: FormErrorCode[] }
  | { kind: 'failed'; failure: Failure; message: string; codes: FormErrorCode[] }

/** The text of an answer that is none of the agreed forms (specification section 7). */
export const unexpectedFormat = 'Unexpected response format'

/**
 * Reads an answer of the form service by its body, whatever its status (specification section 7; contract, "The form
 * service"): errors mean failure, a payment intent secret means pending, a `next` address means success, anything else is
 * unexpected. The status only tells a passing fault of the service from a lasting one.
 *
 * @param body the text of the answer; hostile or broken text is an unexpected answer, never an exception
 * @param shownFields the fields under which the visitor can be shown an error; errors of other fields concern the whole form
 */
export function readAnswer(status: number, body: string, shownFields: readonly string[]): Answer {
  const answer = parseObject(body)
  const complaints = answer ? readErrors(answer) : null
  if (complaints) return readComplaints(status, complaints, shownFields)
  if (answer && hasPaymentSecret(answer)) {
    return failed(
      'payment_pending',
      'The form service asks for a card payment, which this form does not take',
    )
  }
  if (typeof answer?.next === 'string') return { kind: 'delivered' }
  return failed(passingFault(status) ?? unexpectedKind(body), unexpectedFormat)
}

interface Complaint {
  message: string
  field?: unknown
  code?: unknown
}

function readErrors(answer: Record<string, unknown>): Complaint[] | null {
  if (Array.isArray(answer.errors) && answer.errors.every(isComplaint)) return answer.errors
  if (typeof answer.error === 'string') return [{ message: answer.error }]
  return null
}

function isComplaint(item: unknown): item is Complaint {
  return isObject(item) && typeof item.message === 'string'
}

function readComplaints(status: number, complaints: Complaint[], shownFields: readonly string[]): Answer {
  const errors: Record<string, FieldError[]> = {}
  for (const field of shownFields) {
    const own = complaints.filter((complaint) => complaint.field === field)
    if (own.length > 0) {
      errors[field] = own.map(({ code, message }) => ({ code: fieldErrorCode(code), message }))
    }
  }
  const others = complaints.filter(({ field }) => !shownFields.some((shown) => shown === field))
  const codes = others.map((complaint) => formErrorCode(complaint.code))
  const message = others.map((complaint) => complaint.message).join(', ')
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors, message, codes }
  const failure = passingFault(status) ?? complaintKind(status, codes, message)
  return failed(failure, message || 'The form service answered with an empty list of errors', codes)
}

function failed(failure: Failure, message: string, codes: FormErrorCode[] = []): Answer {
  return { kind: 'failed', failure, message, codes }
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

function fieldErrorCode(code: unknown): FieldErrorCode {
  return fieldErrorCodes.find((known) => known === code) ?? 'UNSPECIFIED'
}

function formErrorCode(code: unknown): FormErrorCode {
  return formErrorCodes.find((known) => known === code) ?? 'UNSPECIFIED'
}

function hasPaymentSecret(answer: Record<string, unknown>): boolean {
  return isObject(answer.stripe) && typeof answer.stripe.paymentIntentClientSecret === 'string'
}

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return isObject(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
