/**
 * Makes text safe to store and to forward: well-formed Unicode, one kind of line break, and the replacement character for each
 * control character, which databases cut off at or refuse. A browser without script sends CRLF where one with script sends LF,
 * so this is also what makes both send the same words.
 *
 * @param lines whether the field may hold more than one line; where it may not, breaks become spaces
 */
export function cleanText(text: string, lines: boolean): string {
  const unified = text.toWellFormed().replace(/\r\n?/g, '\n')
  const folded = lines ? unified : unified.replace(/[\n\t]+/g, ' ')
  return folded.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD').trim()
}
