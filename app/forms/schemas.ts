/** Server only: pages check by `check-fields.ts`, so that Zod stays out of the browser. */
import { z } from 'zod'
import { checkField, missing } from './check-fields'
import { consultationForm } from './consultation'
import type { Field, FieldErrorCode, FieldErrors, Form, FormId } from './form'
import { projectForm } from './project'

function objectOf<F extends Form, Schema extends z.ZodType>(form: F, schemaOf: (field: Field) => Schema) {
  const entries = form.fields.map((field) => [field.name, schemaOf(field)])
  return z.object(Object.fromEntries(entries) as Record<F['fields'][number]['name'], Schema>)
}

function answer(field: Field) {
  return z.string(missing(field.prefix)).superRefine((text, context) => {
    const error = checkField(field, text)
    if (error) context.addIssue({ code: 'custom', message: error.message, params: { code: error.code } })
  })
}

const formSchemas = {
  consultation: objectOf(consultationForm, answer),
  project: objectOf(projectForm, answer),
}

/** An absent field is the only issue without a code of its own. */
export function errorsOf(form: FormId, values: unknown): FieldErrors {
  const issues = formSchemas[form].safeParse(values).error?.issues ?? []
  const errors = issues.map(({ path: [name], message, ...issue }) => {
    const code = issue.code === 'custom' ? (issue.params?.code as FieldErrorCode) : 'REQUIRED_FIELD_MISSING'
    return [name, [{ code, message }]]
  })
  return Object.fromEntries(errors)
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
