/**
 * Makes text safe to store and to forward: well-formed Unicode, LF as line break (browsers send CRLF without script, LF with
 * it), and U+FFFD for control characters, at which SQLite cuts text and which PostgreSQL refuses.
 *
 * @param isMultiline otherwise line breaks become spaces
 */
export function cleanText(text: string, isMultiline: boolean): string {
  const unified = text.toWellFormed().replace(/\r\n?/g, '\n')
  const folded = isMultiline ? unified : unified.replace(/[\n\t]+/g, ' ')
  return folded.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD').trim()
}
