/** Fills in names in braces: `fill('under {reference}', { reference: 'K7F2-9QXM' })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
