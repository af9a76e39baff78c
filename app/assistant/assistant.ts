import { Fault } from '~/platform/fault'
import { aboutPricesAlone, asksHowLong, tellsPrice, tellsTime, withAnswerFirst } from './answer-first'
import phrased from './asked.json' with { type: 'json' }
import { classify, rowOf, type Classifier, type Classifiers } from './classifier'
import { featuresAt, featuresOf, wordFeatures } from './features'
import {
  graveReasons,
  manners,
  reasons,
  type Handover,
  type HandoverReason,
  type Knowledge,
  type KnownTopic,
  type Manner,
} from './knowledge'
import { expressionOf, withWords } from './phrases'
import words from './phrases.json' with { type: 'json' }
import { cleanQuestion } from './question-text'

export type AssistantReply =
  /** One topic, those of each question in one, or all that have a price; sure by phrases, or a guess. `rest` is another question, for a person. */
  | { kind: 'answer'; topics: readonly KnownTopic[]; isSure?: true; isGuess?: boolean; rest?: Handover }
  /** Two topics, the likeliest first. */
  | { kind: 'choice'; topics: readonly KnownTopic[] }
  | ({ kind: 'handover'; isSure?: true } & Handover)
  | { kind: 'talk'; manner: Manner; isSure?: true }

/** Replies to a text alone; `about` is the topic that the text is about, if it names none. */
export type Assistant = (text: string, about?: KnownTopic) => AssistantReply

/** The class of lessons that need no person, and of those that are no small talk. */
export const nobody = 'nobody'

/** The cost of a wrong answer where a person is needed, by the reason; that of any other reason is .8. */
const costs: Readonly<Record<string, number>> = {
  [nobody]: 0,
  health: 4,
  danger: 4,
  law: 4,
  complaint: 1.3,
  money: 1.3,
}
// Measured on 258 questions that nobody had tuned to: from .25 to .35, wrong answers go from 13 to 8, right ones from 172 to 163.
/** The least probability, times that of no harm, for a topic to be answered. */
const leastToAnswer = 0.35
// Of 209 lines of conversations by strangers, answers from .35 to .65 were right 12 times and wrong 16 times, those above 31 times and 6.
/** Below this probability, times that of no harm, an answer says that it is only the closest. */
const leastToBeSure = 0.65
/** The least probability of no harm for topics to be offered. */
const leastToOffer = 0.7
/** The least probability for a topic to be offered: below, the two have no more than chance in common. */
const leastOffered = 0.2
/** Below this probability, the last topic is kept in mind. */
const leastByItself = 0.6
/** Below this probability, a topic that the last one speaks against is a guess: "how long does that take" after search engines. */
const leastAlone = 0.82
/** Below this probability, a text is small talk, as were 36 of 4,445 lessons left out of the learning, nearly all rightly. */
const leastToAsk = 0.5
/** The least probability for a reason to be told: a misplaced "I’m sorry to hear that" is worse than a missing one. */
const leastReason = 0.4
/** The least probability of a grave reason to come before the topic of a phrase: "the line-up is crooked" complains. */
const leastGrave = 0.8
/** The least share of known words. Of 1,000 questions that a topic answers, one has fewer. */
const leastKnown = 0.5

/** Phrases of short questions that ask for topics or for a person, whatever the other words are. */
const phrases: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = phrased.phrases
/** In characters. A longer question may tell of something else. */
const longestPhrased = 80

/** "And the lamp?" asks the last question again if the last topic has a sentence about lamps. */
const asksTheSame = expressionOf(words.asksTheSame)

