/** The forms of the site, as the log and the journal call them. */
export type FormId = 'consultation' | 'project'

/** One input of a form; `name` is the payload field's name (specification section 7). */
export interface Field {
  name: string
  kind: 'text' | 'email' | 'multiline' | 'readonly' | 'hidden'
  label: string
  /** In UTF-16 code units, as HTML and `value.length` count; a field that shows no messages is cut to it instead. */
  maxLength: number
  /** Stands before the messages under the field (specification section 5); a field without one shows none. */
  prefix?: string
  required?: boolean
  /** Sent when the form was posted without the field. */
  fallback?: string
  autoComplete?: string
  hint?: string
}

/** A form as data: its fields, and the words around them (specification sections 2 to 5). */
export interface Form {
  id: FormId
  path: string
  fields: readonly Field[]
  button: { label: string; pending: string }
  success: { notice: string; description: string; headline: string; followUp: string }
}

/** The text of a form's inputs by name, as pages show it. */
export type Values = Readonly<Record<string, string>>

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

export interface FieldError {
  code: FieldErrorCode
  message: string
}

/** Errors by payload field; a field without any is absent. */
export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>

/**
 * The text under a field: the prefix, then all messages joined by comma (specification section 5).
 *
 * @returns null when the field has no errors, or shows none
 */
export function fieldErrorText(field: Field, errors: FieldErrors | undefined): string | null {
  const own = errors?.[field.name]
  if (!own || own.length === 0 || field.prefix === undefined) return null
  return `${field.prefix} ${own.map((error) => error.message).join(', ')}`
}

/** A honeypot. Its name means nothing, so that autofill leaves it alone; a submission that fills it is quarantined. */
export const trapField = 'k5'

/** The button of a quarantined form; its value is the release token. */
export const releaseField = 'release'

/** Filled in by script: when the page was loaded, and whether the browser is automated. */
export const visitFields = { loadedAt: 'loadedAt', webdriver: 'webdriver' } as const

/** The longest request body that the server reads, in bytes. */
export const bodyLimit = 64 * 1024

/** What the fields hold before the visitor types: the given text, else the fallback. */
export function initialValues(form: Form, given: Values = {}): Values {
  return Object.fromEntries(form.fields.map(({ name, fallback }) => [name, given[name] ?? fallback ?? '']))
}
