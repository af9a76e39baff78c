import dangers from './dangers.json' with { type: 'json' }
import { wordsOf } from './features'
import { cleanQuestion } from './question-text'

export type Danger = keyof typeof dangers.dangers

/** Letters typed once for twice, or twice for once, make no difference. */
const withoutDoubles = (text: string) => text.replaceAll(/([a-z])\1+/g, '$1')

const harmless = compile(dangers.harmless)
const signs = Object.entries(dangers.dangers).map(([danger, phrases]) => [danger, compile(phrases)] as const)

/** What somebody is in danger of, if a text tells of it. What is learnt from examples may be wrong; these are fixed phrases. */
export function dangerIn(text: string): Danger | undefined {
  const words = withoutDoubles(wordsOf(cleanQuestion(text)).join(' ')).replace(harmless, '-')
  return signs.find(([, sign]) => words.search(sign) >= 0)?.[0] as Danger | undefined
}

/** In a phrase `...` stands for up to three words, `*` for the rest of a word, and `{name}` for one of a list. */
function compile(phrases: readonly string[]): RegExp {
  const lists: Readonly<Record<string, string>> = dangers.lists
  const all = phrases.join('|').replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${lists[name]})`)
  const spelt = all.replaceAll('... ', '(?:\\w+ ){0,3}').replaceAll(/(?<!\))\*/g, '\\w*')
  return new RegExp(`\\b(?:${withoutDoubles(spelt)})\\b`, 'g')
}
