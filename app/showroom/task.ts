import type { AssistantReply } from '~/assistant/assistant'
import type { TaskTurn } from '~/assistant/conversation'
import type { HandoverReason } from '~/assistant/knowledge'
import { timeIn } from './heard-time'
import type { RehearsalField, RehearsalOption } from './rehearsal'

/** What a website does for its visitors in a conversation: words fill the choices of its rehearsal, and "yes" settles it. */
export interface Task {
  fields: readonly RehearsalField[]
  /** The topic of what it says. Words that choose something begin it, unless the topic has an invitation. */
  topic: string
  /** Said after the answers of these topics, by their ids: "yes" or a choice begins it then. */
  invitations: Readonly<Record<string, string>>
  /** Chosen unless something else was said: values by the fields' names. */
  usual?: Values
  /** Asks for a field that is still open. */
  ask: (open: string, values: Values) => string
  /** Asks whether the choice is right; where there is none, choosing everything settles it. */
  offer?: (values: Values) => string
  settle: (values: Values, name: string | undefined) => string
  /** Nothing is free at the time that was asked for. */
  none: string
  decline: string
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
  const heard = hear(task.fields, text, known)
  const said = heard === 'none' ? {} : heard
  const saysSomething = heard === 'none' || Object.keys(heard).length > 0
  const isChanged = before?.step === 'done' && saysSomething && reply.kind !== 'answer'
  const agrees = agreement.test(text)
  if (isOpen && refusal.test(text) && !saysSomething) return turn('idle', task.decline, {})
  const begins = topics.includes(task.topic) && saysSomething && !task.invitations[task.topic]
  if (!begins && !isChanged && !(isOpen && (agrees || saysSomething))) {
    const inviting = topics.find((id) => task.invitations[id])
    if (!inviting) return undefined
    const says = task.invitations[inviting]!
    return { step: 'choose', says, topic: inviting, values: { ...known, ...said }, besides: topics }
  }
  if (heard === 'none') return turn('choose', task.none, known)
  const values = { ...task.usual, ...known, ...said }
  const open = task.fields.find(({ name }) => !values[name])
  if (open) return turn('choose', task.ask(open.name, values), values)
  const isSettled = !task.offer || (before?.step === 'review' && agrees && !saysSomething)
  if (!isSettled) return turn('review', task.offer!(values), values)
  return turn('done', task.settle(values, nameGiven.exec(text)?.[1]), values)

  function turn(step: TaskTurn['step'], says: string, chosen: Values): TaskTurn {
    return { step, says, topic: task.topic, values: chosen, besides: otherTopics() }
  }
  /** Asked and answered in the same turn: "Yes, for Nora. Can it go in the dishwasher?" */
  function otherTopics() {
    return question.test(text) ? topics.filter((id) => id !== task.topic) : []
  }
}

/** What the words choose, by the fields' names; `none` when no option is at the time that they ask for. */
function hear(fields: readonly RehearsalField[], text: string, known: Values): Values | 'none' {
  const heard: Record<string, string> = {}
  for (const { name, options } of fields) {
    const [wanted = '', unwanted = ''] = text.split(/\b(?:not|except)\b/i)
    const current = options.find(({ value }) => value === known[name])
    const day = onDay(options, wanted, unwanted, current)
    const named = longestNamed(day.options, wanted)
    const refused = longestNamed(day.options, unwanted)
    const fits = options.some(({ at }) => at !== undefined) ? timeIn(text, current?.at) : undefined
    if (named.length === 0 && refused.length === 0 && !fits && !day.isHeard) continue
    const possible = (named.length > 0 ? named : day.options).filter(
      (option) => !refused.includes(option) && (!fits || (option.at !== undefined && fits(option.at))),
    )
    if (!possible[0]) return 'none'
    heard[name] = possible[0].value
  }
  return heard
}

const aDay = /\b(?:today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/** The options of one day: the one that the words name, or else that of the current choice, or else the first. */
function onDay(
  options: readonly RehearsalOption[],
  wanted: string,
  unwanted: string,
  current: RehearsalOption | undefined,
) {
  if (!options[0]?.day) return { options, isHeard: false }
  const refused = longestNamed(options, unwanted, 'day')
  const open = options.filter((option) => !refused.includes(option))
  const named = longestNamed(open, wanted, 'day')
  const isHeard = refused.length > 0 || named.length > 0 || aDay.test(wanted)
  if (named.length > 0 || aDay.test(wanted)) return { options: named, isHeard }
  const kept = open.find((option) => option === current) ?? open[0]
  return { options: open.filter(({ day }) => day === kept?.day), isHeard }
}

/** The options that are named by the most words: "cut and beard" is not "cut". */
function longestNamed(
  options: readonly RehearsalOption[],
  text: string,
  by: 'says' | 'day' = 'says',
): RehearsalOption[] {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}:]+/gu, ' ')} `
  const lengths = options.map(({ [by]: names = '' }) =>
    Math.max(0, ...names.split(', ').map((each) => (each && plain.includes(` ${each} `) ? each.length : 0))),
  )
  const longest = Math.max(...lengths)
  return options.filter((_, index) => longest > 0 && lengths[index] === longest)
}
