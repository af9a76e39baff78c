import { cleanText } from './clean-text'
import {
  longestEmail,
  releaseField,
  trapField,
  visitFields,
  type Field,
  type FieldError,
  type FieldErrors,
  type Form,
  type Values,
} from './form'

/** What is known of the visit when a form arrives; without script nothing is. */
export interface Visit {
  /** When the page was loaded, in milliseconds since the epoch. */
  loadedAt?: number
  webdriver?: boolean
}

/** A posted form, read: always the values, with the complaints about them when there are any. */
export interface Submission {
  values: Values
  errors: FieldErrors | null
  /** Whether the field that people never see was filled in. */
  trapped: boolean
  /** The proof of release that a quarantined form carries. */
  release: string | null
  visit: Visit
}

/**
 * Reads a posted form. Pure; accepts anything that form data can hold, so that bad input always has an answer.
 * Inputs that the form doesn't have are passed over, and one that arrives twice is kept whole: its values are joined.
 */
export function readSubmission(form: Form, data: FormData): Submission {
  const values: Record<string, string> = {}
  const errors: Record<string, FieldError[]> = {}
  for (const field of form.fields) {
    const sent = texts(data, field).join(field.kind === 'multiline' ? '\n' : ', ')
    // Nobody types into a field without messages, so nothing of a person's is cut.
    const value = field.prefix === undefined ? cut(sent, field.maxLength) : sent
    values[field.name] = value || (field.fallback ?? '')
    const complaint = check(field, value, data)
    if (complaint) errors[field.name] = [complaint]
  }
  return {
    values,
    errors: Object.keys(errors).length > 0 ? errors : null,
    trapped: text(data, trapField) !== '',
    release: /^[\w-]{1,64}$/.exec(text(data, releaseField))?.[0] ?? null,
    visit: readVisit(data),
  }
}

// The address syntax of <input type="email">, so that browser and server agree (HTML Standard, "valid email address").
const emailSyntax =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** Whether the text is an e-mail address as the HTML Standard defines it. */
export function isEmail(address: string): boolean {
  return address.length <= longestEmail && emailSyntax.test(address)
}

function check(field: Field, value: string, data: FormData): FieldError | null {
  if (field.required && value === '') {
    const code = data.has(field.name) ? 'REQUIRED_FIELD_EMPTY' : 'REQUIRED_FIELD_MISSING'
    return { code, message: 'is required' }
  }
  if (value.length > field.maxLength) return { code: 'TYPE_TEXT', message: tooLong(value, field) }
  if (field.kind === 'email' && !isEmail(value)) return { code: 'TYPE_EMAIL', message: 'should be an email' }
  return null
}

function tooLong({ length }: string, { maxLength }: Field): string {
  const [most, sent] = [maxLength, length].map((count) => count.toLocaleString('en-US'))
  return `is too long: at most ${most} characters (you sent ${sent})`
}

/** The beginning of a value, without half a character at its end. */
function cut(value: string, length: number): string {
  return value.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

function texts(data: FormData, field: Field): string[] {
  const cleaned = data
    .getAll(field.name)
    .filter((entry) => typeof entry === 'string')
    .map((entry) => cleanText(entry, field.kind === 'multiline'))
  return [...new Set(cleaned)].filter((entry) => entry !== '')
}

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

function readVisit(data: FormData): Visit {
  const loadedAt = text(data, visitFields.loadedAt)
  const webdriver = text(data, visitFields.webdriver)
  return {
    ...(/^\d{1,15}$/.test(loadedAt) && { loadedAt: Number(loadedAt) }),
    ...(/^(true|false)$/.test(webdriver) && { webdriver: webdriver === 'true' }),
  }
}
