import { emptyWords, lightWords } from './everyday-words'
import type { Word } from './patterns'

const everyday = new Set([...emptyWords, ...lightWords])

/**
 * By what a question is weighed (`evidence.ts`): its words, and the shapes of each two and three in a row, which tell the story whatever it
 * is about. "My bowl cracked", "my crown fell off" and "my fringe was ruined" begin alike.
 */
export function traitsOf(words: readonly Word[]): string[] {
  const shapes = ['^', ...words.map(shapeOf), '.']
  const pairs = shapes.slice(1).map((shape, at) => `${shapes[at]} ${shape}`)
  const triples = shapes.slice(2).map((shape, at) => `${pairs[at]} ${shape}`)
  return [...new Set([...words.map(([stem = '']) => stem), ...pairs, ...triples])]
}

/** An everyday word is its own; others are numbers, verbs in the past, or just words. */
function shapeOf([, exact = '', ...kinds]: Word): string {
  const text = exact.slice(1)
  if (everyday.has(text)) return text
  return ['#', '+past'].find((kind) => kinds.includes(kind)) ?? '~'
}
