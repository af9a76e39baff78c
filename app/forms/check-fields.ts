import type { Field, FieldError, FieldErrorCode, FieldErrors, Form } from './form'

// HTML Standard, "valid email address", whose host has a dot.
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

// RFC 5321, section 4.5.3.1.3, without the brackets.
export const maxEmailLength = 254

export function isEmail(address: string): boolean {
  return address.length <= maxEmailLength && emailAddress.test(address)
}

// Something to see: no space, no mark without a letter, no character without a glyph (Hangul fillers, the blanks of Braille and music).
const visible = /[^\s\p{M}\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD\u{1D159}]/u

const missing = (prefix = '') => (prefix.endsWith('s') ? 'are required' : 'is required')

/** The first error of a value, in the order of the checks. A value that was not sent is undefined. */
function checkField({ kind, required, maxLength, prefix }: Field, text?: string): FieldError | null {
  if (text === undefined) return required ? failure('REQUIRED_FIELD_MISSING', missing(prefix)) : null
  if (required && !visible.test(text)) return failure('REQUIRED_FIELD_EMPTY', missing(prefix))
  if (text.length > maxLength) {
    const lengths = `at most ${count(maxLength)} characters (you sent ${count(text.length)})`
    return failure('TYPE_TEXT', `must be ${lengths}`)
  }
  if (kind === 'email' && !isEmail(text)) return failure('TYPE_EMAIL', 'must look like name@example.com')
  return null
}

/** The errors of all fields. The server and the browser call this one function. */
export function checkFields({ fields }: Form, values: Record<string, string | undefined>): FieldErrors {
  const found = fields.flatMap((field) => {
    const error = checkField(field, values[field.name])
    return error ? [[field.name, [error]] as const] : []
  })
  return Object.fromEntries(found)
}

function failure(code: FieldErrorCode, message: string): FieldError {
  return { code, message }
}

function count(length: number): string {
  return length.toLocaleString('en-US')
}
