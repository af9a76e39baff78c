import { checkedFields, type Field, type FieldError, type FieldErrors, type Form } from './form'

// A "valid email address" of the HTML Standard whose host has a dot.
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

// RFC 5321, section 4.5.3.1.3: 256 with the angle brackets.
export const maxEmailLength = 254

export function isEmail(address: string): boolean {
  return address.length <= maxEmailLength && emailAddress.test(address)
}

// A visible character: no space, no mark, and none without a glyph, such as Hangul fillers and the blanks of Braille and music.
const visible = /[^\s\p{M}\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD\u{1D159}]/u

/** The first error of a value, which is undefined if it was not sent. */
function checkField({ kind, required, maxLength, isPlural }: Field, text?: string): FieldError | null {
  const missing = isPlural ? 'are required' : 'is required'
  if (text === undefined) return required ? { code: 'REQUIRED_FIELD_MISSING', message: missing } : null
  if (required && !visible.test(text)) return { code: 'REQUIRED_FIELD_EMPTY', message: missing }
  if (text.length > maxLength) {
    const [most, sent] = [maxLength, text.length].map((length) => length.toLocaleString('en-US'))
    return { code: 'TYPE_TEXT', message: `must be at most ${most} characters (you sent ${sent})` }
  }
  if (kind === 'email' && !isEmail(text))
    return { code: 'TYPE_EMAIL', message: 'must look like name@example.com' }
  if (kind === 'tel' && text && text.replace(/\P{Nd}/gu, '').length < 7)
    return { code: 'TYPE_TEXT', message: 'looks too short. Include the area code.' }
  return null
}

/** The server and the browser both check with this function. */
export function checkFields(form: Form, values: Record<string, string | undefined>): FieldErrors {
  const found = checkedFields(form).flatMap((field) => {
    const error = checkField(field, values[field.name])
    return error ? [[field.name, [error]] as const] : []
  })
  return Object.fromEntries(found)
}
