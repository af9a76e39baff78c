import { emailField, nameField, phoneChoice } from './contact-fields'
import type { Form } from './form'
import { noPackage } from './package-name'

export const projectForm = {
  id: 'project',
  path: '/get-started',
  fields: [
    nameField,
    emailField,
    { name: 'package', kind: 'readonly', label: 'Your package', maxLength: 200, fallback: noPackage },
    {
      name: 'details',
      kind: 'multiline',
      label: 'Tell us about your project',
      maxLength: 10_000,
      prefix: 'Details',
      required: true,
      hint: 'What you sell, who buys it, and what you want visitors to do.',
    },
  ],
  choices: [{ ...phoneChoice, into: 'details' }],
  button: { label: 'Submit Project Request', pending: 'Submitting...' },
  success: {
    notice: 'Project Request Submitted!',
    description: "We've received your project details and will contact you soon.",
    headline: 'Next: you’ll hear from Pavel Novak.',
    followUp:
      'Within one business day, with a start date and the fixed price in writing, or with what he needs to know first.',
  },
} as const satisfies Form
