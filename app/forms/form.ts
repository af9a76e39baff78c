export type FormId = 'consultation' | 'project'

export interface Field {
  name: string
  kind: 'text' | 'email' | 'tel' | 'multiline' | 'readonly' | 'hidden'
  label: string
  /** Precedes its errors, and its value in the owner's email; by default the label does. */
  shortLabel?: string
  isPlural?: boolean
  /** In UTF-16 code units, as HTML counts. */
  maxLength: number
  required?: boolean
  fallback?: string
  autoComplete?: string
  hint?: string
}

/** What no visitor types is cut when it is too long, and shows no errors. */
export const isTyped = ({ kind }: Field) => kind !== 'hidden' && kind !== 'readonly'

export type Choices = { name: string; label: string; options: readonly string[] }

/** Beside the fields: what is chosen or typed is written behind the message, since the form service takes the fields alone. */
export type ExtraField = (Choices | Field) & { appendedAs: string }

export interface Form {
  id: FormId
  path: string
  fields: readonly Field[]
  extras: readonly ExtraField[]
  button: { label: string; pending: string }
  success: { notice: string; description: string; headline: string; followUp: string }
}

export type Values = Readonly<Record<string, string>>

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

export type FieldError = { code: FieldErrorCode; message: string }

export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>

export function fieldErrorText(field: Field, errors: FieldErrors | undefined): string | null {
  const own = errors?.[field.name]
  if (!own || own.length === 0) return null
  return `${field.shortLabel ?? field.label} ${own.map((error) => error.message).join(', ')}`
}

export function fieldErrorTexts(form: Form, errors: FieldErrors | undefined) {
  return form.fields.flatMap((field) => {
    const text = fieldErrorText(field, errors)
    return text ? [{ name: field.name, text }] : []
  })
}

/** Inputs beside the fields, none of which is sent on. */
export const inputs = {
  /** Quarantines a submission when it is filled in. Browsers do not autofill its meaningless name. */
  honeypot: 'k5',
  /** The buttons that choose a package send its title, and the page comes back with all words kept. */
  choice: 'choose',
  /** The button of a quarantined form sends the release token. */
  release: 'release',
  /** The button that takes the email address that was probably meant sends it. */
  meant: 'meant',
  /** The email address that was asked about: it is accepted when it is sent again. */
  asked: 'asked',
} as const

/** Filled in by script: the form service takes them as its session data. */
export const visitFields = ['loadedAt', 'webdriver'] as const

/** In bytes. */
export const bodyLimit = 64 * 1024
