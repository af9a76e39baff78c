import * as z from 'zod'
import { formErrorCodes, type Failure, type FormErrorCode } from '~/log/names'
import { storableText } from '~/forms/clean-text'
import { fieldErrorCodes, type FieldError, type FieldErrors } from '~/forms/form'
import { parseJson } from '~/platform/parse-json'

export type FormServiceOutcome =
  | { kind: 'delivered' }
  /** The visitor can correct `errors`; `message` and `codes` hold all other errors. */
  | { kind: 'refused'; errors: FieldErrors; message: string; codes: FormErrorCode[] }
  | { kind: 'failed'; failure: Failure; message: string; codes: FormErrorCode[] }

export type FailedDelivery = Extract<FormServiceOutcome, { kind: 'failed' }>

const serviceText = z.string().transform(storableText)
const anything = z.unknown().optional()
const serviceError = z.object({ message: serviceText, field: anything, code: anything })
type ServiceError = z.infer<typeof serviceError>
const fieldErrorCode = z.enum(fieldErrorCodes).catch('UNSPECIFIED')
const formErrorCode = z.enum(formErrorCodes).catch('UNSPECIFIED')

/** The agreed formats, in order of precedence. */
const agreedBody = z.union([
  z.object({ errors: z.array(serviceError) }),
  z.object({ error: serviceText }).transform(({ error }) => ({ errors: [{ message: error }] })),
  z.object({ stripe: z.object({ paymentIntentClientSecret: z.string() }) }),
  z.object({ next: z.string() }),
])

/** The body decides, since failures also come with status 200; the status tells which failures are temporary. Never throws. */
export function readResponse(
  status: number,
  body: string,
  shownFields: readonly string[],
): FormServiceOutcome {
  const { data: response } = agreedBody.safeParse(parseJson(body))
  if (!response) return failed(temporaryFailure(status) ?? unexpectedKind(body), 'Unexpected response format')
  if ('next' in response) return { kind: 'delivered' }
  if ('stripe' in response)
    return failed(
      'payment_pending',
      'The form service asks for a card payment, which this form does not take',
    )
  const errors: Record<string, FieldError[]> = {}
  const others: ServiceError[] = []
  const given: ServiceError[] = response.errors
  for (const { field, ...error } of given) {
    const shown = shownFields.find((name) => name === field)
    if (shown === undefined) others.push(error)
    else (errors[shown] ??= []).push({ code: fieldErrorCode.parse(error.code), message: error.message })
  }
  const codes = others.map(({ code }) => formErrorCode.parse(code))
  const message = others.map((error) => error.message).join(', ')
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors, message, codes }
  const failure = temporaryFailure(status) ?? permanentFailure(status, codes, message)
  return failed(failure, message || 'The form service answered with an empty list of errors', codes)
}

export function failed(failure: Failure, message: string, codes: FormErrorCode[] = []): FailedDelivery {
  return { kind: 'failed', failure, message, codes }
}

function temporaryFailure(status: number): Failure | null {
  return status === 429 ? 'rate_limited' : status >= 500 ? 'server_error' : null
}

// The service tells these apart only in prose. Each needs another action of the operator.
function permanentFailure(status: number, codes: FormErrorCode[], message: string): Failure {
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
