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
    {
      name: 'message',
      kind: 'multiline',
      label: 'What should your website do for you?',
      maxLength: 10_000,
      prefix: 'Message',
      required: true,
      hint: 'Your trade, your town and what takes up most of your time.',
    },
  ],
  choices: [
    { ...phoneChoice, into: 'message' },
    {
      name: 'days',
      label: 'Days that work for a call (optional)',
      options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      into: 'message',
      says: 'Days that work for me: {chosen}',
    },
    {
      name: 'times',
      label: 'Times (your time zone, optional)',
      options: ['Before 9 am', 'Morning', 'Noon', 'Afternoon', 'After 6 pm'],
      into: 'message',
      says: 'Times that work for me: {chosen}',
    },
  ],
  button: { label: 'Send Message', pending: 'Sending...' },
  success: {
    notice: 'Message Sent',
    description: "We've received your message and will get back to you soon.",
    headline: 'Your message has been sent successfully!',
    followUp: "We'll be in touch with you shortly.",
  },
} as const satisfies Form
