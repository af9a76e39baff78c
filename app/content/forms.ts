/** Labels, hints, buttons and successes of both forms; `app/forms/` has the limits and what is wrong with a value. */
export const formWords = {
  name: { label: 'Your name', prefix: 'Name' },
  email: {
    label: 'Your email',
    prefix: 'Email',
    hint: 'We reply to this address and use it for nothing else.',
  },
  message: {
    label: 'What should your website do for you?',
    prefix: 'Message',
    hint: 'Your business, your town and what eats up your day.',
  },
  phone: { label: 'Phone (optional)', says: 'My phone number: {chosen}' },
  days: {
    label: 'Days that work for a call (optional)',
    options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    says: 'Days that work for me: {chosen}',
  },
  times: {
    label: 'Best times to call (your time, optional)',
    options: ['Before 9 am', 'Morning', 'Noon', 'Afternoon', 'After 6 pm'],
    says: 'Times that work for me: {chosen}',
  },
  package: { label: 'Your package' },
  details: {
    label: 'Tell us about your project',
    prefix: 'Details',
    hint: 'What you sell, who buys it, and what you want visitors to do.',
  },
} as const

export const consultationWords = {
  button: { label: 'Send Message', pending: 'Sending...' },
  success: {
    notice: 'Message Sent',
    description: "We've received your message and will get back to you soon.",
    headline: 'Your message has been sent successfully!',
    followUp: "We'll be in touch with you shortly.",
  },
} as const

export const projectWords = {
  button: { label: 'Submit Project Request', pending: 'Submitting...' },
  success: {
    notice: 'Project Request Submitted!',
    description: "We've received your project details and will contact you soon.",
    headline: 'Next: a person replies.',
    followUp:
      'Within one business day, with a start date and the fixed price in writing, or with a question or two.',
  },
} as const
