import { consultationWords, formWords } from '~/content/forms'
import { emailField, nameField, phoneChoice } from './contact-fields'
import type { Form } from './form'

export const consultationForm = {
  id: 'consultation',
  path: '/consultation',
  fields: [
    nameField,
    emailField,
    {
      name: 'subject',
      kind: 'hidden',
      label: 'Subject',
      maxLength: 200,
      fallback: 'New Consultation Request',
    },
    { name: 'message', kind: 'multiline', maxLength: 10_000, required: true, ...formWords.message },
  ],
  choices: [
    { ...phoneChoice, into: 'message' },
    { name: 'days', into: 'message', ...formWords.days },
    { name: 'times', into: 'message', ...formWords.times },
  ],
  ...consultationWords,
} as const satisfies Form
