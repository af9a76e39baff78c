import { isEmail } from '~/forms/read-submission'
import type { Form, Values } from '~/forms/form'

/**
 * An e-mail address as the log may hold it: `a***@example.com`.
 *
 * @returns null for text that is no address, since it could be anything
 */
export function maskEmail(address: string): string | null {
  if (!isEmail(address)) return null
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`
}

// Deliberately wider than a valid address: whatever surrounds an @ may be private.
const emailLike = /([^\s@<>"'(),;:/]?)[^\s@<>"'(),;:/]*@[^\s@<>"'(),;:/]+/g

/** Masks everything in a text that looks like an e-mail address. */
export function maskEmails(text: string): string {
  return text.replace(
    emailLike,
    (match, first: string) => `${first}***${match.slice(match.lastIndexOf('@'))}`,
  )
}

/**
 * A text of the form service as the log may hold it, without what it repeats of the visitor's words: their address is masked,
 * their other values and each word of their name are taken out. At most 300 characters.
 */
export function redact(text: string, form: Form, values: Values): string {
  const entered = form.fields
    .filter((field) => field.kind === 'text' || field.kind === 'multiline')
    .flatMap((field) => {
      const value = values[field.name] ?? ''
      return field.kind === 'text' ? [value, ...value.split(/\s+/)] : [value]
    })
    .filter((value) => value.length > 1)
    .toSorted((a, b) => b.length - a.length)
  const withoutValues = entered.reduce((rest, value) => rest.replaceAll(anyCase(value), '[removed]'), text)
  return maskEmails(withoutValues).slice(0, 300)
}

function anyCase(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu')
}
