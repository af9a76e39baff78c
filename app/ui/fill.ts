/** Fills the words in braces: `fill('under {reference}', { reference: 'K7F2-9QXM' })`. */
export function fill(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]))
}
