import dangers from './dangers.json' with { type: 'json' }
import { wordsOf } from './features'
import { cleanQuestion } from './question-text'

export type Danger = keyof typeof dangers.dangers

/** Letters typed once for twice, or twice for once, make no difference. */
const withoutDoubles = (text: string) => text.replaceAll(/([a-z])\1+/g, '$1')

const harmless = compile(dangers.harmless)
const signs = Object.entries(dangers.dangers).map(
  ([danger, phrases]) => [danger as Danger, compile(phrases)] as const,
)

/** What somebody is in danger of, if a text tells of it. What is learned from examples may be wrong; these are fixed phrases. */
export function dangerIn(text: string): Danger | undefined {
  const all = withoutDoubles(wordsOf(cleanQuestion(text)).join(' '))
  const words = harmless.reduce((rest, phrase) => rest.replace(phrase, '-'), all)
  return signs.find(([, phrases]) => phrases.some((phrase) => words.search(phrase) >= 0))?.[0]
}

/**
 * In a phrase `...` stands for up to three words, `*` for the rest of a word, and `{name}` for one of a list. An expression for
 * each: one for all of them takes Node.js three times as long to compile.
 */
function compile(phrases: readonly string[]): RegExp[] {
  const lists: Readonly<Record<string, string>> = dangers.lists
  return phrases.map((phrase) => {
    const all = phrase.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${lists[name]})`)
    const spelled = all.replaceAll('... ', '(?:\\w+ ){0,3}').replaceAll(/(?<!\))\*/g, '\\w*')
    return new RegExp(`\\b(?:${withoutDoubles(spelled)})\\b`, 'g')
  })
}
