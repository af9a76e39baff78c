import MiniSearch from 'minisearch'
import { listed, type Knowledge, type KnownTopic } from './knowledge'
import type { Reader, Reading, Term } from './reading'

/** A topic that has something in common with a question. */
export interface Found<Id extends string> {
  topic: KnownTopic<Id>
  score: number
  /** The share of the question that the topic's wordings speak of, from 0 to 1. */
  coverage: number
  /** What the question and the likest wording of the topic have in common, from 0 to 1. */
  likeness: number
}

// Beside the terms of a wording, which count 1.
const pairsBoost = 0.4
const answerBoost = 0.3
/** A light word tells less, and an unknown one nothing for a topic: the more of them, the less a match explains. */
const lightness = { known: 0.4, unknown: 0.1 }
const unknownWeight = 0.6
/** Several wordings like the question say more than one: what the best, the second and the third of a topic count. */
const wordingShares = [1, 0.7, 0.5]
const leastLikeness = 0.15
const likenessExponent = 1.5

/** The topics that have something in common with a question, the best first. */
export function createSearch<Id extends string>(
  { topics }: Knowledge<Id>,
  read: Reader,
): (reading: Reading) => Found<Id>[] {
  const readings = topics.map(({ label, wordings }) => [label, ...listed(wordings)].map(read))
  const weightOf = createWeights(readings)
  const wordings = createIndex(['terms', 'pairs'], ['topic', 'weight'])
  const wholes = createIndex(['terms', 'answer'])
  for (const [topic, own] of readings.entries()) {
    wordings.addAll(
      own.map((reading, at) => ({
        id: `${topic}.${at}`,
        topic,
        weight: sum(weigh(reading.terms).values()),
        terms: textOf(reading.terms),
        pairs: reading.pairs.join(' '),
      })),
    )
    const answers = topics[topic]?.answer.flatMap((text) => read(text).terms) ?? []
    const terms = own.flatMap((reading) => reading.terms)
    wholes.add({ id: topic, terms: textOf(terms), answer: textOf(answers) })
  }

  function weigh(terms: readonly Term[]): Map<string, number> {
    return new Map(terms.map((term) => [term.text, weightOf(term)]))
  }

  return ({ terms, pairs }) => {
    const weights = weigh(terms)
    const total = sum(weights.values())
    const weightIn = ({ queryTerms }: { queryTerms: string[] }) =>
      sum(queryTerms.map((term) => weights.get(term) ?? 0))
    const isMisspelt = (term: string) =>
      term.length > 4 && terms.some(({ text, isStrange }) => isStrange && text === term)
    const tolerance = { prefix: isMisspelt, fuzzy: (term: string) => isMisspelt(term) && 0.2 }

    const likest = topics.map((): number[] => [])
    const likenesses = topics.map(() => 0)
    const asked = `${textOf(terms)} ${pairs.join(' ')}`
    for (const result of wordings.search(asked, { ...tolerance, boost: { pairs: pairsBoost } })) {
      // The share of question and wording that they have in common.
      const likeness = (2 * weightIn(result)) / (total + (result['weight'] as number))
      const topic = result['topic'] as number
      likenesses[topic] = Math.max(likenesses[topic] ?? 0, likeness)
      const score = result.score * Math.max(likeness, leastLikeness) ** likenessExponent
      likest[topic]?.push(score)
    }
    return wholes
      .search(textOf(terms), { ...tolerance, boost: { answer: answerBoost } })
      .map((whole) => {
        const topic = topics[whole.id as number] as KnownTopic<Id>
        const best = (likest[whole.id as number] ?? []).toSorted((one, other) => other - one)
        const wording = sum(wordingShares.map((share, at) => share * (best[at] ?? 0)))
        const coverage = weightIn(whole) / total
        const likeness = likenesses[whole.id as number] ?? 0
        return {
          topic,
          coverage,
          likeness,
          score: ((wording + whole.score) * (1 + coverage) * (topic.prior ?? 1)) / 2,
        }
      })
      .toSorted((one, other) => other.score - one.score)
  }
}

/** How much a term tells: the more, the fewer topics speak of it. */
function createWeights(topics: readonly (readonly Reading[])[]): (term: Term) => number {
  const speaking = new Map<string, number>()
  for (const readings of topics) {
    const own = new Set(readings.flatMap(({ terms }) => terms.map(({ text }) => text)))
    for (const text of own) speaking.set(text, (speaking.get(text) ?? 0) + 1)
  }
  const rarest = Math.log(1 + topics.length)
  return ({ text, isLight }) => {
    const count = speaking.get(text)
    if (count === undefined) return rarest * (isLight ? lightness.unknown : unknownWeight)
    return Math.log(1 + topics.length / count) * (isLight ? lightness.known : 1)
  }
}

function createIndex(fields: string[], storeFields: string[] = []) {
  return new MiniSearch<Record<string, string | number>>({
    fields,
    storeFields,
    // What is indexed has been read already.
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  })
}

function textOf(terms: readonly Term[]): string {
  return terms.map(({ text }) => text).join(' ')
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, each) => total + each, 0)
}
