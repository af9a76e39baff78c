import { isEmail } from '~/forms/check-fields'

/** Masks an email for the log: `a***@example.com`. Null for other text, which could be anything. */
export function maskEmail(email: string): string | null {
  if (!isEmail(email)) return null
  return `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`
}
