import { evidenceOf } from './evidence'
import { commonRules } from './handover-rules'
import type { HandoverReason, Knowledge, KnownTopic } from './knowledge'
import { matcherOf, type Word } from './patterns'
import { cleanQuestion } from './question-text'
import { createReader, type Reading } from './reading'
import { createSearch, type Found } from './search'

export type AssistantReply<Id extends string = string> =
  | { kind: 'answer'; topic: KnownTopic<Id> }
  /** Two or three, the likeliest first. */
  | { kind: 'choice'; topics: readonly KnownTopic<Id>[] }
  | { kind: 'handover'; reason: HandoverReason }

/** Below any of these, what the best topic has in common with the question is chance. */
const leastCoverage = 0.35
const leastScore = 11
const leastScorePerTerm = 5
/** A topic whose score is this share of the best one's may be meant as well; then those of the other share are offered, too. */
const closeness = 0.6
const offeredCloseness = 0.42
const mostOffered = 3

/** The more speaks for a person, the more a question must have in common with the best topic. */
const leastEvidence = -0.6
const inCommonPerEvidence = 0.6

const asksPrice = matcherOf(
  'how much is|are|was|does|do|would|will|for|to|it|a|the, price, =cost, =costs, pricing, =charge, fee, =rates, expensive, what would * cost',
)

/** Reads and indexes the knowledge once; a reply depends on nothing but the text. */
export function createAssistant<Id extends string>(
  knowledge: Knowledge<Id>,
): (text: string) => AssistantReply<Id> {
  const read = createReader(knowledge)
  const reasonOf = createRules(knowledge)
  const search = createSearch(knowledge, read)
  const byLabel = new Map(knowledge.topics.map((topic) => [topic.label.toLowerCase(), topic]))

  return (text) => {
    const question = cleanQuestion(text)
    // The link of a topic that was offered.
    const offered = byLabel.get(question.toLowerCase())
    if (offered) return { kind: 'answer', topic: offered }
    const reading = read(question)
    const reason = reasonOf(reading.words)
    if (reason) return { kind: 'handover', reason }
    const found = search(reading)
    const best = found[0]
    if (!best || isChance(best, reading) || isOutweighed(best, reading)) {
      return { kind: 'handover', reason: 'unsure' }
    }
    const isUnlisted = knowledge.hasPriceList && asksPrice(reading.words) && !isPriced(best.topic)
    return isUnlisted ? { kind: 'handover', reason: 'unlisted' } : answerOrChoice(best, found)
  }
}

/** Why a person has to answer these words; undefined if nobody has to. */
function createRules({ rules, despite }: Knowledge): (words: readonly Word[]) => HandoverReason | undefined {
  const common = commonRules.map(({ reason, says, unless = '' }) => ({
    reason,
    says,
    unless: `${unless}, ${despite[reason] ?? ''}`,
  }))
  const urgent = rules.filter(({ comesFirst }) => comesFirst)
  const matched = [...urgent, ...common, ...rules].map(({ reason, says, unless = '' }) => ({
    reason,
    says: matcherOf(says),
    unless: matcherOf(unless),
  }))
  return (words) => matched.find(({ says, unless }) => says(words) && !unless(words))?.reason
}

function isChance({ coverage, score }: Found<string>, { terms }: Reading): boolean {
  return coverage < leastCoverage || score < leastScore || score < leastScorePerTerm * terms.length
}

function isOutweighed({ likeness, coverage }: Found<string>, { words }: Reading): boolean {
  return (likeness + coverage) / 2 < inCommonPerEvidence * (evidenceOf(words) - leastEvidence)
}

/** An answer that names no price is none to who asks for one, unless it says that there is no such thing. */
function isPriced({ answer }: KnownTopic): boolean {
  return /[$%]|free|included|nothing|cost|pay|n’t|not/i.test(answer.join(' '))
}

function answerOrChoice<Id extends string>(best: Found<Id>, found: readonly Found<Id>[]): AssistantReply<Id> {
  const closerThan = (share: number) => found.filter(({ score }) => score >= share * best.score)
  if (closerThan(closeness).length === 1) return { kind: 'answer', topic: best.topic }
  const offered = closerThan(offeredCloseness).slice(0, mostOffered)
  return { kind: 'choice', topics: offered.map(({ topic }) => topic) }
}
