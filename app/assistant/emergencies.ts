import dangers from './dangers.json' with { type: 'json' }
import { wordsOf } from './features'
import { cleanQuestion } from './question-text'

export type Danger = keyof typeof dangers.dangers

/** Doubled letters are often mistyped, so they are compared as single ones. */
const withoutDoubles = (text: string) => text.replaceAll(/([a-z])\1+/g, '$1')

const harmless = compile(dangers.harmless)
const signs = Object.entries(dangers.dangers).map(
  ([danger, phrases]) => [danger as Danger, compile(phrases)] as const,
)

/** The danger that a text tells of. Fixed phrases find it, since a classifier may be wrong. */
export function dangerIn(text: string): Danger | undefined {
  const all = withoutDoubles(wordsOf(cleanQuestion(text)).join(' '))
  const words = harmless.reduce((rest, phrase) => rest.replace(phrase, '-'), all)
  return signs.find(([, phrases]) => phrases.some((phrase) => words.search(phrase) >= 0))?.[0]
}

/**
 * In these phrases, `...` stands for up to three words, `*` for the rest of a word, and `{name}` for one word of a list. Each phrase has
 * an expression of its own: Node.js takes three times as long to compile one for all of them.
 */
function compile(phrases: readonly string[]): RegExp[] {
  const lists: Readonly<Record<string, string>> = dangers.lists
  return phrases.map((phrase) => {
    const all = phrase.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${lists[name]})`)
    const spelled = all.replaceAll('... ', '(?:\\w+ ){0,3}').replaceAll(/(?<!\))\*/g, '\\w*')
    return new RegExp(`\\b(?:${withoutDoubles(spelled)})\\b`, 'g')
  })
}
