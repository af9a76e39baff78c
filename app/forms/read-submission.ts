import { checkFields } from './check-fields'
import { meantEmail } from './email-slip'
import { inputs, type FieldErrors, type Form } from './form'
import { packageName } from './package-name'
import { readValues, type PostedFields } from './read-values'
import { formValuesSchema, type FormValues } from './schemas'

/** Empty without JavaScript. `loadedAt` is in milliseconds since the epoch. */
export type Visit = { loadedAt?: number; webdriver?: boolean }

/** `visit`, `trapped` and `releaseToken` tell whether a person sent it. */
export type Submission = FormValues & { visit: Visit; trapped: boolean; releaseToken: string | null }

/** Reads any posted data: `submission` is to be recorded, and the form shows `again` if it comes back. */
export function readSubmission(form: Form, data: PostedFields) {
  const corrected = text(data, inputs.meant)
  const values = readValues(form, data)
  if (corrected) values['email'] = corrected
  const { email = '' } = values
  // A button chooses a package instead of sending the form.
  const named = form.fields.some(({ name }) => name === 'package') && text(data, inputs.choice)
  const choice = named ? packageName(named, {}) : null
  const releaseToken = /^[\w-]{1,64}$/.exec(text(data, inputs.release))?.[0] ?? null
  const asked = text(data, inputs.asked)
  const wrong = checkFields(form, values)
  // An invalid email address gets its own error instead of a question.
  const isSettled = wrong['email'] || releaseToken || choice || email === asked
  const meant = isSettled ? null : meantEmail(email)
  const message = `may have a typo. Did you mean ${meant}? If not, send it again as is.`
  const errors: FieldErrors = meant ? { ...wrong, email: [{ code: 'TYPE_EMAIL', message }] } : wrong
  const submission: Submission = {
    ...formValuesSchema.parse({ form: form.id, values: withExtras(form, values) }),
    visit: readVisit(data),
    trapped: text(data, inputs.honeypot) !== '',
    releaseToken,
  }
  const again = {
    // The message comes back without the appended extras, which have fields of their own.
    values: Object.fromEntries(Object.entries(values).map(([name, value = '']) => [name, value])),
    errors: Object.keys(errors).length > 0 ? errors : null,
    meant: meant ?? undefined,
    asked: meant ? email : asked,
  }
  return { submission, again, choice }
}

function withExtras(form: Form, values: ReturnType<typeof readValues>) {
  const message = form.fields.find(({ kind }) => kind === 'multiline')?.name ?? ''
  const hasExtras = form.extras.some((each) => values[each.name])
  const appended = form.extras.flatMap(({ name, appendedAs, otherwise = '' }) => {
    const value = values[name]
    if (value) return appendedAs.replace('{value}', () => value)
    return hasExtras && otherwise ? otherwise : []
  })
  return { ...values, [message]: [values[message] ?? '', ...appended].join('\n\n') }
}

function text(data: PostedFields, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

function readVisit(data: PostedFields): Visit {
  const loadedAt = text(data, 'loadedAt')
  const webdriver = text(data, 'webdriver')
  return {
    ...(/^\d{1,15}$/.test(loadedAt) && { loadedAt: Number(loadedAt) }),
    ...(/^(true|false)$/.test(webdriver) && { webdriver: webdriver === 'true' }),
  }
}
