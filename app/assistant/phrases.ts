/** The source of an expression for any phrase of comma-separated lists. A phrase is one for whole words, unless it has `\b`, `^` or `$`. */
export function anyOf(lists: string | readonly string[]): string {
  const phrases = [lists].flat().flatMap((list) => list.split(', '))
  return `(?:${phrases.map((each) => (/\\b|[$^]/.test(each) ? each : `\\b(?:${each})\\b`)).join('|')})`
}

export const expressionOf = (lists: string | readonly string[]) => new RegExp(anyOf(lists), 'i')
