import { nobody } from '~/assistant/assistant'
import type { Classifiers } from '~/assistant/classifier'
import { featuresAt, featuresOf } from '~/assistant/features'
import { reasons, wordingsOf, type Knowledge } from '~/assistant/knowledge'
import type { LabelledQuestion } from './questions'
import { learn, type Lesson } from './regression'

export interface Lessons {
  knowledge: Pick<Knowledge, 'topics'>
  questions: readonly {
    text: string
    right: readonly string[]
    reason?: LabelledQuestion['reason']
  }[]
}

/** Owners write many more wordings than customers ask, and only calm ones. */
const wordingImportance = { topics: 0.5, reasons: 0.1 }
const rounds = 15
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

function learnTopics({ knowledge: { topics }, questions }: Lessons) {
  const classes = topics.map(({ id }) => id)
  const asked = questions
    .filter(({ right }) => right.length > 0)
    .map(({ text, right }) =>
      lesson(
        featuresOf(text),
        right.map((id) => classes.indexOf(id)),
      ),
    )
  const listed = topics.flatMap((topic, index) =>
    wordingsOf(topic).map((text) => lesson(featuresOf(text), [index], wordingImportance.topics)),
  )
  return learn([...asked, ...listed], { classes, bits: topicBits, rounds })
}

function learnReasons(entries: readonly (readonly [string, Lessons])[]) {
  const classes = [nobody, ...reasons]
  const lessons = entries.flatMap(([id, { knowledge, questions }]) => {
    const at = (text: string) => {
      const features = featuresOf(text)
      return [...features, ...featuresAt(id, features)]
    }
    return [
      ...questions.map(({ text, reason = nobody }) => lesson(at(text), [classes.indexOf(reason)])),
      ...knowledge.topics.flatMap(wordingsOf).map((text) => lesson(at(text), [0], wordingImportance.reasons)),
    ]
  })
  return learn(lessons, { classes, bits: reasonBits, rounds })
}

function lesson(features: readonly number[], right: readonly number[], importance = 1): Lesson {
  return { features, right, importance }
}
