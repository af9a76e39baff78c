/** The source of an expression for any phrase of comma-separated lists. A phrase is one for whole words, unless it has `\b`, `^` or `$`. */
export function anyOf(lists: string | readonly string[]): string {
  const phrases = [lists].flat().flatMap((list) => list.split(', '))
  return `(?:${phrases.map((each) => (/\\b|[$^]/.test(each) ? each : `\\b(?:${each})\\b`)).join('|')})`
}

/** An expression for any of the texts, in which a name in braces stands for one of the words. */
export function withWords(texts: readonly string[], words: Readonly<Record<string, string>>): RegExp {
  const spelled = (text: string): string =>
    text.replaceAll(/\{([a-z]+)\}/gi, (braced, name: string) => {
      if (words[name] === undefined) throw new Error(`Nothing fills ${braced}`)
      return spelled(words[name])
    })
  return new RegExp(spelled(texts.join('|')), 'i')
}

export const expressionOf = (lists: string | readonly string[]) => new RegExp(anyOf(lists), 'i')

/** An expression for each of the lists, by its name. */
export const expressionsOf = <Name extends string>(
  lists: Readonly<Record<Name, string | readonly string[]>>,
) =>
  Object.fromEntries(
    Object.entries<string | readonly string[]>(lists).map(([name, list]) => [name, expressionOf(list)]),
  ) as Record<Name, RegExp>
