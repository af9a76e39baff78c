import { nobody } from '~/assistant/assistant'
import type { Classifiers } from '~/assistant/classifier'
import { featuresAt, featuresOf } from '~/assistant/features'
import { reasons, wordingsOf, type Knowledge } from '~/assistant/knowledge'
import type { LabelledQuestion } from './questions'
import { learn } from './regression'

export interface Lessons {
  knowledge: Pick<Knowledge, 'topics'>
  questions: readonly Pick<LabelledQuestion, 'text' | 'right' | 'reason'>[]
}

/** Owners write many more wordings than customers ask, and only calm ones. */
const wordingImportance = { topics: 0.5, reasons: 0.1 }
/** As many features as keep all files under 2 MiB. */
const topicBits = 13
const reasonBits = 16

/** What the assistants learn from the wordings of their knowledge and the questions of customers; the same with every run. */
export function learnAll(lessonsOf: Readonly<Record<string, Lessons>>): Classifiers {
  const entries = Object.entries(lessonsOf)
  return {
    ...Object.fromEntries(entries.map(([id, lessons]) => [id, learnTopics(lessons)])),
    reasons: learnReasons(entries),
  }
}

function learnTopics(lessons: Lessons) {
  const classes = lessons.knowledge.topics.map(({ id }) => id)
  const answered = taughtBy(lessons, wordingImportance.topics).filter(({ right }) => right.length > 0)
  const topics = answered.map(({ text, right, importance }) => {
    return { features: featuresOf(text), right: right.map((id) => classes.indexOf(id)), importance }
  })
  return learn(topics, classes, topicBits)
}

function learnReasons(entries: readonly (readonly [string, Lessons])[]) {
  const classes = [nobody, ...reasons]
  const needs = entries.flatMap(([id, lessons]) =>
    taughtBy(lessons, wordingImportance.reasons).map(({ text, reason = nobody, importance }) => {
      const features = featuresOf(text)
      const right = [classes.indexOf(reason)]
      return { features: [...features, ...featuresAt(id, features)], right, importance }
    }),
  )
  return learn(needs, classes, reasonBits)
}

function taughtBy({ knowledge, questions }: Lessons, importance: number) {
  const listed = knowledge.topics.flatMap((topic) =>
    wordingsOf(topic).map((text) => ({ text, right: [topic.id], reason: undefined, importance })),
  )
  return [...questions.map((question) => ({ ...question, importance: 1 })), ...listed]
}
