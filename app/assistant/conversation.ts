import {
  aboutPricesAlone,
  asksHowLong,
  asksPrice,
  asksSomething,
  tellsPrice,
  tellsTime,
} from './answer-first'
import { hasSentenceFor, type Assistant, type AssistantReply } from './assistant'
import { dangerIn, type Danger } from './emergencies'
import type { KnownTopic } from './knowledge'
import { anyOf, expressionOf } from './phrases'
import phrases from './phrases.json' with { type: 'json' }

export type ChosenValues = Readonly<Record<string, string>>

/** The questions of a conversation, and the memory that earlier turns left. */
export type SoFar = { questions: readonly string[]; memory: string }

/** All that a conversation remembers. */
export interface Memory {
  step: 'idle' | 'choose' | 'review' | 'done'
  /** The id of the last topic. */
  topic: string
  /** The choices so far, by their names. */
  values: ChosenValues
  /** The values that are left to choose from, by the choices' names. */
  among: Readonly<Record<string, readonly string[]>>
  /** Wishes for the time: its day, the name of its person, its part of the day, its minute, the values that were refused, and the only one that is left. */
  wish: Partial<Record<'day' | 'says' | 'part' | 'only', string | undefined>> & {
    not?: readonly string[]
    near?: number | undefined
  }
  /** The visitor's name, which never enters an address. */
  name?: string | undefined
  /** What the website's task said last. */
  said?: string
  /** Whether its question was repeated there, beside another answer. */
  isAsked?: boolean
}

/** The step of its task that a website takes beside answering. */
export interface TaskTurn {
  step: Memory['step']
  says: string
  /** The id of its topic. */
  topic: string
  /** The choices in its rehearsal. */
  values: ChosenValues
  /** Whether no reply comes before it. */
  isAlone: boolean
  does: 'asks' | 'offers' | 'settled' | undefined
}

export type Played = { reply: AssistantReply; task: TaskTurn | undefined; memory: Memory }

/** Plays one turn of a website's task. */
export type Play = (text: string, reply: AssistantReply, memory: Memory, about?: KnownTopic) => Played

export interface Turn extends Omit<Played, 'reply'> {
  question: string
  reply: AssistantReply | { kind: 'emergency'; danger: Danger }
  /** How many replies in a row before this one told the same; all handovers for want of an answer do. */
  again: number
}

/** In questions. Of earlier ones, only the memory that they left is remembered. */
export const longestConversation = 6
const steps = ['idle', 'choose', 'review', 'done'] as const
const empty: Memory = { step: 'idle', topic: '', values: {}, among: {}, wish: {} }

/** "And on Saturdays?" and "how much is that" are about the last topic. */
const refersBack = expressionOf(phrases.referring)
const mostWords = 9
/** A question of so few words is always about the last topic: "How long?" */
const fewestWords = 3
/** "And for kids?" repeats the last question, for a price or a duration, about something else. */
const another = new RegExp(
  `^(?:(?:ok|okay|oh|cool|great)[, ]+)*(?:(?:and|n|or|plus|also|for|what about|how about)[, ]+)+(?!.*${anyOf(phrases.asksOfItsOwn)})(?=\\S+(?:\\s+\\S+){0,5}\\s*$)`,
  'i',
)
/** "Together?" adds up what was asked before: the last question if it names two things, or the last two. */
const adding = expressionOf(phrases.adding)
const namesTwo = /\S (?:and|plus|n) |[&+]/i
const carried = { 'how much?': asksPrice, 'how long?': /\bhow long\b/i }
/** The beginning of "Sure, but is there parking?", which asks about parking. */
const acknowledgment = new RegExp(`^(?:${anyOf(phrases.acknowledging)}[ ,.!…]+)+(?=\\S+ \\S+ \\S)`, 'i')
/** "Wait, I mean Wednesday" repeats the last question for another day, and "can I see that one" asks about what it named. */
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
const corrects = /^(?:(?:oh|no|sorry|wait|actually|ok|i)\W+)*(?:mean|meant|wait)\W+(?:on )?(\S+day)\W*$/i
const seesThatOne = /\b(?:see|visit|tour|view)\b.*\bthat one\W*$/i
/** Between questions of one text: "and how much is a fade?" asks for itself. */
const betweenQuestions = new RegExp(`(?:[.?!;,]| (?:and|also|but|plus))+ (?=${anyOf(phrases.asks)})`, 'i')
/** Whether a reply leaves no room for the answer to another question. */
const isAlone = ({ reply }: Pick<Turn, 'reply'>) =>
  !('topics' in reply || ('reason' in reply && /unsure|off-topic|exception/.test(reply.reason)))
/** "Sam" in "Can I ask for Sam?", whom "when is he free" means next. */
const person = /(?<=\p{L} )(?!\p{L}+day\b)\p{Lu}\p{Ll}+\b/gu

