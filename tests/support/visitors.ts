import type { Form } from '~/forms/form'
import { consultationForm, projectForm } from '~/forms/registry'
import type { Site } from './site'
import { parseHtml } from './parse-html'

/** What a visitor types into each form; the address decides how the stand-in form service responds. */
export function entries(form: Form, email = 'ann@example.com'): Record<string, string> {
  const [contact, text] = [{ name: 'Ann Barber', email }, 'A website for my shop\non Mill Lane']
  return form.id === 'consultation'
    ? { ...contact, message: text }
    : { ...contact, package: 'AI Growth Website', details: text }
}

/** Sends the consultation form to a server as a browser without script does; what is given differs. */
export function sendConsultation(origin: string, values: Record<string, string> = {}, headers = {}) {
  const body = new URLSearchParams({ ...entries(consultationForm), ...values })
  return fetch(`${origin}/consultation`, { method: 'POST', body, redirect: 'manual', headers })
}

/** Both forms, for tests that hold for each. */
export const bothForms = [
  { form: consultationForm, name: 'consultation' },
  { form: projectForm, name: 'project request' },
]

/** The address to which a submission under this reference leads, signed by the site, with the title of the package that was sent. */
export async function successAddress(
  { services }: Site,
  form: Form,
  reference = 'K7F2-9QXM',
  title?: string,
): Promise<string> {
  const receipt = await services.receipts.sign(form.id, reference)
  const query = new URLSearchParams({ ...(title && { package: title }), receipt, sent: reference })
  return `${form.path}?${query}`
}

/** A page as a visitor without script gets it. */
export interface Page {
  status: number
  document: Document
  text: string
  /** What the fields of the form hold. */
  values: Record<string, string>
}

/** Reads a response as the page that a browser would show. */
export async function readPage(response: Response): Promise<Page> {
  const document = parseHtml(await response.text())
  for (const script of document.querySelectorAll('script')) script.remove()
  const inputs = document.querySelectorAll<HTMLInputElement>(
    'main [name]:not(button, [type=checkbox]:not([checked]))',
  )
  return {
    status: response.status,
    document,
    text: (document.body.textContent ?? '').replace(/\s+/g, ' '),
    values: Object.fromEntries([...inputs].map((input) => [input.name, input.value])),
  }
}

/** Posts a form as the page's script does: to the address for data, which responds to the script instead of a reader. */
export function postByScript(site: Site, form: Form, values: Record<string, string>): Promise<Response> {
  return site.request(`${form.path}.data`, { method: 'POST', body: new URLSearchParams(values) })
}
