import { isEmail } from '~/forms/schemas'

/**
 * An e-mail address as the log may hold it: `a***@example.com` (contract, "Log").
 *
 * @returns null for text that is no address, since it could be anything
 */
export function maskEmail(address: string): string | null {
  if (!isEmail(address)) return null
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`
}
