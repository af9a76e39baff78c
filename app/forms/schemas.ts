/** Server only: pages import the fields, so that Zod stays out of the browser. */
import { z } from 'zod'
import { consultationForm } from './consultation'
import { emailField } from './contact-fields'
import type { Field, FieldErrorCode, Form } from './form'
import { projectForm } from './project'

function objectOf<F extends Form, Schema extends z.ZodType>(form: F, schemaOf: (field: Field) => Schema) {
  const entries = form.fields.map((field) => [field.name, schemaOf(field)])
  return z.object(Object.fromEntries(entries) as Record<F['fields'][number]['name'], Schema>)
}

type Message = string | ((issue: { input?: unknown }) => string)
const failure = (code: FieldErrorCode, error: Message) => ({ error, params: { code }, abort: true })
const count = (length: number) => length.toLocaleString('en-US')

/** At most one error for each field, in the order of the checks (specification sections 5 and 8). */
function answer({ kind, required, maxLength }: Field) {
  const tooLong: Message = ({ input }) =>
    `is too long: at most ${count(maxLength)} characters (you sent ${count(String(input).length)})`
  return (
    z
      .string('is required')
      .refine((text) => !required || text !== '', failure('REQUIRED_FIELD_EMPTY', 'is required'))
      // `max` would count code points.
      .refine((text) => text.length <= maxLength, failure('TYPE_TEXT', tooLong))
      .refine((text) => kind !== 'email' || isEmail(text), failure('TYPE_EMAIL', 'should be an email'))
  )
}

/** An absent field is the only issue without a code of its own. */
export function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  return issue.code === 'custom' ? (issue.params?.code as FieldErrorCode) : 'REQUIRED_FIELD_MISSING'
}

/** As browsers check it (HTML Standard, "valid email address"). */
export function isEmail(address: string): boolean {
  return address.length <= emailField.maxLength && z.regexes.html5Email.test(address)
}

export const formSchemas = {
  consultation: objectOf(consultationForm, answer),
  project: objectOf(projectForm, answer),
}

export type ConsultationValues = z.infer<typeof formSchemas.consultation>
export type ProjectValues = z.infer<typeof formSchemas.project>

// Unvalidated, and empty for fields added since.
const storedText = () => z.string().default('')

/** A form's values as stored in the journal, valid or not. */
export const entrySchema = z.discriminatedUnion('form', [
  z.object({ form: z.literal('consultation'), values: objectOf(consultationForm, storedText) }),
  z.object({ form: z.literal('project'), values: objectOf(projectForm, storedText) }),
])

export type Entry = z.infer<typeof entrySchema>
