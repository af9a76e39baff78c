import { formWords, projectWords } from '~/content/forms'
import { emailField, nameField, phoneChoice } from './contact-fields'
import type { Form } from './form'
import { noPackage } from './package-name'

export const projectForm = {
  id: 'project',
  path: '/get-started',
  fields: [
    nameField,
    emailField,
    { name: 'package', kind: 'readonly', maxLength: 200, fallback: noPackage, ...formWords.package },
    { name: 'details', kind: 'multiline', maxLength: 10_000, required: true, ...formWords.details },
  ],
  choices: [{ ...phoneChoice, into: 'details' }],
  ...projectWords,
} as const satisfies Form
