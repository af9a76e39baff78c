import { cleanText } from './clean-text'
import { releaseField, trapField, visitFields, type Field, type FieldErrors, type Form } from './form'
import { codeOf, entrySchema, formSchemas, type Entry } from './schemas'

/** Of a multipart or a URL-encoded body. */
export type PostedFields = FormData | URLSearchParams

/** Empty without JavaScript. */
export interface Visit {
  /** When the page was loaded, in milliseconds since the epoch. */
  loadedAt?: number
  webdriver?: boolean
}

export type Submission = Entry & {
  errors: FieldErrors | null
  trapped: boolean
  release: string | null
  visit: Visit
}

/** Parses any form data. Unknown inputs are ignored; repeated values are joined. */
export function readSubmission(form: Form, data: PostedFields): Submission {
  const values = Object.fromEntries(form.fields.map((field) => [field.name, readField(data, field)]))
  const { error } = formSchemas[form.id].safeParse(values)
  const errors = error?.issues.map((issue) => [
    issue.path[0],
    [{ code: codeOf(issue), message: issue.message }],
  ])
  return {
    ...entrySchema.parse({ form: form.id, values }),
    errors: errors ? Object.fromEntries(errors) : null,
    trapped: text(data, trapField) !== '',
    release: /^[\w-]{1,64}$/.exec(text(data, releaseField))?.[0] ?? null,
    visit: readVisit(data),
  }
}

/** Undefined for an absent field without a fallback. */
function readField(
  data: PostedFields,
  { name, kind, prefix, maxLength, fallback }: Field,
): string | undefined {
  const isMultiline = kind === 'multiline'
  const cleaned = data
    .getAll(name)
    .filter((entry) => typeof entry === 'string')
    .map((entry) => cleanText(entry, isMultiline))
  const joined = [...new Set(cleaned)].filter(Boolean).join(isMultiline ? '\n' : ', ')
  // Not typed by visitors, so it can be truncated, but not in the middle of a surrogate pair.
  const value = prefix === undefined ? joined.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '') : joined
  return value || (fallback ?? (data.has(name) ? '' : undefined))
}

function text(data: PostedFields, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

function readVisit(data: PostedFields): Visit {
  const loadedAt = text(data, visitFields.loadedAt)
  const webdriver = text(data, visitFields.webdriver)
  return {
    ...(/^\d{1,15}$/.test(loadedAt) && { loadedAt: Number(loadedAt) }),
    ...(/^(true|false)$/.test(webdriver) && { webdriver: webdriver === 'true' }),
  }
}
