/** The receipt in a URL: none, valid with its reference, or unverified. */
export type Receipt = { kind: 'none' } | { kind: 'given'; reference: string } | { kind: 'unknown' }

/** The reference in `?sent=`; null if it has another format. */
export function sentReference(search: URLSearchParams): string | null {
  const sent = search.get('sent')
  return sent && /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(sent) ? sent : null
}
