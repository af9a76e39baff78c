import learnt from './evidence-weights.json'
import type { Word } from './patterns'
import { traitsOf } from './traits'

const weights: ReadonlyMap<string, number> = new Map(
  Object.entries(learnt.traits).flatMap(([weight, traits]) =>
    traits.split('|').map((trait) => [trait, Number(weight)]),
  ),
)

/**
 * How much words speak for a person's answer (above zero) or for a topic's (below), as learnt from questions of which it is known
 * (`scripts/assistant/learn.ts`): the logarithm of the odds.
 */
export function evidenceOf(words: readonly Word[]): number {
  const traits = traitsOf(words)
  const sum = traits.reduce((total, trait) => total + (weights.get(trait) ?? 0), 0)
  return (learnt.bias + sum / Math.sqrt(traits.length)) / learnt.scale
}