/** Answers the questions in their order, each with the memory before it in mind. */
export function converse(
  assistant: Assistant,
  play: Play,
  topics: readonly KnownTopic[],
  questions: readonly string[],
  remembered = empty,
): Turn[] {
  const turns: Turn[] = []
  const said: string[] = []
  const people = topics.flatMap((topic) => topic.people ?? [])
  let [memory, before, again, gist] = [remembered, '', 0, '']
  for (const question of questions) {
    const danger = dangerIn(question)
    if (danger) {
      // An open offer stays open.
      memory = { ...memory, topic: '' }
      turns.push({ question, reply: { kind: 'emergency', danger }, task: undefined, memory, again: 0 })
      continue
    }
    const last = topics.find(({ id }) => id === memory.topic)
    const text =
      adding.test(question) && !namesTwo.test(question)
        ? [...said.slice(namesTwo.test(said.at(-1) ?? '') ? -1 : -2), question].join(' and ')
        : completed(question, before, people, last)
    // "How much would that be" after a question for a person is for a person, too.
    const isLost =
      ['unsure', 'grief'].includes(gist) &&
      refersBack.test(text) &&
      (aboutPricesAlone(text) || asksHowLong.test(text))
    const reply: AssistantReply = isLost
      ? { kind: 'handover', reason: 'unsure', isSure: true }
      : inShort(assistant(text.replace(acknowledgment, ''), refers(text) ? last : undefined), text, last)
    const turn = inParts(question, play(text, reply, memory, last), memory)
    const told = turn.task?.isAlone ? '' : gistOf(turn.reply)
    const toTalkTo = topics.filter(({ id }) => id === { person: 'talk', callback: 'contact' }[told])
    const answered = turn.reply.kind === 'answer' ? turn.reply.topics : toTalkTo
    memory = { ...turn.memory, topic: answered.at(-1)?.id ?? memory.topic }
    again = told && told === gist ? again + 1 : 0
    turns.push({ question, ...turn, memory, again })
    said.push(text)
    ;[before, gist] = [text, told]
  }
  return turns

  /** Answers each question of one text if that tells more; one that isn’t known is for a person. */
  function inParts(question: string, whole: Played, earlier: Memory): Played {
    const parts = question.split(betweenQuestions)
    const isAsked = (part: string) => asksSomething.test(part) && part.split(' ').length >= fewestWords
    if (![2, 3].includes(parts.length) || !parts.every(isAsked) || isAlone(whole)) return whole
    const inOrder = converse(assistant, play, topics, parts, earlier)
    // A price comes before the time, which is offered for the thing that it names.
    const isTurned = inOrder[0]!.task && !inOrder.at(-1)!.task && !refers(parts.at(-1)!)
    const played = isTurned ? converse(assistant, play, topics, parts.toReversed(), earlier) : inOrder
    const known = played.filter(({ reply, task }) => task ?? (reply.kind === 'answer' && !reply.isGuess))
    const [first, last = first] = known.filter(({ task }) => task)
    const isSame = JSON.stringify(first?.task?.values) === JSON.stringify(last?.task?.values)
    const { task, memory: left } = (isSame ? first : last) ?? played.at(-1)!
    const told = known.flatMap((each) =>
      each.reply.kind === 'answer' && !each.task?.isAlone ? each.reply.topics : [],
    )
    const isMore = known.length < played.length || task || new Set(told.map(({ id }) => id)).size > 1
    if (known.length === 0 || !isMore || played.some(isAlone)) return whole
    const own = topics.flatMap((topic) => (topic.id === task?.topic ? { ...topic, answer: [] } : []))
    const other = played.find((turn) => !known.includes(turn))?.reply
    const rest = other && { rest: { reason: 'unsure' as const, ...other } }
    const reply = { kind: 'answer' as const, topics: told[0] ? told : own, ...rest }
    return { reply, task: task && { ...task, isAlone: false }, memory: left }
  }
}

function gistOf(reply: AssistantReply): string {
  if (reply.kind === 'talk') return reply.manner
  if (reply.kind === 'handover') return reply.reason.replace('off-topic', 'unsure')
  return reply.topics.map(({ answer }) => answer[0]).join(' ')
}

/** The question with what it leaves to the one before: "and for kids?" becomes "for kids, how much?", and "he" the person. */
function completed(question: string, before: string, people: readonly string[], last?: KnownTopic): string {
  const [, day] = corrects.exec(question) ?? []
  if (day && weekday.test(before)) return before.replace(weekday, day)
  if (last?.hasPrice && seesThatOne.test(question)) return `${before}, ${question}`
  const [asked] = Object.entries(carried).find(([, asks]) => asks.test(before)) ?? []
  const [opening] = another.exec(question) ?? []
  const whole =
    asked && opening ? `${question.slice(opening.length).replace(/\W+$/, '')}, ${asked}` : question
  const someone =
    people.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(before)) ??
    before.match(person)?.find((name) => last?.answer.some((each) => each.includes(name)))
  return someone ? whole.replace(/\b(?:s?he|him)\b/i, someone) : whole
}

/** Writes a memory for an address: ids alone, no word that was typed. */
export function writeMemory({ step, topic, values, among }: Memory): string {
  const left = Object.entries({ step, topic, ...among, ...values })
  return String(new URLSearchParams(left.map(([name, value]) => [name, String(value)])))
}

/** Reads a memory from an address, which anybody may have written: unknown ids are left out. */
export function readMemory(
  text: string,
  topics: readonly KnownTopic[],
  fields: readonly { name: string; options: readonly { value: string }[] }[],
): Memory {
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

/** Of the topic that was told last, the first paragraph alone. That it answers the next question, too, is a guess if nothing of it does so plainly. */
function inShort(reply: AssistantReply, text: string, last?: KnownTopic): AssistantReply {
  if (reply.kind !== 'answer' || reply.topics.length > 1 || reply.topics[0]!.id !== last?.id) return reply
  const [first] = reply.topics[0]!.answer
  const isPlain =
    reply.isSure ||
    (asksPrice.test(text) && tellsPrice.test(first!)) ||
    (asksHowLong.test(text) && tellsTime.test(first!)) ||
    hasSentenceFor(text, last) ||
    /^(?:Yes|No)\./.test(first!)
  const topics = [{ ...reply.topics[0]!, answer: [first!] }]
  return { ...reply, topics, isGuess: reply.isGuess || !isPlain }
}

function refers(question: string): boolean {
  const { length } = question.split(' ')
  return (
    length <= fewestWords || asksHowLong.test(question) || (refersBack.test(question) && length <= mostWords)
  )
}
