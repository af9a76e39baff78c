/** An earlier submission, as a form's address states it: none, one with a valid signature, or one without. */
export type Receipt = { kind: 'none' } | { kind: 'given'; reference: string } | { kind: 'unknown' }

/** The reference in a success address such as `/consultation?receipt=…&sent=K7F2-9QXM`; null for anything else. */
export function sentReference(requestUrl: string): string | null {
  const sent = new URL(requestUrl).searchParams.get('sent')
  return sent && /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(sent) ? sent : null
}
