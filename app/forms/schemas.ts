import * as z from 'zod'
import type { Form, FormId } from './form'
import { consultationForm, projectForm } from './registry'

// Stored values are not validated; a field that was added later is empty.
const stored = z.string().default('')

function valuesOf<F extends Form>({ fields }: F) {
  const entries = fields.map(({ name }) => [name, stored])
  return z.object(Object.fromEntries(entries) as Record<F['fields'][number]['name'], typeof stored>)
}

/** A form's values in the journal, valid or not. Only the server imports this, so that Zod stays out of the browser. */
export const formValuesSchema = z.discriminatedUnion('form', [
  z.object({ form: z.literal('consultation'), values: valuesOf(consultationForm) }),
  z.object({ form: z.literal('project'), values: valuesOf(projectForm) }),
])

export type FormValues = z.infer<typeof formValuesSchema>

export type ValuesOf<Id extends FormId> = Extract<FormValues, { form: Id }>['values']
