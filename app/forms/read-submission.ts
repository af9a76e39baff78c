import { choiceField, releaseField, trapField, visitFields, type FieldErrors, type Form } from './form'
import { packageName } from './package-name'
import { readValues, type PostedFields } from './read-values'
import { codeOf, entrySchema, formSchemas, type Entry } from './schemas'

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
  const values = readValues(form, data)
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

/** The package that a button chose instead of sending the form, if it did. */
export function readChoice({ fields }: Form, data: PostedFields): string | null {
  const chosen = text(data, choiceField)
  return chosen && fields.some(({ name }) => name === 'package') ? packageName(chosen, {}) : null
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
