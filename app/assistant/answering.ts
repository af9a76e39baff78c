import { wordsOf } from './features'
import type { KnownTopic } from './knowledge'

/** What may stand before a question. */
export const opening =
  /^(?:[^?]*[.!?,:] *)?(?:(?:hi|hey|hello|so|and|but|or|ok|also|then|please|um|thanks) )*/.source
const possible = new RegExp(
  `${opening}(?:(?:do|did) (?:you|u|y.?all|they|guys)|does (?:any|some)|can|could|may|is there|are there|have you|will you|would you|is it (?:possible|ok|okay|allowed)|you (?:do|have|take)|got|any|(?:is|are|does|do) .*\\b(?:available|possible|allowed|welcome|included|offered|taking|ok|okay))\\b`,
  'i',
)
/** With these "yes" may mean the opposite. */
const turned =
  /\b(?:need|have to|must|pay|extra|charged?|costs?|how|what|when|where|which|who|why|or|only|not|no|without|instead|still|tell me|know|minutes?|weeks?|months?|years?)\b|n['’]t\b|\d/i
/** Words that tell no sentence from another. */
const common =
  /^(?:..?|how|much|what|does|the|and|are|you|your|for|can|with|have|from|its|get|that|this|when)$/
/** What a question asks for, and how a sentence looks that has it. */
const kinds = [
  [/how much|\b(?:price|cost|charge|fee)/i, /[$%]/],
  [/how (?:long|soon|fast)|\bwhen\b|what time/i, /\b(?:minute|hour|day|week|month|year|noon|[ap]m\b)/i],
] as const

/** A topic that says first what answers this very question: "No, on Mondays we’re closed." */
export function answering(question: string, topic: KnownTopic): KnownTopic {
  const answer = topic.open ? topic.answer : mostAsked(question, topic.answer)
  const first = saidFirst(question, topic)
  return first ? { ...topic, answer: [`${first} ${answer[0]}`, ...answer.slice(1)] } : { ...topic, answer }
}

/** The same that doubts whether it is meant. */
export function doubting(topic: KnownTopic): KnownTopic {
  const [start, ...rest] = topic.answer
  return { ...topic, answer: [`If you mean “${topic.label}”: ${start}`, ...rest] }
}

/** Before the others the sentence that has most of the question's words and of what it asks for. */
function mostAsked(question: string, answer: readonly string[]): readonly string[] {
  if (/^(?:Yes|No)\b/.test(answer[0]!)) return answer
  const words = wordsOf(question).flatMap((word) => (common.test(word) ? [] : word.slice(0, 5)))
  const paragraphs = answer.map((each) => each.split(/(?<=(?<!\bDr)[.?!]) /))
  const scores = paragraphs.flat().map((sentence) => {
    // What leans on the sentence before stays there.
    if (/^(?:After that|Until then|Then|So)\b|\bthat one\b/.test(sentence)) return 0
    const told = wordsOf(sentence)
    const shared = words.filter((word) => told.some((each) => each.startsWith(word)))
    return shared.length + kinds.filter(([asks, tells]) => asks.test(question) && tells.test(sentence)).length
  })
  const best = paragraphs.flat()[scores.indexOf(Math.max(...scores))]!
  if (answer[0]!.startsWith(best)) return answer
  const others = paragraphs.map((each) => each.filter((sentence) => sentence !== best).join(' '))
  return [`${best} ${others[0]}`, ...others.slice(1).filter((each) => each !== '')]
}

function saidFirst(question: string, { answer: [start = ''], first, open }: KnownTopic): string | undefined {
  if (open) return open(question)
  if (first) return Object.keys(first).find((says) => first[says]!.test(question))
  if (/^(?:Yes|No)\b/.test(start) || !possible.test(question) || turned.test(question)) return undefined
  return /^(?:We|I) don’t\b/.test(start) ? 'No.' : 'Yes.'
}