/** Decides how to reply to a text. Throws if nothing has been learned for the id. */
export function createAssistant(
  id: string,
  { topics, words: own }: Knowledge,
  classifiers: Classifiers,
): Assistant {
  const ofTopics = classifiers[id]
  if (!ofTopics) throw new Fault(`Nothing has been learned for ${id}`)
  const learned = { ...classifiers, topics: ofTopics }
  const ofDemos = id === 'questions' ? {} : phrases['demos']!
  const decided = [phrases[id] ?? {}, ofDemos]
    .flatMap(Object.entries<readonly string[]>)
    .map(([ids, texts]) => [ids.split(' '), withWords(texts, { ...phrased.words, ...own })] as const)
  const said = Object.entries(phrases['every']!).map(
    ([manner, texts]) => [manner as Manner | HandoverReason, withWords(texts, phrased.words)] as const,
  )
  const byLabel = new Map(topics.map((topic) => [topic.label.toLowerCase(), topic]))

  return (text, about) => {
    const question = cleanQuestion(text)
    // The links of offered topics ask by their labels.
    const offered = byLabel.get(question.toLowerCase())
    if (offered) return { kind: 'answer', topics: [offered] }
    return replyByPhrases(question, about) ?? replyByLessons(question, about)
  }

  function replyByPhrases(question: string, about?: KnownTopic): AssistantReply | undefined {
    const spoken = [inContext(question, about), question].map((each) => each.replaceAll(/['’]/g, ''))
    const isShort = question.length <= longestPhrased
    const meant = decided.flatMap(([ids, asking]) =>
      isShort && spoken.some((each) => asking.test(each)) ? ids : [],
    )
    const reason = (['grief', ...reasons] as const).find((each) => meant.includes(each))
    const isOwners = reason === 'exception' && { isSure: true as const }
    if (reason) return { kind: 'handover', reason, about: about?.id, ...isOwners }
    const told = [
      about && asksTheSame.test(question) && hasSentenceFor(question, about) ? [about] : [],
      topics.filter(({ id: topic }) => meant.includes(topic)),
      aboutPricesAlone(question) ? pricedTopics(about) : [],
      about?.answer.length === 1 && tellsTime.test(about.answer[0]!) && asksHowLong.test(question)
        ? [about]
        : [],
    ].find(({ length }) => length > 0)
    const [need] = needsOf(question)
    const isGrave = need![1] >= leastGrave && graveReasons.some((each) => each === need![0])
    if (told && isGrave) return { kind: 'handover', reason: need![0] as HandoverReason, about: told[0]!.id }
    if (told)
      return { kind: 'answer', isSure: true, topics: told.map((each) => withAnswerFirst(question, each)) }
    const [manner] = said.find(([, phrase]) => isShort && phrase.test(spoken.at(-1)!)) ?? []
    const person = ([...reasons, 'callback'] as const).find((each) => each === manner)
    if (person) return { kind: 'handover', reason: person, about: about?.id, isSure: true }
    return manner && { kind: 'talk', manner: manner as Manner, isSure: true }
  }

  /** The reasons for which a person may be needed, and none, the likeliest first. */
  function needsOf(question: string): readonly Likely[] {
    const features = featuresOf(question)
    return likeliest(learned.reasons, [...features, ...featuresAt(id, features)])
  }

  /** The last topic if it has a price, or else all that have one, unless there is only one. */
  function pricedTopics(about?: KnownTopic): readonly KnownTopic[] {
    if (about && tellsPrice.test(about.answer.join(' '))) return [about]
    const priced = topics.filter(({ hasPrice }) => hasPrice)
    return priced.length > 1 ? priced : []
  }

  function replyByLessons(question: string, about?: KnownTopic): AssistantReply {
    const all = wordFeatures(question)
    const understood = all.filter((word) => learned.words.weights[rowOf(word, learned.words.weights.length)])
    if (understood.length === 0 || understood.length < leastKnown * all.length)
      return { kind: 'handover', reason: 'unsure' }
    const features = featuresOf(question)
    const [asks, ...talks] = classify(learned.manners, features)
    const manner = manners[talks.indexOf(Math.max(...talks))]!
    // A farewell is no question, nor is "how" or "now" small talk: these ask about the last topic.
    const isQuestion = (manner === 'bye' && question.endsWith('?')) || /^(?:how|now)\W*$/i.test(question)
    const isTalk = asks! < leastToAsk
    if (isTalk && isQuestion && about) return { kind: 'answer', topics: [withAnswerFirst(question, about)] }
    if (isTalk) return { kind: 'talk', manner: isQuestion ? 'abilities' : manner }
    const needs = needsOf(question)
    const harm = needs.reduce((sum, [name, probability]) => sum + (costs[name] ?? 0.8) * probability, 0)
    const byItself = likeliest(learned.topics, features)
    const inIt = about ? likeliest(learned.topics, featuresOf(inContext(question, about))) : byItself
    const likely = byItself[0]![1] < leastByItself ? inIt : byItself
    const isTorn = byItself[0]![1] < leastAlone && likely[0]![0] !== inIt[0]![0]
    const certainty = (1 - harm) * likely[0]![1]
    if (certainty >= leastToAnswer) {
      const [topic] = known(likely) as [KnownTopic]
      // "How much?" asks for the price of the last topic.
      const told = withAnswerFirst(topic.hasPrice ? inContext(question, about) : question, topic)
      // "Yes" is said only to a question whose words are all known.
      const isMeant = /^(?:Yes|No)\./.test(told.answer[0]!) || hasSentenceFor(question, topic)
      return { kind: 'answer', topics: [told], isGuess: (isTorn || certainty < leastToBeSure) && !isMeant }
    }
    if (1 - harm >= leastToOffer && likely[0]![1] >= leastOffered)
      return { kind: 'choice', topics: known(likely.slice(0, 2)) }
    const [need] = needs.find(([name, probability]) => name !== nobody && probability >= leastReason) ?? []
    return { kind: 'handover', reason: reasons.find((reason) => reason === need) ?? 'unsure' }
  }

  function known(likely: readonly Likely[]) {
    return likely.flatMap(([name]) => topics.find((topic) => topic.id === name) ?? [])
  }
}

const inContext = (question: string, about?: KnownTopic) => (about ? `${about.label} ${question}` : question)

/** Whether the topic has a sentence of its own for the question. */
export const hasSentenceFor = (question: string, { first, parts }: KnownTopic) =>
  Object.values({ ...first, ...parts }).some((asks) => asks.test(question) && !asks.test(''))

type Likely = readonly [name: string, probability: number]

function likeliest(classifier: Classifier, features: readonly number[]): Likely[] {
  return classify(classifier, features)
    .map((probability, index) => [classifier.classes[index]!, probability] as const)
    .toSorted(([, one], [, other]) => other - one)
}
