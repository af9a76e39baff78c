/** An earlier submission, as a form's address states it: none, one with a valid signature, or one without. */
export type Receipt = { kind: 'none' } | { kind: 'given'; reference: string } | { kind: 'unknown' }

/**
 * The reference in the query of an address such as `/consultation?receipt=…&sent=K7F2-9QXM`, to which a form that went through leads.
 *
 * @returns null for everything that doesn't look like a reference
 */
export function sentReference(search: URLSearchParams): string | null {
  const sent = search.get('sent')
  return sent && /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(sent) ? sent : null
}
