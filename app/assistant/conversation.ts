import { asksPrice } from './answering'
import type { Assistant, AssistantReply } from './assistant'
import { dangerIn, type Danger } from './emergencies'
import type { KnownTopic } from './knowledge'

export type Values = Readonly<Record<string, string>>

/** What was said, and what the turns before that left on the table. */
export interface SoFar {
  questions: readonly string[]
  /** As it stands in an address. */
  table: string
}

/** What lies on the table, for as long as the conversation. */
export interface Table {
  step: 'idle' | 'choose' | 'review' | 'done'
  /** The id of the last topic. */
  topic: string
  /** The choices so far, by their names. */
  values: Values
  /** Values that are left to choose from. */
  among: Readonly<Record<string, readonly string[]>>
  /** What was said of the time: its day, whom it is with, and values that were refused. */
  wish: Partial<Record<'day' | 'says', string | undefined>> & {
    not?: readonly string[]
    near?: number | undefined
  }
  /** The name of who asks. It never enters an address. */
  name?: string | undefined
}

/** What a website does beside answering, at one turn. */
export interface TaskTurn {
  step: Table['step']
  says: string
  /** Under which topic. */
  topic: string
  /** What is chosen in its rehearsal. */
  values: Values
  /** Whether it is all that is said: the reply doesn't come first. */
  isAlone: boolean
  does: 'asks' | 'offers' | 'settled' | undefined
}

export interface Played {
  reply: AssistantReply
  task: TaskTurn | undefined
  /** After it. */
  table: Table
}

/** Plays one turn of what a website does. */
export type Play = (text: string, reply: AssistantReply, table: Table, about?: KnownTopic) => Played

export interface Turn extends Omit<Played, 'reply'> {
  question: string
  reply: AssistantReply | { kind: 'emergency'; danger: Danger }
}

/** So many questions are remembered word for word; of those before, what they left on the table. */
export const longestConversation = 6
const steps = ['idle', 'choose', 'review', 'done'] as const
const empty: Table = { step: 'idle', topic: '', values: {}, among: {}, wish: {} }

/** "And on Saturdays?", "how much is that": words that lean on what was said before. */
const leaning = /^(?:and|but|what about|how about|or)\b|\b(?:it|that|this|those|these|them|one|then|there)\b/i
const longestLeaning = 8
/** "And for kids?" asks of something else what was asked before: what it costs, or how long it takes. */
const another =
  /^(?:(?:ok|okay|oh|cool|great)[, ]+)*(?:(?:and|or|plus|also|what about|how about)[, ]+)+(?!.*\b(?:price|costs?|much|long|is|are|do|does|did|can|could|will|would|what|when|where|how|who|which|why|if|i|we|not|thanks?|today|tonight|tomorrow|weekend|morning|noon|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:at|by|after|before|until) \d+|\d+(?::| ?[ap]m))\b)(?=\S+(?:\s+\S+){0,5}\s*$)/i
const carried = { 'how much?': asksPrice, 'how long?': /\bhow long\b/i }
/** "Sure, but is there parking?" asks about parking. */
const leading =
  /^(?:(?:ok|okay|k|sure|yes|yeah|yep|great|good|fine|perfect|cool|nice|alright|hm+|oh|lol|haha|well|so|but)\b[ ,.!…]+)+(?=\S+ \S+ \S)/i
/** "Sam" in "Can I ask for Sam?", for "when is he free". */
const person = /(?<=\p{L} )(?!\p{L}+day\b)\p{Lu}\p{Ll}+\b/gu
/** "How long?" */
const shortest = 3

/** Answers the questions in their order, each with what is on the table in mind. */
export function converse(
  assistant: Assistant,
  play: Play,
  topics: readonly KnownTopic[],
  questions: readonly string[],
  table = empty,
): Turn[] {
  let text = ''
  return questions.map((question) => {
    const danger = dangerIn(question)
    if (danger) {
      // Danger leaves an offer as open as it was.
      table = { ...table, topic: '' }
      return { question, reply: { kind: 'emergency', danger }, task: undefined, table }
    }
    const last = topics.find(({ id }) => id === table.topic)
    const [asked] = Object.entries(carried).find(([, asks]) => asks.test(text)) ?? []
    const [lead] = another.exec(question) ?? []
    const someone = text.match(person)?.find((name) => last?.answer.some((each) => each.includes(name)))
    text = asked && lead ? `${question.slice(lead.length).replace(/\W+$/, '')}, ${asked}` : question
    if (someone) text = text.replace(/\b(?:s?he|him)\b/i, someone)
    const reply = assistant(text.replace(leading, ''), leans(text) ? last : undefined)
    const turn = play(text, reply, table, last)
    const topic = turn.reply.kind === 'answer' ? turn.reply.topics.at(-1)?.id : undefined
    table = { ...turn.table, topic: topic ?? table.topic }
    return { question, ...turn, table }
  })
}

/** For an address: ids alone, no word that was typed. */
export function writeTable({ step, topic, values, among }: Table): string {
  const left = Object.entries({ step, topic, ...among, ...values })
  return String(new URLSearchParams(left.map(([name, value]) => [name, String(value)])))
}

/** From an address, which anybody may have written: what isn't known is left out. */
export function readTable(
  text: string,
  topics: readonly KnownTopic[],
  fields: readonly { name: string; options: readonly { value: string }[] }[],
): Table {
  const search = new URLSearchParams(text)
  const read = fields.map(({ name, options }) => {
    const values = search.get(name)?.split(',') ?? []
    return [name, options.map(({ value }) => value).filter((each) => values.includes(each))] as const
  })
  return {
    ...empty,
    step: steps.find((each) => each === search.get('step')) ?? 'idle',
    topic: topics.find(({ id }) => id === search.get('topic'))?.id ?? '',
    values: Object.fromEntries(
      read.flatMap(([name, [value, more]]) => (value && !more ? [[name, value]] : [])),
    ),
    among: Object.fromEntries(read.filter(([, { length }]) => length > 1)),
  }
}

function leans(question: string): boolean {
  const { length } = question.split(' ')
  return length <= shortest || (leaning.test(question) && length <= longestLeaning)
}
