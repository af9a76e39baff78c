import { formWords } from '~/content/forms'
import { maxEmailLength } from './check-fields'
import type { Field } from './form'

export const nameField = {
  name: 'name',
  kind: 'text',
  maxLength: 200,
  required: true,
  autoComplete: 'name',
  ...formWords.name,
} as const satisfies Field

export const emailField = {
  name: 'email',
  kind: 'email',
  maxLength: maxEmailLength,
  required: true,
  autoComplete: 'email',
  ...formWords.email,
} as const satisfies Field

export const phoneChoice = {
  name: 'phone',
  kind: 'tel',
  maxLength: 60,
  autoComplete: 'tel',
  ...formWords.phone,
} as const satisfies Field & { says: string }
