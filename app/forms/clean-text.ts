/** Replaces ill-formed Unicode and NUL: SQLite cuts text at NUL, and PostgreSQL refuses it. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}

/** Normalizes line breaks, trims, and replaces ill-formed Unicode and control characters. */
export function cleanText(text: string, isMultiline: boolean): string {
  const unified = text.toWellFormed().replace(/\r\n?/g, '\n')
  const folded = isMultiline ? unified : unified.replace(/[\n\t]+/g, ' ')
  return folded.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD').trim()
}
