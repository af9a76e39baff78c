import { meantEmail } from './email-slip'
import {
  askedField,
  choiceField,
  meantField,
  releaseField,
  trapField,
  visitFields,
  type FieldErrors,
  type Form,
  type Values,
} from './form'
import { packageName } from './package-name'
import { readChoices, readValues, type PostedFields } from './read-values'
import { codeOf, entrySchema, formSchemas, type Entry } from './schemas'

/** Empty without JavaScript. */
export interface Visit {
  /** When the page was loaded, in milliseconds since the epoch. */
  loadedAt?: number
  webdriver?: boolean
}

export type Submission = Entry & {
  /** For the form again: without the choices behind the message. */
  typed: Values
  errors: FieldErrors | null
  /** What the e-mail address was probably meant to be, if that wasn't asked yet. */
  meant: string | null
  /** The address that was asked about, or empty. */
  asked: string
  trapped: boolean
  release: string | null
  visit: Visit
}

/** Parses any form data. Unknown inputs are ignored; repeated values are joined. */
export function readSubmission(form: Form, data: PostedFields): Submission {
  const written = readValues(form, data)
  const asked = text(data, askedField)
  const corrected = text(data, meantField)
  const values = corrected ? { ...written, email: corrected } : written
  const chosen = readChoices(form, data)
  const { error } = formSchemas[form.id].safeParse(values)
  const errors = error?.issues.map((issue) => [
    issue.path[0],
    [{ code: codeOf(issue), message: issue.message }],
  ])
  const release = /^[\w-]{1,64}$/.exec(text(data, releaseField))?.[0] ?? null
  return {
    ...entrySchema.parse({ form: form.id, values: withChoices(form, values, chosen) }),
    typed: { ...entrySchema.parse({ form: form.id, values }).values, ...chosen },
    errors: errors ? Object.fromEntries(errors) : null,
    meant: release || values['email'] === asked ? null : meantEmail(values['email'] ?? ''),
    asked,
    trapped: text(data, trapField) !== '',
    release,
    visit: readVisit(data),
  }
}

function withChoices({ choices = [] }: Form, values: Record<string, string | undefined>, chosen: Values) {
  const all = { ...values }
  for (const { name, into, says } of choices) {
    if (chosen[name]) all[into] = `${all[into] ?? ''}\n\n${says.replace('{chosen}', chosen[name])}`
  }
  return all
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
