import { answering } from '~/assistant/answering'
import type { AssistantReply } from '~/assistant/assistant'
import type { Play, Played, Table, Values } from '~/assistant/conversation'
import type { HandoverReason, KnownTopic } from '~/assistant/knowledge'
import { capitalized, either } from '../kit/formats'
import { isTimed, optionOf, type Heard } from './heard-choice'
import type { RehearsalField, RehearsalOption } from '../kit/read-rehearsal'
import { isMereAnswer, understand } from './understand'

/** What a website does for its visitors in a conversation: words fill the choices of its rehearsal, it offers, and "yes" settles it. */
export interface Task {
  fields: readonly RehearsalField[]
  /** Understood, too, though its rehearsal doesn't ask for them. */
  told?: readonly RehearsalField[]
  /** The topic of what it says. */
  topic: string
  /** Said after the answers of these topics, by their ids, while something is still open. */
  invitations: Values
  /** Chosen unless something else was said: values by the fields' names. */
  usual?: Values
  /** The field that a first name chooses. */
  naming?: string
  /** The same in short, under an answer that names what there is. */
  which?: string
  /** Asks for a field that is still open; `among` are the options that the words leave, `named` what they chose. */
  ask: (open: string, named: Values, among: readonly RehearsalOption[]) => string
  /** Asks whether the choice is right. */
  offer: (values: Values, name?: string) => string
  settle: (values: Values, name?: string) => string
  /** What the thing in hand costs. */
  costs: (values: Values) => string
  /** Lower-case names of the days on which nothing is done. */
  closed: readonly string[]
  /** What there is, where something else was asked for. */
  free: string
  none?: (when: string) => string
  decline: string
  /** What the agency's home page shows, question and answer in turn. */
  dialogue: readonly string[]
}

/** A text of more words that a person has to answer is no mere "yes". */
const longestAgreement = 4
const grave: readonly HandoverReason[] = ['health', 'danger', 'law', 'complaint', 'money']
/** "My wife works Thursday" has none of them. */
const wanting =
  /\?|\b(?:want|need|like|love|wanna|book|reserve|keep|hold|put|come|visit|view|see|look(?:ing)?|get|slot|please|pls|free|aside|marry|married|do|can)\b|\b(?:may|june|july|august|september|october) \d+(?!.*\btaken\b)/i
/** "Book it" is no mere agreement where nothing was offered. */
const bidding = /\b(?:book|reserve|schedule)\b/i
/** Lets go of what is settled. */
const undoing = /\b(?:actually,? no|never ?mind|nvm|cancel|forget it|scratch that|changed my mind)\b/i
const steps = { choose: 'asks', review: 'offers', done: 'settled', idle: undefined } as const

