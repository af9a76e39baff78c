// Without letters that are easily confused.
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'
export const referenceSyntax = new RegExp(`^[${referenceAlphabet}]{4}-[${referenceAlphabet}]{4}$`)

/** The receipt in a URL: none, or verified, with the email address we reply to for as long as it is shown, or not verified. */
export type Receipt =
  { kind: 'none' } | { kind: 'given'; reference: string; email: string | null } | { kind: 'unknown' }

/** The reference in `?sent=`; null if it has another format. */
export function sentReference(search: URLSearchParams): string | null {
  const sent = search.get('sent')
  return sent && referenceSyntax.test(sent) ? sent : null
}
