export type FormId = 'consultation' | 'project'

export interface Field {
  name: string
  kind: 'text' | 'email' | 'tel' | 'multiline' | 'readonly' | 'hidden'
  label: string
  /** Replaces the label before an error, and in the owner's email. */
  shortLabel?: string
  isPlural?: boolean
  /** In UTF-16 code units, as HTML counts. */
  maxLength: number
  required?: boolean
  fallback?: string
  autoComplete?: string
  hint?: string
}

/** A field that nobody types into is cut when it is too long, and shows no errors. */
export const isTyped = ({ kind }: Field) => kind !== 'hidden' && kind !== 'readonly'

export type Choices = { name: string; label: string; hint?: string; options: readonly string[] }

/** Its value is appended to the message, since the form service takes only the fields; `otherwise` if only other extras have one. */
export type ExtraField = (Choices | Field) & { appendedAs: string; otherwise?: string }

export interface Form {
  id: FormId
  path: string
  fields: readonly Field[]
  extras: readonly ExtraField[]
  button: { label: string; pending: string }
  success: { notice: string; description: string; headline: string; followUp: string; next?: string }
}

/** The fields that are checked: those of the form service, and the extras that are typed. */
export const checkedFields = ({ fields, extras }: Form): readonly Field[] => [
  ...fields,
  ...extras.filter((each) => 'kind' in each),
]

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
  return checkedFields(form).flatMap((field) => {
    const text = fieldErrorText(field, errors)
    return text ? [{ name: field.name, text }] : []
  })
}

/** The names of inputs that are not sent on to the form service. */
export const inputs = {
  /** Quarantines a submission when it is filled in. Browsers do not autofill its meaningless name. */
  honeypot: 'k5',
  /** A button that chooses a package sends its title: the page comes back with everything that was typed. */
  choice: 'choose',
  /** The button that releases a quarantined submission sends its token. */
  release: 'release',
  /** The button "Use ann@example.com" sends the corrected email address. */
  meant: 'meant',
  /** The email address that the form asked about: sent again, it is accepted. */
  asked: 'asked',
} as const

/** Script fills them in; the form service takes them as session data. */
export const visitFields = ['loadedAt', 'webdriver'] as const

/** The largest body of a post, in bytes. */
export const bodyLimit = 64 * 1024
