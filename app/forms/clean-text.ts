/** Replaces ill-formed Unicode and NUL, at which SQLite cuts text and which PostgreSQL refuses. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}

/** Normalizes line breaks, and replaces what SQLite cuts text at and PostgreSQL refuses. */
export function cleanText(text: string, isMultiline: boolean): string {
  const unified = text.toWellFormed().replace(/\r\n?/g, '\n')
  const folded = isMultiline ? unified : unified.replace(/[\n\t]+/g, ' ')
  return folded.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD').trim()
}
