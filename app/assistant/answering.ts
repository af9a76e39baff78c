import { wordsOf } from './features'
import type { KnownTopic } from './knowledge'

/** What may stand before a question. */
export const opening =
  /^(?:[^?]*[.!?,:] *)?(?:(?:hi|hey|hello|so|and|but|or|ok|also|then|please|um|thanks) )*/.source
const possible = new RegExp(
  `${opening}(?:(?:do|are|have|can|could|will) you|(?:can|could|may) (?:i|we)|(?:is|are) there|any|got|(?:is|are) .*(?:included|possible|allowed|available))\\b[^\\d]*$`,
  'i',
)
/** No yes or no answers these. */
const asksWhat = new RegExp(`${opening}(?:how|what(?! if)|which|where|when|who|why)\\b`, 'i')
/** Such as "for free" or "1.4%". */
export const tellsPrice = /[$%]|\b(?:for|is) free\b|\bany amount\b/
/** Words that ask for a price. */
export const asksPrice = /\b(?:how much|pric(?:es?|ing)|costs?|charges?|fees?|rates?)\b/i
/** How a sentence looks that tells how long something takes. */
export const tellsTime = /\b(?:minute|hour|day|week|month|year|noon|[ap]m\b)/i
/** "How long does it take?" */
export const asksHowLong =
  /^(?:(?:and|so|ok|how long|do|does|will|would|is|it|that|this|they|i|we|have|take|last)\b\W*)+$/i
/** What a question asks for, and how a sentence looks that has it. */
const kinds = [
  [asksPrice, tellsPrice],
  [/how (?:long|soon|fast)|\bwhen\b|what time/i, tellsTime],
] as const
/** "What are your prices?": those of nothing in particular, or of what was spoken of. */
const ofPrices =
  /^(?:(?:what(?:['’]?s)?|are|is|does|do|you|your|a|the|and|so|it|that|this|everything|all|have|see|can i|how much|charge|costs?|price(?: ?list|s)?|pricing|fees|rates?|please)\b\W*)+$/i
export const aboutPricesAlone = (question: string) => asksPrice.test(question) && ofPrices.test(question)
/** A sentence that agrees with nothing, and what is asked of a price that there is none of. */
const limits = /\b(?:can’t|isn’t|only)\b/i
const asksCharge = /\b(?:charge|fee|pay|extra)\b/i
/** Words that name nothing. */
const common =
  /^(?:..?|how|much|many|what|when|does|the|and|are|you|your|for|can|could|will|with|have|from|its|get|any|some|there|this|that|price|costs?|packages?|charge|offer|sell|take|give|please)$/
/** A sentence with one of these leans on the one before. */
const leaning = /^(?:\S+ ){0,4}(?:it|they|that|then|also|so)\b/i

/** A topic that says first what answers this very question: "No, on Mondays we’re closed." */
export function answering(question: string, topic: KnownTopic): KnownTopic {
  const { answer, label, first, open, parts = {} } = topic
  const days = open?.(question)
  // The hours of the day that is named are all that is asked for.
  const told =
    days && /\d/.test(days) ? [days] : Object.keys(parts).filter((each) => parts[each]!.test(question))
  if (told.length > 0) return { ...topic, answer: [...new Set([told.join(' '), ...answer.slice(1)])] }
  const named = wordsOf(question).flatMap((word) => (common.test(word) ? [] : word.slice(0, 5)))
  const sentences = answer.flatMap((each) => each.split(/(?<=(?<!\bDr)[.?!]) (?=\p{Lu})/u))
  const scores = sentences.map(
    (each) =>
      namedIn(each, named) + kinds.filter(([asks, tells]) => asks.test(question) && tells.test(each)).length,
  )
  const best = sentences[scores.indexOf(Math.max(...scores))]!
  const start = open || leaning.test(best) ? sentences[0]! : best
  const isFree = asksCharge.test(question) && /(?<!-)\b(?:free|included?)\b/.test(start)
  const says = open ? days : first ? saidBy(first) : yesOrNo()
  const lead = [...new Set([isFree && says === 'Yes.' ? undefined : says, start])].flatMap(
    (each) => each ?? [],
  )
  const [next, ...others] = answer.map((each) =>
    lead.reduceRight((rest, part) => rest.replace(part, ''), each).trim(),
  )
  return { ...topic, answer: [[...lead, next].join(' ').trim(), ...others].filter(Boolean) }

  function saidBy(table: NonNullable<typeof first>) {
    return Object.keys(table).find(
      (each) => table[each]!.test(question) && !(/^(?:Yes|No)\./.test(each) && asksWhat.test(question)),
    )
  }
  /** Yes only where all that is named is told: "a green bowl" may be what there is not. */
  function yesOrNo() {
    if (/^(?:Yes|No)\b/.test(start) || !possible.test(question)) return undefined
    if (limits.test(start)) return undefined
    if (/^(?:We|I) don’t\b/.test(start)) return 'No.'
    return named.length > 0 && namedIn(`${label} ${start}`, named) === named.length ? 'Yes.' : undefined
  }
}

function namedIn(sentence: string, named: readonly string[]): number {
  const told = wordsOf(sentence)
  return named.filter((word) => told.some((each) => each.startsWith(word))).length
}
