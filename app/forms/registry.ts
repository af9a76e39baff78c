import { maxEmailLength } from './check-fields'
import type { ExtraField, Field, Form, FormId } from './form'

export const noPackage = 'Not Selected'

const name = {
  name: 'name',
  kind: 'text',
  maxLength: 200,
  required: true,
  autoComplete: 'name',
  label: 'Your name',
  shortLabel: 'Name',
} as const satisfies Field

const email = {
  name: 'email',
  kind: 'email',
  maxLength: maxEmailLength,
  required: true,
  autoComplete: 'email',
  label: 'Your email',
  shortLabel: 'Email',
  hint: 'We’ll only use this address to reply to you.',
} as const satisfies Field

const phone = {
  name: 'phone',
  kind: 'tel',
  maxLength: 60,
  autoComplete: 'tel',
  label: 'Phone (optional)',
  hint: 'We’ll only use this number to call you about your website.',
  shortLabel: 'That number',
  appendedAs: 'My phone number: {value}',
  otherwise: 'No phone number yet. Please confirm a time by email.',
} as const satisfies ExtraField

export const consultationForm = {
  id: 'consultation',
  path: '/consultation',
  fields: [
    name,
    email,
    {
      name: 'subject',
      kind: 'hidden',
      label: 'Subject',
      maxLength: 200,
      fallback: 'New Consultation Request',
    },
    {
      name: 'message',
      kind: 'multiline',
      maxLength: 10_000,
      required: true,
      label: 'What should your website do for you?',
      shortLabel: 'Message',
      hint: 'Your business, your town and what eats up your day.',
    },
  ],
  extras: [
    phone,
    {
      name: 'days',
      label: 'Days that work for a call (optional)',
      options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      appendedAs: 'Days that work for me: {value}',
    },
    {
      name: 'times',
      label: 'Best times to call, in your time zone (optional)',
      hint: 'We’ll confirm a time by email, and ask for your number if we don’t have it.',
      options: ['Before 9 am', 'Morning', 'Noon', 'Afternoon', 'After 6 pm'],
      appendedAs: 'Times that work for me: {value}',
    },
  ],
  button: { label: 'Send Message', pending: 'Sending...' },
  success: {
    notice: 'Message Sent',
    description: "We've received your message and will get back to you soon.",
    headline: 'Your message has been sent successfully!',
    followUp: "We'll be in touch with you shortly.",
    next: 'A person replies by email within one business day. If you picked times for a call, that email confirms one of them.',
  },
} as const satisfies Form

export const projectForm = {
  id: 'project',
  path: '/get-started',
  fields: [
    name,
    email,
    {
      name: 'package',
      kind: 'readonly',
      label: 'Your package',
      shortLabel: 'Package',
      maxLength: 200,
      fallback: noPackage,
    },
    {
      name: 'details',
      kind: 'multiline',
      maxLength: 10_000,
      required: true,
      label: 'Project details',
      shortLabel: 'Details',
      isPlural: true,
      hint: 'What you sell, who buys it, and what you want visitors to do.',
    },
  ],
  extras: [phone],
  button: { label: 'Submit Project Request', pending: 'Submitting...' },
  success: {
    notice: 'Project Request Submitted!',
    description: "We've received your project details and will contact you soon.",
    headline: 'One of us will get back to you.',
    followUp: 'We’ll email you a start date and a fixed price, or a question, within one business day.',
  },
} as const satisfies Form

export const forms: Readonly<Record<FormId, Form>> = { consultation: consultationForm, project: projectForm }

export function formAt(path: string): Form | undefined {
  return Object.values(forms).find((form) => form.path === path)
}
