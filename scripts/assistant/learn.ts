/**
 * Learns from the questions for tuning what speaks for a person's answer, and writes app/assistant/evidence-weights.json: a logistic
 * regression on their traits (`app/assistant/traits.ts`). What topics say of themselves counts as asked, too, but little.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { listed } from '~/assistant/knowledge'
import { createReader } from '~/assistant/reading'
import { knowledgeOf } from '~/assistant/service/assistants'
import { traitsOf } from '~/assistant/traits'
import { readQuestions } from './questions'

interface Lesson {
  traits: readonly string[]
  /** 1 when a person has to answer, 0 when a topic does. */
  target: 0 | 1
  importance: number
}

const wordingImportance = 0.1
const rounds = 30
const pace = 0.6
const biasPace = 0.02
/** Keeps weights small that few lessons speak for. */
const decay = 0.001
/** What one lesson alone has is chance; and the file is to stay small. */
const leastLessons = 2
const mostWeights = 4000
/** Weights are written as whole numbers. */
const scale = 10

const file = join(import.meta.dirname, '../../app/assistant/evidence-weights.json')
const regression = learn(lessons())
const kept = [...regression.weights]
  .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  .slice(0, mostWeights)
  .map(([trait, weight]) => [trait, Math.round(scale * weight)] as const)
  .filter(([, weight]) => weight !== 0)
const byWeight = [...new Set(kept.map(([, weight]) => weight))]
  .toSorted((one, other) => one - other)
  .map((each) => [
    each,
    kept
      .flatMap(([trait, weight]) => (weight === each ? trait : []))
      .toSorted()
      .join('|'),
  ])
const learnt = { scale, bias: Math.round(scale * regression.bias), traits: Object.fromEntries(byWeight) }
writeFileSync(file, await format(JSON.stringify(learnt), { parser: 'json' }))
console.log(`${kept.length} weights`)

function lessons(): Lesson[] {
  return Object.entries(knowledgeOf).flatMap(([id, knowledge]) => {
    const read = createReader(knowledge)
    const lesson = (text: string, target: 0 | 1, importance: number): Lesson => ({
      traits: traitsOf(read(text).words),
      target,
      importance,
    })
    return [
      ...readQuestions('tuning', id)
        .filter(({ right, forbidden }) => forbidden ?? right.length > 0)
        .map(({ text, forbidden }) => lesson(text, forbidden ? 1 : 0, 1)),
      ...knowledge.topics
        .flatMap(({ label, wordings }) => [label, ...listed(wordings)])
        .map((text) => lesson(text, 0, wordingImportance)),
    ]
  })
}

/** Goes through the lessons several times, each time in another order that is the same with every run (AdaGrad). */
function learn(given: readonly Lesson[]) {
  const weights = new Map(frequentTraits(given).map((trait) => [trait, 0]))
  const steps = new Map<string, number>()
  const known = given.map((lesson) => ({
    ...lesson,
    known: lesson.traits.filter((trait) => weights.has(trait)),
  }))
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const lesson of shuffled(known, round)) {
      const share = 1 / Math.sqrt(lesson.traits.length)
      const sum = lesson.known.reduce((total, trait) => total + (weights.get(trait) ?? 0), 0)
      const error = lesson.importance * (1 / (1 + Math.exp(-bias - share * sum)) - lesson.target)
      bias -= biasPace * error
      for (const trait of lesson.known) {
        const weight = weights.get(trait) ?? 0
        const slope = share * error + decay * weight
        const step = (steps.get(trait) ?? 1) + slope ** 2
        steps.set(trait, step)
        weights.set(trait, weight - (pace * slope) / Math.sqrt(step))
      }
    }
  }
  return { bias, weights }
}

function frequentTraits(given: readonly Lesson[]): string[] {
  const counts = new Map<string, number>()
  for (const trait of given.flatMap(({ traits }) => traits)) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= leastLessons).map(([trait]) => trait)
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed + 1
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31)
  return items
    .map((item) => ({ item, order: next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
