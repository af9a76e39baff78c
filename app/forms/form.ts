/** The forms of the site, as the log and the journal call them. */
export type FormId = 'consultation' | 'project'

/** One input of a form; `name` is the payload field's name (specification section 7). */
export interface Field {
  name: string
  kind: 'text' | 'email' | 'multiline' | 'readonly' | 'hidden'
  label: string
  /** In UTF-16 code units, as HTML and `value.length` count; a field that shows no messages is cut to it instead. */
  maxLength: number
  /** What stands before the messages under the field (specification section 5); a field without one shows none. */
  prefix?: string
  required?: boolean
  /** What is sent when the form was posted without the field. */
  fallback?: string
  autoComplete?: string
  hint?: string
}

/** A form as data: what is asked, and the words around it (specification sections 2 to 5). */
export interface Form {
  id: FormId
  path: string
  fields: readonly Field[]
  /** The button, and what it says while the form travels. */
  button: { label: string; pending: string }
  success: { notice: string; description: string; headline: string; followUp: string }
}

/** What a visitor entered, by payload field. */
export type Values = Readonly<Record<string, string>>

/** A complaint about one field, with a code of the error catalogue (specification section 8). */
export interface FieldError {
  code: FieldErrorCode
  message: string
}

/** The field-level codes of specification section 8. */
export const fieldErrorCodes = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
  'UNSPECIFIED',
] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** Complaints by payload field; a field without any is absent. */
export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>

/**
 * The text under a field: the prefix, then all messages joined by comma (specification section 5).
 *
 * @returns null when there is nothing to say about the field
 */
export function fieldErrorText(field: Field, errors: FieldErrors | undefined): string | null {
  const own = errors?.[field.name]
  if (!own || own.length === 0 || field.prefix === undefined) return null
  return `${field.prefix} ${own.map((error) => error.message).join(', ')}`
}

/**
 * A field that people never see and some programs fill in. Its name means nothing, so that autofill leaves it alone; a
 * submission that fills it is set aside, never dropped.
 */
export const trapField = 'k5'

/** The button of a quarantined form; its value is the token by which the server knows that a person pressed it. */
export const releaseField = 'release'

/** What a script may add about the visit: when the page was loaded, and whether the browser is automated. */
export const visitFields = { loadedAt: 'loadedAt', webdriver: 'webdriver' } as const

/** The longest e-mail address that mail can be sent to, in characters (RFC 5321, section 4.5.3.1.3, without the brackets). */
export const longestEmail = 254

/** The longest request body that the server reads, in bytes. */
export const bodyLimit = 64 * 1024

/** What a form's fields hold before anyone typed: what is given, else what is sent in a field's place. */
export function initialValues(form: Form, given: Values = {}): Values {
  return Object.fromEntries(form.fields.map(({ name, fallback }) => [name, given[name] ?? fallback ?? '']))
}
