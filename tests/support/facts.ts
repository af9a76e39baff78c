import { facts, phraseWords } from '~/content/question-facts'
import { facts as demoFacts } from '../../scripts/site-content/facts'

const factsOf: Readonly<Record<string, unknown>> = { ...demoFacts, questions: { ...phraseWords, ...facts } }

/** Fills in facts that owners change, such as `{cut.price}`, without the sign of dollars. */
export function withFacts(who: string, text: string): string {
  return text.replaceAll(/(?<!\\)\{([a-z][\w.-]*)\}/gi, (_, path: string) => {
    const value = path.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], factsOf[who])
    return typeof value === 'number' ? value.toLocaleString('en-US') : String(value).replace('$', '')
  })
}
