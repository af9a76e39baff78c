import { aboutPricesAlone, answering, asksHowLong, tellsPrice, tellsTime } from './answering'
import askedPhrases from './asked.json' with { type: 'json' }
import { classify, type Classifier, type Classifiers } from './classifier'
import { featuresAt, featuresOf, wordFeatures, wordsOf } from './features'
import {
  manners,
  reasons,
  type HandoverReason,
  type Knowledge,
  type KnownTopic,
  type Manner,
} from './knowledge'
import { cleanQuestion } from './question-text'

export type AssistantReply =
  /** Two topics when the question asks for two, and all that have a price when it asks for prices. */
  | { kind: 'answer'; topics: readonly KnownTopic[] }
  /** Two or three, the likeliest first. */
  | { kind: 'choice'; topics: readonly KnownTopic[] }
  | { kind: 'handover'; reason: HandoverReason }
  | { kind: 'talk'; manner: Manner }

/** `about` is the topic that the question leans on. */
export type Assistant = (text: string, about?: KnownTopic) => AssistantReply

/** The class of the lessons that need no person, and of those that are no small talk. */
export const nobody = 'nobody'

/** How much a wrong answer costs when a person is needed: whatever is probable counts that many times, other reasons .8 times. */
const costs: Readonly<Record<string, number>> = {
  [nobody]: 0,
  health: 4,
  danger: 4,
  law: 4,
  complaint: 1.3,
  money: 1.3,
}
// Measured on 258 questions that nobody had tuned to: from .25 to .35, wrong answers go from 13 to 8, right ones from 172 to 163.
/** How probable it has to be that a topic is meant and its answer does no harm: of a harm of .65 on, none is. */
const leastToAnswer = 0.35
/** How probable that an answer does no harm, for topics to be offered. */
const leastToOffer = 0.7
/** Below this, a topic has no more than chance in common with the question. */
const leastOffered = 0.2
const mostOffered = 2
/** How probable that a part of a question asks for a topic of its own. */
const leastInPart = 0.6
const leastWords = 3
/** Below this probability of a question, it is small talk: so were 36 of 4,445 lessons, nearly all rightly, with their quarter unlearned. */
const leastToAsk = 0.5
/** How probable a reason has to be, to be told: "I’m sorry to hear that" is worse in the wrong place than missing. */
const leastReason = 0.4
/** The part of the words that has to be known: of 1,000 questions that a topic answers, one has fewer by what other sources said. */
const leastKnown = 0.5

/** What asks for a topic, or for a person, whatever its other words are like; the last topic’s label may stand in front. */
const phrases: Readonly<Record<string, Readonly<Record<string, string>>>> = askedPhrases

const leadingOn = /^(?:and|what about|how about)\b|\btoo\W*$/i

