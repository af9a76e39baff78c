import { wordsOf } from './features'
import type { KnownTopic } from './knowledge'
import { anyOf, expressionsOf } from './phrases'
import phrases from './phrases.json' with { type: 'json' }

/** The source of an expression for words before a question. */
export const beforeQuestion =
  /^(?:[^?]*[.!?,:] *)?(?:(?:hi|hey|hello|so|and|but|or|ok|also|then|please|um|thanks) )*/.source
/** A question that is asked for itself. */
export const asksSomething = new RegExp(beforeQuestion + anyOf(phrases.asks), 'i')
const asksIfPossible = new RegExp(`${beforeQuestion}${anyOf(phrases.asksIfPossible)}[^\\d]*$`, 'i')
/** Questions that "yes" or "no" cannot answer. */
const asksWhat = new RegExp(`${beforeQuestion}(?:how|what(?! if)|which|where|when|who|why)\\b`, 'i')
/** Questions for a price, and answers with a price or a time. */
export const { asksPrice, tellsPrice, tellsTime } = expressionsOf(phrases.ofTwoKinds)
/** "How long does it take?" */
export const asksHowLong = new RegExp(`^(?=.*\\blong\\b)(?:${anyOf(phrases.ofDurations)}\\W*)+$`, 'i')
/** Kinds of questions, and the sentences that answer them. */
const kinds = [
  [asksPrice, tellsPrice],
  [/how (?:long|soon|fast)|\bwhen\b|what time/i, tellsTime],
] as const
const ofPrices = new RegExp(`^(?:${anyOf(phrases.ofPrices)}\\W*)+$`, 'i')
/** "What are your prices?" asks for all prices, or for that of the last topic. */
export const aboutPricesAlone = (question: string) => asksPrice.test(question) && ofPrices.test(question)
/** Numbers and days, without which a "yes" to a question may be wrong. */
const conditions = new RegExp(anyOf(phrases.conditions), 'gi')
const namesNothing = new RegExp(`^(?:..?|${anyOf(phrases.namesNothing)})$`)
const { limits, asksCharge, needsPrevious } = expressionsOf(phrases.sentences)

/** The topic with an answer that begins with the sentence for this very question: "No, on Mondays we’re closed." */
export function withAnswerFirst(question: string, topic: KnownTopic): KnownTopic {
  const { answer, label, first, open, parts = {}, link } = topic
  const days = open?.(question)
  // Where a day is named, its hours are all that is asked for.
  const told =
    days && /\d/.test(days) ? [days] : Object.keys(parts).filter((each) => parts[each]!.test(question))
  if (told.length > 0) return { ...topic, answer: [told.join(' ')], link: parts[told[0]!]?.link ?? link }
  // The beginnings of the words that name something.
  const named = wordsOf(question).flatMap((word) => (namesNothing.test(word) ? [] : word.slice(0, 5)))
  const sentences = answer.flatMap((each) => each.split(/(?<=(?<!\bDr)[.?!]) (?=\p{Lu})/u))
  const scores = sentences.map(
    (each) =>
      namedIn(each, named) + kinds.filter(([asks, tells]) => asks.test(question) && tells.test(each)).length,
  )
  const best = sentences[scores.indexOf(Math.max(...scores))]!
  const start = open || needsPrevious.test(best) ? sentences[0]! : best
  const isFree = asksCharge.test(question) && /(?<!-)\b(?:free|included?)\b/.test(start)
  const says = open ? days : first ? saidBy(first) : yesOrNo()
  const opening = [...new Set([isFree && says === 'Yes.' ? undefined : says, start])].flatMap(
    (each) => each ?? [],
  )
  const [next, ...others] = answer.map((each) =>
    opening.reduceRight((rest, part) => rest.replace(part, ''), each).trim(),
  )
  return { ...topic, answer: [[...opening, next].join(' ').trim(), ...others].filter(Boolean) }

  function saidBy(table: NonNullable<typeof first>) {
    return Object.keys(table).find(
      (each) =>
        table[each]!.test(question) &&
        !(/^(?:Yes|No)\./.test(each) && asksWhat.test(question)) &&
        !(each === 'Yes.' && isUnread()),
    )
  }
  /** Whether the question names a number or a day that the answer doesn't tell. */
  function isUnread() {
    const whole = answer.join(' ').toLowerCase()
    return question.match(conditions)?.some((each) => !whole.includes(each.toLowerCase()))
  }
  /** Says yes only if the sentence has all words of the question: a shop with a blue bowl may have no green one. */
  function yesOrNo() {
    if (/^(?:Yes|No)\b/.test(start) || !asksIfPossible.test(question) || limits.test(start)) return undefined
    if (/^(?:We|I) don’t\b/.test(start)) return 'No.'
    return named.length > 0 && namedIn(`${label} ${start}`, named) === named.length ? 'Yes.' : undefined
  }
}

const namedIn = (sentence: string, named: readonly string[]) =>
  named.filter((word) => wordsOf(sentence).some((each) => each.startsWith(word))).length
