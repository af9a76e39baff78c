/**
 * The reference in an address such as `/consultation?sent=K7F2-9QXM`, to which a form that went through leads.
 *
 * @returns null for everything that doesn't look like a reference, so that no address can put words into the page
 */
export function sentReference(requestUrl: string): string | null {
  const sent = new URL(requestUrl).searchParams.get('sent')
  return sent && /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(sent) ? sent : null
}
