import { projectForm } from '~/forms/registry'
import listed from './enquiry-forms.json' with { type: 'json' }
import type { Received } from './form-service'

/** A form as a person meets it in a browser. */
export const forms = [
  listed.consultation,
  { ...listed.project, headline: projectForm.success.headline },
] as const

export type EnquiryForm = (typeof forms)[number]

export const words = 'We cut hair on Mill Lane.\nMost people call while I hold the scissors.'

/** A fresh address whose local part decides how the stand-in responds. */
export function addressThat(service = 'delivers'): string {
  return `${service}@${crypto.randomUUID()}.example`
}

export function payload(form: EnquiryForm, email: string) {
  return { name: 'Ann Barber', email, [form.long]: words, ...form.fixed }
}

/** What the stand-in form service received for an address. */
export async function receivedFor(email: string): Promise<Received[]> {
  const response = await fetch(`${process.env.E2E_FORM_SERVICE}/received?email=${encodeURIComponent(email)}`)
  return (await response.json()) as Received[]
}
