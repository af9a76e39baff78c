import { nobody } from '~/assistant/assistant'
import type { Classifier, Classifiers } from '~/assistant/classifier'
import { featuresAt, featuresOf, wordFeatures } from '~/assistant/features'
import { manners, reasons } from '~/assistant/knowledge'
import type { LabelledQuestion, Talk } from './questions'
import { learn } from './regression'

type Lesson = Pick<LabelledQuestion, 'text' | 'right' | 'reason'>

/** As many features as keep all files under 2 MiB. */
const topicBits = 13
const reasonBits = 16
const wordBits = 17

/** What the assistants learn from the lessons of each, and from small talk; the same with every run. */
export function learnAll(
  lessonsOf: Readonly<Record<string, readonly Lesson[]>>,
  talk: readonly Talk[],
): Classifiers {
  const entries = Object.entries(lessonsOf)
  return {
    ...Object.fromEntries(entries.map(([id, lessons]) => [id, learnTopics(lessons)])),
    reasons: learnReasons(entries),
    manners: learnManners(Object.values(lessonsOf).flat(), talk),
    words: learnWords([...Object.values(lessonsOf).flat(), ...talk]),
  }
}

function learnTopics(lessons: readonly Lesson[]) {
  const answered = lessons.filter(({ right }) => right.length > 0)
  const classes = [...new Set(answered.flatMap(({ right }) => right))]
  const topics = answered.map(({ text, right }) => {
    return { features: featuresOf(text), right: right.map((id) => classes.indexOf(id)) }
  })
  return learn(topics, classes, topicBits)
}

function learnReasons(entries: readonly (readonly [string, readonly Lesson[]])[]) {
  const classes = [nobody, ...reasons]
  const needs = entries.flatMap(([id, lessons]) =>
    lessons.map(({ text, reason = nobody }) => {
      const features = featuresOf(text)
      return { features: [...features, ...featuresAt(id, features)], right: [classes.indexOf(reason)] }
    }),
  )
  return learn(needs, classes, reasonBits)
}

function learnManners(lessons: readonly Lesson[], talk: readonly Talk[]) {
  const classes = [nobody, ...manners]
  // A greeting in front of a question leaves it one.
  const greeted = lessons
    .filter((_, index) => index % 6 === 0)
    .map(({ text }, index) => ({ text: `${talk[index % talk.length]!.text} ${text}` }))
  const said: readonly Talk[] = [...lessons.map(({ text }) => ({ text })), ...greeted, ...talk]
  const lines = said.map(({ text, manner = nobody }) => {
    return { features: featuresOf(text), right: [classes.indexOf(manner)] }
  })
  return learn(lines, classes, topicBits)
}

function learnWords(said: readonly { text: string }[]): Classifier {
  const weights = new Int8Array(1 << wordBits)
  for (const { text } of said) for (const word of wordFeatures(text)) weights[word & (weights.length - 1)] = 1
  return { classes: ['said'], biases: [0], scale: 1, weights }
}
