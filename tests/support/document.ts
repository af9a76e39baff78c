import { expect } from 'vitest'
import { readPage, type Page } from './visitors'
import type { Site } from './site'
import { formData } from './parse-html'

/** The only element that this selector finds. */
export function one<Found extends Element = Element>(root: ParentNode, selector: string): Found {
  const found = [...root.querySelectorAll<Found>(selector)]
  expect(found.length, selector).toBe(1)
  return found[0]!
}

/** Its words, with white space as a browser shows it. */
export const textOf = ({ textContent }: Node) => (textContent ?? '').replace(/\s+/g, ' ').trim()

export const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(textOf)

/** Where the link of this accessible name leads; one that only begins with it counts where there is no other. */
export function hrefOf(root: ParentNode, name: string): string {
  const all = [...root.querySelectorAll('a')].map((link) => ({
    name: link.getAttribute('aria-label') ?? textOf(link),
    href: link.getAttribute('href') ?? '',
  }))
  const exact = all.filter((link) => link.name === name)
  const links = exact.length > 0 ? exact : all.filter((link) => link.name.startsWith(name))
  const targets = [...new Set(links.map(({ href }) => href))]
  expect(targets.length, `targets of links named "${name}"`).toBe(1)
  return targets[0]!
}

export async function openPage(site: Site, address: string): Promise<Page> {
  return readPage(await site.request(address))
}

/** The button that sends a form, beside those that choose a package and the hidden one that Enter presses. */
export const sendButton = (root: ParentNode) =>
  one<HTMLButtonElement>(root, 'main form button[type=submit]:not([name=choose], [aria-hidden=true])')

/** What the page shows in response to an earlier press of one of these buttons. */
export const pressedIn = (root: ParentNode) => textsOf(root, 'main button[aria-pressed=true]')

/** Submits the form of a page as a browser without script does, with these fields filled in. */
export function submit(
  site: Site,
  { document }: Page,
  filledIn: Record<string, string>,
  submitter = sendButton(document),
): Promise<Response> {
  const form = submitter.form!
  const fields = formData(form, submitter)
  for (const [name, value] of Object.entries(filledIn)) {
    expect(name in form.elements, `the field ${name}`).toBe(true)
    fields.set(name, value)
  }
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  const action = form.getAttribute('action') ?? ''
  return form.method === 'post'
    ? site.request(action, { method: 'POST', body })
    : site.request(`${action.replace(/[?#].*/, '')}?${body}`)
}

/** Sends the form of a rehearsal, with the first of all that there is to choose. */
export function rehearse(site: Site, page: Page): Promise<Response> {
  const form = one<HTMLFormElement>(page.document, '#rehearsal form')
  const fields = [...form.querySelectorAll<HTMLInputElement>('[type=radio], select')].toReversed()
  const firstOf = (field: Element) => field.querySelector('option:not([value=""])')?.getAttribute('value')
  const chosen = fields.map((field) => [field.name, firstOf(field) ?? field.value] as const)
  return submit(site, page, Object.fromEntries(chosen), form.querySelector('button')!)
}
