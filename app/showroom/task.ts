import type { AssistantReply } from '~/assistant/assistant'
import type { TaskTurn } from '~/assistant/conversation'
import type { HandoverReason } from '~/assistant/knowledge'
import { hear, listen } from './heard-choice'
import type { RehearsalField, RehearsalOption } from './kit/read-rehearsal'

/** What a website does for its visitors in a conversation: words fill the choices of its rehearsal, and "yes" settles it. */
export interface Task {
  fields: readonly RehearsalField[]
  /** The topic of what it says. Words that choose something begin it, unless the topic has an invitation. */
  topic: string
  /** A question about its topic begins it, even if it chooses nothing. */
  isBegunByTopic?: boolean
  /** Said after the answers of these topics, by their ids: "yes" or a choice begins it then. */
  invitations: Readonly<Record<string, string>>
  /** Chosen unless something else was said: values by the fields' names. */
  usual?: Values
  /** Asks for a field that is still open; `among` are the options that the words leave. */
  ask: (open: string, values: Values, among: readonly RehearsalOption[]) => string
  /** Asks whether the choice is right; where there is none, choosing everything settles it. */
  offer?: (values: Values) => string
  /** `isAsked` when a question of the task came before. */
  settle: (values: Values, name: string | undefined, isAsked?: boolean) => string
  /** Nothing is free at the time that was asked for; where a field reads values of its own, at this one. */
  none: string | ((value: string) => string)
  decline: string
  /** What it is easily confused with, and what is said of that instead, until words name what the task is about. */
  elsewhere?: { names: RegExp; topic: string; says: string; unless: RegExp }
  /** What the agency's home page shows, question and answer in turn. */
  dialogue: readonly string[]
}

type Values = Readonly<Record<string, string>>

const agreement =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|please|perfect|great|fine|deal|book it|do it|go ahead|sounds good|that works|i['’]ll take|i will take|(?:put|keep|hold) (?:it|one))\b/i
const refusal = /^(?:no|nope|nah|not now|not today|never mind|rather not|leave it)\b/i
const nameGiven =
  /\b(?:for|name is|name['’]s|i['’]m|i am|under|to) (?!\p{Lu}\p{L}+day\b)(\p{Lu}[\p{L}'’-]{1,20})(?!\p{L})/u
/** A text of more words that a person has to answer is no mere "yes". */
const longestAgreement = 4
const grave: readonly HandoverReason[] = ['health', 'danger', 'law', 'complaint', 'money']
/** Long enough to ask for something of its own. */
const question = /(?:\S+\s+){3}\S+\?/
const asking =
  /^(?:(?:yes|and|but|or|also|so|ok|please)[, ]+)*(?:is|are|do|does|can|could|will|would|what|where|when|how|who|which)\b/i
/** A question with these words asks for something else than what is offered. */
const changing =
  /\b(?:about|any\w*|some\w*|come|book|rather|instead|later|earlier|make|move|change|switch|fit|squeeze|keep|hold|put|do it|be|work|(?:can|could|may) (?:i|we) (?:have|get|take|see|view))\b/i
/** The same, unless another topic is the answer. */
const perhapsChanging = /\b(?:free|possible|available|have|got)\b/i

/** Plays one turn; undefined when its words have nothing to do with the task. */
export function play(
  task: Task,
  text: string,
  reply: AssistantReply,
  before: TaskTurn | undefined,
): TaskTurn | undefined {
  const isOpen = before?.step === 'choose' || before?.step === 'review'
  const topics = reply.kind === 'answer' ? reply.topics.map(({ id }) => id) : []
  const isGrave = reply.kind === 'handover' && grave.includes(reply.reason)
  if (isGrave && text.split(' ').length > longestAgreement) return undefined
  const known = before?.values ?? {}
  const inviting = topics.find((id) => task.invitations[id])
  const asksOnly = isOpen && !inviting ? sentences(text).filter(isAside) : []
  const choosing = sentences(text).filter((each) => !asksOnly.includes(each))
  const heard = hear(task.fields, choosing.join(' '), known, before?.wish)
  const saysSomething = heard.isNone || Object.keys(heard.values).length > 0
  const isChanged = before?.step === 'done' && saysSomething && reply.kind !== 'answer'
  const agrees = agreement.test(text)
  const begins =
    topics.includes(task.topic) &&
    (saysSomething || (task.isBegunByTopic && !isOpen)) &&
    !task.invitations[task.topic]
  const plays = begins || isChanged || (isOpen && (agrees || saysSomething))

  const { elsewhere } = task
  const isStillElsewhere = before?.step === 'idle' && before.topic === elsewhere?.topic
  const isElsewhere = elsewhere?.names.test(listen(task.fields, text).wanted)
  if (elsewhere && (isElsewhere || (isStillElsewhere && !elsewhere.unless.test(text)))) {
    const concerns = plays || (isElsewhere && (isOpen || inviting || topics.includes(task.topic)))
    const besides = topics.filter((id) => id !== task.topic && id !== elsewhere.topic)
    return concerns
      ? { step: 'idle', says: elsewhere.says, topic: elsewhere.topic, values: {}, besides }
      : undefined
  }
  if (isOpen && refusal.test(text) && !saysSomething) return turn('idle', task.decline, {})
  if (!plays) {
    if (inviting)
      return {
        ...turn('choose', heard.missed ? none(heard.missed) : task.invitations[inviting]!, {
          ...known,
          ...heard.values,
        }),
        topic: inviting,
        besides: topics,
      }
    // What is refused without a name is what was offered.
    const timed = task.fields.find(({ options }) => options[0]?.at !== undefined)
    if (!timed || before?.step !== 'review' || !listen(task.fields, choosing.join(' ')).isRefusal)
      return undefined
    return turn('choose', task.ask(timed.name, {}, timed.options), { ...known, [timed.name]: '' })
  }
  if (heard.isNone) return turn('choose', none(heard.missed), { ...known, ...heard.values })
  const values = { ...task.usual, ...chosen({ ...known, ...heard.values }) }
  // Without an offer there is no guess at what suits instead.
  const isGuess = heard.isGuess && !task.offer && !agrees
  const open = task.fields.find(({ name, options }) => !values[name] || (isGuess && options[0]?.at))
  if (open) {
    const asks = task.ask(open.name, values, heard.among[open.name] ?? open.options)
    return turn('choose', asks, { ...values, [open.name]: '' })
  }
  const isSettled =
    !task.offer || (before?.step === 'review' && agrees && !saysSomething && asksOnly.every(saysNothing))
  if (!isSettled) return turn('review', task.offer!(values), values)
  return turn('done', task.settle(values, nameGiven.exec(text)?.[1], isOpen), values)

  function turn(step: TaskTurn['step'], says: string, choice: Values): TaskTurn {
    return { step, says, topic: task.topic, values: chosen(choice), besides: otherTopics(), wish: heard.wish }
  }
  function none(value: string) {
    return typeof task.none === 'string' ? task.none : task.none(value)
  }
  /** Asked and answered in the same turn: "Yes, for Nora. Can it go in the dishwasher?" */
  function otherTopics() {
    return question.test(text) ? topics.filter((id) => id !== task.topic) : []
  }
  /** A question that the answer is enough for, such as "can I park on Saturday?" */
  function isAside(sentence: string) {
    if (!asking.test(sentence) || changing.test(sentence)) return false
    return !(topics.includes(task.topic) && perhapsChanging.test(sentence))
  }
  function saysNothing(sentence: string) {
    const aside = hear(task.fields, sentence, known, before?.wish)
    return !aside.isNone && Object.keys(aside.values).length === 0
  }
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/)
}

function chosen(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}