/** Plays one turn: what the words mean, and what comes of it at this step. `about` is the last topic. */
export function play(
  task: Task,
  text: string,
  given: AssistantReply,
  table: Table,
  about?: KnownTopic,
): Played {
  const isOpen = table.step === 'choose' || table.step === 'review'
  const fields = fieldsOf(task).filter(({ name }) => name !== task.naming)
  const heard = understand(text, { ...table, isOpen, fields })
  const { act } = heard
  const topics = given.kind === 'answer' ? given.topics : []
  const others = topics.filter(({ id }) => id !== task.topic)
  const [invitation] = [...others, ...topics].flatMap(({ id }) => task.invitations[id] ?? [])
  const name = heard.name ?? table.name
  const values = { ...task.usual, ...table.values, ...heard.values, ...nameChosen(task, name) }
  const blocked = fields.map((field) => optionOf(field, values)).find((option) => option?.cannot)
  const missing = task.fields.find((field) => !optionOf(field, values))
  const spoken = Object.keys({ ...table.values, ...heard.values })
  const isInHand = isOpen || table.topic in task.invitations || spoken.length > 0
  // "How much is that" after "Do you ship?" asks for the shipping.
  const isBeside = others.some(({ id, hasPrice }) => id === about?.id && !hasPrice)
  const costs = (heard.asksPrice && isInHand && !isBeside && task.costs(values)) || undefined
  // "Sat?" after "are you open on Friday?" asks on, and so does "and the lamp?" after "is it dishwasher safe?"
  const isOnHours = about?.id === 'hours' && heard.hasTime && Object.keys(heard.values).length === 1
  const isOn = isOnHours || (isBeside && !(about!.id in task.invitations))
  const isLeaning = isOn && !isOpen && heard.isRequest && !wanting.test(text.replace('?', ''))
  const reply = replied()
  const isGrave = reply.kind === 'handover' && grave.includes(reply.reason)
  const isPlain = act === 'recall' || act === 'refuse' || (act === 'agree' && !heard.isAsking)

  if (isGrave && !isPlain && !heard.isRequest && text.split(' ').length > longestAgreement) return rest()
  const settles = { agree: 'review', recall: 'done' }[act as string]
  if (!blocked && !missing && table.step === settles) return turn('done', task.settle(values, name))
  if (act === 'refuse' && (isOpen || (table.step === 'done' && undoing.test(text))))
    return turn('idle', task.decline, {})
  return (isOpen ? !isOver() : begins()) ? next() : rest()

  function begins() {
    const isOwn = topics.length > others.length
    if (act === 'tell') return isOwn || invitation !== undefined
    if (act !== 'choose' || isLeaning) return act === 'agree' && table.step === 'idle' && bidding.test(text)
    const isFree = topics.length === 0 && heard.hasTime
    return invitation !== undefined || heard.isRequest || ((isOwn || isFree) && wanting.test(text))
  }
  /** A goodbye, danger and what can't be had end an offer's repetition. */
  function isOver() {
    const isBye = reply.kind === 'talk' && reply.manner === 'bye'
    const isOther = (blocked || table.step === 'choose') && others.length > 0
    return act === 'tell' && (isOther || isBye || isGrave || reply.kind === 'choice')
  }
  function replied(): AssistantReply {
    if (costs) {
      const { id, label } = topics.find(({ hasPrice }) => hasPrice) ?? { id: task.topic, label: 'Prices' }
      return { kind: 'answer', topics: [{ id, label, answer: [costs] }] }
    }
    if (isLeaning && isOnHours) return { kind: 'answer', topics: [answering(text, about)] }
    if (!isOpen && !bidding.test(text) && isMereAnswer(text)) return talk(table)
    return heard.hasAside && others.length > 0 ? { kind: 'answer', topics: others } : given
  }
  function next(): Played {
    if (blocked) return turn('choose', blocked.cannot!, values, blocked.about)
    if (heard.missed && act === 'choose') return turn('choose', cannotHave(task, heard.missed))
    const open = act === 'clear' ? task.fields.find(({ options }) => isTimed(options)) : missing
    const offer = open ? '' : task.offer(values, name)
    const found = /\bwhen\b|\bwhat time\b/i.test(text) ? 'The first I have is' : 'Yes,'
    if (!open) return turn('review', offer.replace(/^Yes,/, heard.isNear ? 'The closest I have is' : found))
    const left = { ...table.among, ...heard.among }[open.name] ?? []
    const among = open.options.filter(({ value }) => left.length === 0 || left.includes(value))
    const asks = isOpen && !heard.isAsking ? undefined : invitation
    const which = topics.length > others.length && isTold() ? task.which : undefined
    const ask = asks ?? which ?? task.ask(open.name, isTold() ? {} : heard.values, among)
    return turn('choose', ask, { ...values, [open.name]: '' })
  }
  /** Whether the reply is told before what the website does. */
  function isTold(): boolean {
    if (blocked || act === 'recall' || (heard.missed && topics.length > others.length)) return false
    // "For Nora", and what a draft would ask for anyhow.
    const [{ name: field, options }] = task.fields as [RehearsalField]
    const isAsked = topics[0]?.answer[0] === task.ask(field, {}, options)
    if ((heard.name && heard.isRequest) || isAsked) return false
    if (costs || heard.hasAside || act === 'tell' || act === 'elsewhere') return true
    if (act === 'wait') return reply.kind === 'answer'
    if (act === 'agree') return table.step === 'choose' && reply.kind === 'talk'
    if (act !== 'choose') return false
    const isAlone = heard.isRequest && heard.hasTime
    const isInvited = invitation !== undefined && !isAlone && (!isOpen || heard.isAsking)
    return isInvited || (heard.isAsking && !heard.isRequest && others.length > 0)
  }
  function turn(step: Table['step'], says: string, choice: Values = values, topic = task.topic): Played {
    const kept = Object.fromEntries(Object.entries(choice).filter(([, value]) => value))
    const among = { ...table.among, ...heard.among }
    const does = act === 'recall' && step === 'done' ? undefined : steps[step]
    const own = Object.entries(kept).filter(([field]) =>
      task.fields.some((each) => each.name === field && optionOf(each, kept)),
    )
    return {
      reply,
      task: { step, says, topic, values: Object.fromEntries(own), isAlone: !isTold(), does },
      table: { ...table, step, values: kept, among, wish: heard.wish, name },
    }
  }
  /** An offer that isn't repeated is made once more before it is settled. What was asked about is what is booked afterwards. */
  function rest(): Played {
    const step = table.step === 'review' ? 'choose' : table.step
    const asked = task.fields.filter((field) => !isTimed(field.options) && optionOf(field, heard.values))
    const spokenOf = Object.fromEntries(asked.map((field) => [field.name, heard.values[field.name]!]))
    const left = { ...table, step, name, values: { ...table.values, ...spokenOf } }
    return { reply, task: undefined, table: left }
  }
}

