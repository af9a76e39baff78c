import { nobody } from '~/assistant/assistant'
import type { Classifiers } from '~/assistant/classifier'
import { featuresAt, featuresOf } from '~/assistant/features'
import { reasons } from '~/assistant/knowledge'
import type { LabelledQuestion } from './questions'
import { learn } from './regression'

type Lesson = Pick<LabelledQuestion, 'text' | 'right' | 'reason'>

/** As many features as keep all files under 2 MiB. */
const topicBits = 13
const reasonBits = 16

/** What the assistants learn from the lessons of each; the same with every run. */
export function learnAll(lessonsOf: Readonly<Record<string, readonly Lesson[]>>): Classifiers {
  const entries = Object.entries(lessonsOf)
  return {
    ...Object.fromEntries(entries.map(([id, lessons]) => [id, learnTopics(lessons)])),
    reasons: learnReasons(entries),
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
