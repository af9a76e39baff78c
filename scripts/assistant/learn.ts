import { nobody } from '~/assistant/assistant'
import type { Classifiers } from '~/assistant/classifier'
import { featuresAt, featuresOf, wordFeatures } from '~/assistant/features'
import { manners, reasons } from '~/assistant/knowledge'
import type { LabelledQuestion, Talk } from './questions'
import { learn } from './regression'

type Lesson = Pick<LabelledQuestion, 'id' | 'text' | 'right' | 'reason'>

/** The logarithms of the numbers of features, chosen to keep the file under 2 MiB. */
const bits = { topics: 13, manners: 13, reasons: 16, words: 17 }

/** Teaches each assistant its lessons, and all of them small talk. The result is the same with every run. */
export function learnAll(lessons: readonly Lesson[], talk: readonly Talk[]): Classifiers {
  const topics = [...new Set(lessons.map(({ id }) => id))].map((id) => {
    const answered = lessons.filter((each) => each.id === id && each.right.length > 0)
    const classes = [...new Set(answered.flatMap(({ right }) => right))]
    const taught = answered.map(({ text, right }) => ({ features: featuresOf(text), right }))
    return [id, learn(taught, classes, bits.topics)]
  })
  const needs = lessons.map(({ id, text, reason = nobody }) => {
    const features = featuresOf(text)
    return { features: [...features, ...featuresAt(id, features)], right: [reason] }
  })
  // A question after a greeting is still a question.
  const greeted = lessons
    .filter((_, index) => index % 6 === 0)
    .map(({ text }, index) => ({ text: `${talk[index % talk.length]!.text} ${text}` }))
  const said: readonly Talk[] = [...lessons.map(({ text }) => ({ text })), ...greeted, ...talk]
  const lines = said.map(({ text, manner = nobody }) => ({ features: featuresOf(text), right: [manner] }))
  const words = new Int8Array(1 << bits.words)
  for (const { text } of [...lessons, ...talk])
    for (const word of wordFeatures(text)) words[word & (words.length - 1)] = 1
  return {
    ...Object.fromEntries(topics),
    reasons: learn(needs, [nobody, ...reasons], bits.reasons),
    manners: learn(lines, [nobody, ...manners], bits.manners),
    words: { classes: ['said'], biases: [0], scale: 1, weights: words },
  }
}
