import { nobody } from '~/assistant/assistant'
import type { Classifiers } from '~/assistant/classifier'
import { featuresAt, featuresOf } from '~/assistant/features'
import { manners, reasons } from '~/assistant/knowledge'
import type { LabelledQuestion, Talk } from './questions'
import { learn } from './regression'

type Lesson = Pick<LabelledQuestion, 'text' | 'right' | 'reason'>

/** As many features as keep all files under 2 MiB. */
const topicBits = 13
const reasonBits = 16

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
  const said = [...lessons.map(({ text }) => ({ text, manner: nobody })), ...talk].map(
    ({ text, manner }) => ({ features: featuresOf(text), right: [classes.indexOf(manner)] }),
  )
  return learn(said, classes, topicBits)
}