/** A reply depends on the text and on what it leans on alone. Throws if nothing has been learned for the id. */
export function createAssistant(id: string, { topics }: Knowledge, classifiers: Classifiers): Assistant {
  const { [id]: topicClassifier, reasons: reasonClassifier, manners: mannerClassifier, words } = classifiers
  if (!topicClassifier || !reasonClassifier || !mannerClassifier || !words)
    throw new Error(`Nothing has been learned for ${id}`)
  const decided = Object.entries(phrases[id] ?? {}).map(
    ([name, text]) => [name, new RegExp(text, 'i')] as const,
  )
  const byLabel = new Map(topics.map((topic) => [topic.label.toLowerCase(), topic]))

  return (text, about) => {
    const question = cleanQuestion(text)
    // The link of a topic that was offered.
    const offered = byLabel.get(question.toLowerCase())
    if (offered) return { kind: 'answer', topics: [offered] }
    const inContext = about ? `${about.label} ${question}` : question
    const meant = decided.flatMap(([name, asking]) => (asking.test(inContext) ? name : []))
    if (meant.includes(nobody)) return { kind: 'handover', reason: 'off-topic' }
    const isPriced = about && tellsPrice.test(about.answer.join(' '))
    const priced = topics.filter(({ hasPrice }) => hasPrice)
    // "And the lamp?" asks on where the last topic tells of it; where a topic has several paragraphs, another may tell more.
    const isOn =
      leadingOn.test(question) && Object.values(about?.first ?? {}).some((asks) => asks.test(question))
    const isTimed =
      about?.answer.length === 1 && tellsTime.test(about.answer[0]!) && asksHowLong.test(question)
    const told = [
      topics.filter(({ id: topic }) => meant.includes(topic)),
      aboutPricesAlone(question) ? (isPriced ? [about] : priced.length > 1 ? priced : []) : [],
      about && (isOn || isTimed) ? [about] : [],
    ].find(({ length }) => length > 0)
    if (told) return { kind: 'answer', topics: told.map((each) => answering(question, each)) }
    const spoken = wordFeatures(question)
    const understood = spoken.filter((word) => words.weights[word & (words.weights.length - 1)])
    if (understood.length === 0 || understood.length < leastKnown * spoken.length)
      return { kind: 'handover', reason: 'unsure' }
    const features = featuresOf(question)
    const [asks, ...talks] = classify(mannerClassifier, features)
    if (asks! < leastToAsk) return { kind: 'talk', manner: manners[talks.indexOf(Math.max(...talks))]! }
    const needs = likeliest(reasonClassifier, [...features, ...featuresAt(id, features)])
    const harm = needs.reduce((sum, [name, probability]) => sum + (costs[name] ?? 0.8) * probability, 0)
    const alone = likeliest(topicClassifier, features)
    const isLeaning = about && alone[0]![1] < leastInPart
    const likely = isLeaning ? likeliest(topicClassifier, featuresOf(`${about.label} ${question}`)) : alone
    const asked = about ? likely.slice(0, 1) : askedIn(question, likely)
    const certainty = (1 - harm) * asked.reduce((sum, [, probability]) => sum + probability, 0)
    if (certainty >= leastToAnswer) {
      // "How much?" asks for the price of what was spoken of.
      const answers = known(asked).map((topic) => answering(topic.hasPrice ? inContext : question, topic))
      return { kind: 'answer', topics: answers }
    }
    if (1 - harm >= leastToOffer && likely[0]![1] >= leastOffered)
      return { kind: 'choice', topics: known(likely.slice(0, mostOffered)) }
    return { kind: 'handover', reason: reasonIn(needs) }
  }

  /** The likeliest topic, or two of which each part of the question asks for one. */
  function askedIn(question: string, likely: readonly Likely[]): readonly Likely[] {
    const parts = question
      .split(/[.?!;]+\s+|,?\s+(?:and|also|but)\s+/i)
      .filter((part) => wordsOf(part).length >= leastWords)
    const tops = parts.map((part) => likeliest(topicClassifier!, featuresOf(part))[0]!)
    const names = tops.filter(([, probability]) => probability >= leastInPart).map(([name]) => name)
    const asked = likely
      .slice(0, 3)
      .filter(([name]) => names.includes(name))
      .toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
    return asked.length === 2 ? asked : likely.slice(0, 1)
  }

  function known(likely: readonly Likely[]) {
    return likely.flatMap(([name]) => topics.find((topic) => topic.id === name) ?? [])
  }
}

function reasonIn(needs: readonly Likely[]): HandoverReason {
  const [name] = needs.find((each) => each[0] !== nobody && each[1] >= leastReason) ?? []
  return reasons.find((each) => each === name) ?? 'unsure'
}

type Likely = readonly [name: string, probability: number]

function likeliest(classifier: Classifier, features: readonly number[]): Likely[] {
  return classify(classifier, features)
    .map((probability, index) => [classifier.classes[index]!, probability] as const)
    .toSorted(([, one], [, other]) => other - one)
}
