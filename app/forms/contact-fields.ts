import { maxEmailLength } from './check-fields'
import type { Choices, Field } from './form'

export const nameField = {
  name: 'name',
  kind: 'text',
  label: 'Your name',
  maxLength: 200,
  prefix: 'Name',
  required: true,
  autoComplete: 'name',
} as const satisfies Field

export const emailField = {
  name: 'email',
  kind: 'email',
  label: 'Your email',
  maxLength: maxEmailLength,
  prefix: 'Email',
  required: true,
  autoComplete: 'email',
  hint: 'We reply to this address and use it for nothing else.',
} as const satisfies Field

export const phoneChoice = {
  name: 'phone',
  label: 'Phone, if you prefer a call (optional)',
  says: 'My phone number: {chosen}',
} as const satisfies Omit<Choices, 'into'>
