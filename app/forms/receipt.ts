// Has no letters that are easily confused.
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'
export const referenceSyntax = new RegExp(`^[${referenceAlphabet}]{4}-[${referenceAlphabet}]{4}$`)

/** The receipt in a URL is absent, verified or not verified. The email address that we reply to is shown for a while. */
export type Receipt =
  { kind: 'none' } | { kind: 'given'; reference: string; email: string | null } | { kind: 'unknown' }

/** Null if `?sent=` has another format. */
export function sentReference(search: URLSearchParams): string | null {
  const sent = search.get('sent')
  return sent && referenceSyntax.test(sent) ? sent : null
}