/** A bare "ok" is small talk, where nothing is offered. */
export const withoutTask: Play = (text, reply, table) => ({
  reply: isMereAnswer(text) ? talk(table) : reply,
  task: undefined,
  table,
})

function talk({ topic }: Table): AssistantReply {
  return { kind: 'talk', manner: topic ? 'thanks' : 'abilities' }
}

/** All that is understood: what only is told has the name of its field, or one of its own. */
export function fieldsOf({ fields, told = [] }: Task): readonly RehearsalField[] {
  const names = new Set([...fields, ...told].map(({ name }) => name))
  return [...names].map((name) => ({
    name,
    options: [...fields, ...told].flatMap((field) => (field.name === name ? field.options : [])),
  }))
}

/** "Nothing is free on Friday after six", and what there is. */
function cannotHave(
  { none, closed, free, fields }: Task,
  { days: [day], says, who }: NonNullable<Heard['missed']>,
): string {
  const asked = [day?.says, says].filter(Boolean).join(' ') || 'then'
  const when = asked.replace(/^(?=morning|afternoon|evening)/, 'in the ')
  if (day && closed.includes(day.name)) return `We’re closed ${day.says}. ${free}`
  if (day && !/^(?:on|to|day)/.test(day.says)) return `I can’t tell about ${day.says}. ${free}`
  const own = fields.flatMap(({ options }) => options).filter(({ detail }) => who && detail === who)
  const times = own.map((each) => `${capitalized(each.day!.split(',')[0]!)} ${each.label}`)
  if (who) return `${who} isn’t free ${when}. ${who} has ${either(times)}.`
  return `${none?.(when) ?? `Nothing is free ${when}.`} ${free}`
}

/** A name that isn't on the list is another one. */
function nameChosen({ fields, naming }: Task, name: string | undefined): Values {
  const field = fields.find((each) => each.name === naming)
  if (!field || !name) return {}
  const option = field.options.find(({ label }) => label === name) ?? field.options.at(-1)!
  return { [field.name]: option.value }
}
