import { isEmail } from '~/forms/check-fields'

/** Masks an address for the log: `a***@example.com`. Null for other text, which could be anything. */
export function maskEmail(address: string): string | null {
  if (!isEmail(address)) return null
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`
}
