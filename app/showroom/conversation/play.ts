import { asksPrice, withAnswerFirst } from '~/assistant/answer-first'
import type { AssistantReply } from '~/assistant/assistant'
import type { Play, Played, Memory, ChosenValues } from '~/assistant/conversation'
import { isGrave, type KnownTopic } from '~/assistant/knowledge'
import { expressionOf, expressionsOf } from '~/assistant/phrases'
import { capitalized, either, listed } from '../kit/formats'
import { isTimed, optionOf, timeOf, type Heard } from './heard-choice'
import phrases from './phrases.json' with { type: 'json' }
import { sumOf } from './sums'
import { fieldsOf, type Task } from './task'
import { isAwaiting, isMereAnswer, understand } from './understand'

/** In words. A longer text that a person has to answer is no mere "yes". */
const longestAgreement = 4
const { wanting, bidding, stating, undoing, merelyThanking, yes, yesAt, ...further } = expressionsOf(
  phrases.play,
)
const { asksIfDone, asksIfTaken, itsOn, asksForTime, asksOfState } = further
const asksAnother = expressionOf(phrases.asksAnother)
/** Topics after which a day asks for nothing new. */
const withDays = ['hours', 'cancel', 'workshop', 'children', 'shipping', 'custom', 'returns', 'selling-time']
const steps = { choose: 'asks', review: 'offers', done: 'settled', idle: undefined } as const

/** Plays one turn of a task. */
export function play(task: Task, ...said: Parameters<Play>): Played {
  const moment = momentOf(task, ...said)
  const { text, memory, heard, isOpen, isInterrupted, name, values } = moment
  const { act } = heard
  const isPlain = act === 'recall' || act === 'refuse' || (act === 'agree' && !heard.isAsking)
  const isDated = moment.isElsewhere && !bidding.test(text) && act === 'choose'
  const hasClock = task.fields.some(({ options }) => options.some(({ at }) => at !== undefined))
  const isToldOnly = isDated && (withDays.includes(moment.others[0]!.id) || (heard.missed && !hasClock))
  if (moment.sum || isToldOnly) return paused(moment)
  if (act === 'agree' && moment.isElsewhere && memory.topic === moment.topics[0]?.id) return paused(moment)
  const isLong = !heard.isRequest && text.split(' ').length > longestAgreement
  if (isInterrupted && !isPlain && (isLong || 'isSure' in moment.reply)) return paused(moment)
  const isThanks = merelyThanking.test(text) && !(memory.topic in { [task.topic]: '', ...task.invitations })
  // "Yes, 2:30" takes another time of the day that was offered.
  const isTaken = act === 'choose' && yesAt.test(text) && !heard.isNear && moment.isSameDay
  const isSettled =
    (memory.step === 'review' && (isTaken || (act === 'agree' && !isThanks))) ||
    (memory.step === 'done' && (act === 'recall' || (heard.name && heard.isRequest)))
  if (isSettled && !moment.blocked && !moment.missing) return goTo(moment, 'done', task.settle(values, name))
  if (act === 'refuse' && (isOpen || (memory.step === 'done' && undoing.test(text))))
    return asksAnother.test(text) && moment.others.length > 0
      ? paused({ ...moment, memory: { ...memory, step: 'idle', values: {} } })
      : goTo(moment, 'idle', task.decline, {})
  return (isOpen ? !isOver(moment) : begins(moment)) ? continued(moment) : paused(moment)
}

type Missed = NonNullable<Heard['missed']>
type Moment = ReturnType<typeof momentOf>

/** The meaning of a text for the task, and the reply to it. `given` is the assistant's reply, `about` the last topic. */
function momentOf(task: Task, text: string, given: AssistantReply, memory: Memory, about?: KnownTopic) {
  const isOpen = isAwaiting(memory.step)
  const heard = understand(text, { ...memory, fields: heardFields(task) })
  const topics = given.kind === 'answer' ? given.topics : []
  const others = topics.filter(({ id }) => id !== task.topic)
  const [invitation] = [...others, ...topics].flatMap(({ id }) => task.invitations[id] ?? [])
  // "I’m Allergic" tells no name.
  const isHarmful = given.kind === 'handover' && isGrave(given.reason)
  const choice = choiceOf(task, memory, heard, (isHarmful ? undefined : heard.name) ?? memory.name)
  const spoken = Object.keys({ ...memory.values, ...heard.values })
  const isInHand = isOpen || memory.topic in task.invitations || spoken.length > 0
  // "How much is that" after "Do you ship?" asks for the shipping.
  const isBeside = others.some(({ id, hasPrice }) => id === about?.id && !hasPrice)
  const costs = (heard.asksPrice && isInHand && !isBeside && task.costs(choice.values)) || undefined
  // "Sat?" after "are you open on Friday?" asks for the hours again, as "and the lamp?" asks for the topic before it.
  const isOfHours =
    about !== undefined &&
    withDays.includes(about.id) &&
    heard.hasTime &&
    Object.keys(heard.values).length === 1
  const isUntimed = !heard.hasTime && !heard.missed
  const isAskedAgain = isOfHours || (isBeside && isUntimed && !(about!.id in task.invitations))
  const isWanted = wanting.test(text.replace('?', ''))
  const isLeaning = isAskedAgain && !isOpen && heard.isRequest && !isWanted
  const things = fieldsOf(task).find(({ options }) => !isTimed(options))
  const thing = things && optionOf(things, memory.values)?.label
  const sum = bidding.test(text) ? undefined : sumOf(task.priced ?? [], text, thing, task.ofTotal)
  const isOff = 'reason' in given && given.reason === 'off-topic'
  const isUnnamed = isOff || (given.kind !== 'talk' && heard.hasTime && Object.keys(heard.values).length < 2)
  const isVague = heard.isAsking && !heard.isRequest && (isUnnamed || asksOfState.test(text))
  const isTaken = others.length > 0 || 'isSure' in given || asksForTime.test(text) || heard.act !== 'choose'
  /** "Do you have live music on Friday?" asks for no time. */
  const isAstray = isVague && !isTaken && (heard.hasTime || isOpen)
  const reply = replied()
  /** Whether the task's own topic is answered. */
  const isOwn = topics.length > others.length && !(memory.step === 'done' && asksPrice.test(text))
  /** Money isn't grave, since drafts answer questions about prices, but whoever wants it back isn't booking. */
  const isInterrupted =
    reply.kind === 'handover' &&
    (isGrave(reply.reason) || ['money', 'person'].includes(reply.reason) || 'isSure' in reply)
  /** "Book me in" after the class asks for a place in it. */
  const isElsewhere = 'isSure' in reply && others.length > 0
  const meaning = { task, text, memory, about, isOpen, heard, topics, others, invitation, isOwn, isLeaning }
  return { ...meaning, isWanted, ...choice, costs, sum, reply, isInterrupted, isElsewhere }

  function replied(): AssistantReply {
    if (isAstray) return { reason: 'unsure', ...given, kind: 'handover', isSure: true }
    // "Does it have parking", asked of a house that can't be had, is answered of another one.
    const had = choice.blocked?.about ?? ''
    if (had in task.invitations && others.some(({ id }) => id !== had && id in task.invitations))
      return { kind: 'handover', reason: 'unsure', isSure: true }
    if (sum ?? costs) {
      const { id, label } = topics.find(({ hasPrice }) => hasPrice) ?? { id: task.topic, label: 'Prices' }
      return { kind: 'answer', topics: [{ id, label, answer: [(sum ?? costs)!] }] }
    }
    if (isLeaning && isOfHours) return { kind: 'answer', topics: [withAnswerFirst(text, about)] }
    if (!isOpen && !bidding.test(text) && !('isSure' in given) && isMereAnswer(text))
      return talk(text, memory)
    return heard.hasAside && others.length > 0 ? { kind: 'answer', topics: others } : given
  }
}

/** All that is chosen so far; what of it cannot be had, and the first field that is still to be chosen. */
function choiceOf(task: Task, memory: Memory, heard: Heard, name: string | undefined) {
  const values: ChosenValues = { ...task.usual, ...memory.values, ...heard.values, ...nameChosen(task, name) }
  const options = heardFields(task).map((field) => optionOf(field, values))
  const missing = task.fields.find((field) => !optionOf(field, values))
  const before = heardFields(task).map((field) => optionOf(field, memory.values))
  const blocked = options.find((option) => option?.cannot && !(option.isOnce && before.includes(option)))
  const isSameDay = options.some((option, index) => option?.at && option.day === before[index]?.day)
  return { name, values, isSameDay, blocked, missing }
}

/** The fields that a text chooses; the one of `naming` follows from the visitor's name. */
const heardFields = (task: Task) => fieldsOf(task).filter(({ name }) => name !== task.naming)

/** Whether a text begins the task. */
function begins(moment: Moment): boolean {
  const { text, memory, about, heard, topics, others, isOwn, invitation, reply } = moment
  const { act, hasTime, isRequest } = heard
  if (act === 'move') return true
  // "It’s on Monday" tells more of what was asked about.
  if (itsOn.test(text) && memory.topic !== moment.task.topic && !invitation) return false
  const isBid = isRequest && bidding.test(text) && !moment.isElsewhere
  // "Yes" after a price wants what was priced.
  const isMeant = yes.test(text) && about?.hasPrice === true && !memory.said
  if (act === 'tell' || act === 'clear')
    return isOwn || (memory.step !== 'done' && (invitation !== undefined || isBid))
  // "Have a great weekend!" asks for no Saturday.
  const isTalk = reply.kind === 'talk' && reply.manner !== 'name' && !moment.isWanted
  if (act !== 'choose' || moment.isLeaning || isTalk || (!hasTime && asksIfDone.test(text)))
    return act === 'agree' && memory.step === 'idle' && (bidding.test(text) || isMeant)
  // "Monday at 1 for a haircut" needs no verb.
  const isExact = isOwn || heard.wish.near !== undefined
  const isNote = hasTime && isExact && !stating.test(text) && others.every((each) => each.hasPrice)
  const isFree = hasTime && (topics.length === 0 || (memory.step === 'done' && isOwn))
  return invitation !== undefined || isRequest || isNote || ((isOwn || isFree) && wanting.test(text))
}

/** Whether a text ends the task for now: a goodbye, an interruption, another topic beside a choice that can't be had. */
function isOver(moment: Moment): boolean {
  const { task, text, memory, heard, others, blocked, reply, isInterrupted } = moment
  const isBye = reply.kind === 'talk' && reply.manner === 'bye'
  const isUninvited = reply.kind === 'handover' && Object.values(task.invitations).includes(memory.said ?? '')
  const isOther = blocked ? !heard.isRequest : memory.step === 'choose' && others.length > 0
  const isUnknown = reply.kind === 'choice' || (memory.step === 'choose' && reply.kind === 'handover')
  const isElsewhere = isOther || isBye || isInterrupted || isUninvited || isUnknown
  const isLeft = ['tell', 'elsewhere'].includes(heard.act) && !(heard.name && heard.isRequest) && isElsewhere
  // "Is it too late?" is a person's to answer, though something can't be had, and "you're wrong" refuses no time.
  const isNamed = Object.values(heard.values).includes(blocked?.value ?? '')
  const isAstray = blocked
    ? heard.act === 'tell' && reply.kind === 'handover' && !isNamed
    : reply.kind === 'talk' && reply.manner === 'doubt'
  return merelyThanking.test(text) || isLeft || isAstray
}

/** Asks for the next choice, or offers the whole. */
function continued(moment: Moment): Played {
  const { task, text, memory, isOpen, heard, isOwn, invitation, name, blocked } = moment
  const only = moment.missing?.options.find(({ value }) => value === memory.wish.only)
  const isOnly =
    only &&
    (heard.act === 'agree' ||
      heard.missed?.days.some(({ name: day }) => day && only.label.toLowerCase().startsWith(day)))
  const values = isOnly ? { ...moment.values, [moment.missing!.name]: only.value } : moment.values
  const missing = task.fields.find((field) => !optionOf(field, values))
  if (blocked) return goTo(moment, 'choose', blocked.cannot!)
  if (heard.missed && heard.act === 'choose' && !isOnly) {
    const [day] = heard.missed.days
    const nearest = day && task.nearest?.(day.name)?.value
    return goTo(moment, 'choose', cannotHave(moment, heard.missed), moment.values, nearest)
  }
  const open =
    heard.act === 'clear' || heard.act === 'move'
      ? task.fields.find(({ options }) => isTimed(options))
      : missing
  if (!open) {
    const asksWhen = /\bwhen(?:['’]?s)?\b|\bwhat time\b/i.test(text)
    const first = asksWhen ? 'The first I have is' : asksIfTaken.test(text) ? 'It’s still open:' : 'Yes,'
    const found = heard.isNear ? 'The closest I have is' : first
    const also = heard.also.length > 0 ? `There’s also ${listed(heard.also.map(timeOf))}.` : ''
    return goTo(moment, 'review', task.offer(values, name, found, also), values)
  }
  const chosen = { ...values, [open.name]: '' }
  const { day: on, not = [] } = heard.wish
  const onDay = open.options.filter(({ at, day, value }) => at && day === on && !not.includes(value))
  const isOfDay = onDay[0] && (not[0] || onDay[0].day !== open.options[0]!.day) && !/days|dates/i.test(text)
  const clear = heard.isAsking ? (isOfDay ? undefined : '') : 'When? '
  const begun = { move: 'Yes. ', clear }[heard.act as string]
  if (begun !== undefined) return goTo(moment, 'choose', begun + task.free, chosen)
  const left = { ...memory.among, ...heard.among }[open.name] ?? []
  const leaves = open.options.filter(({ value }) => left.includes(value))
  const among = [leaves, onDay, open.options].find(({ length }) => length > 0)!
  const asks = (isOpen && !heard.isAsking) || heard.isSeveral || heard.hasTime ? undefined : invitation
  const which = isOwn && isTold(moment) ? task.which : undefined
  const named = heard.act === 'recall' ? values : heard.values
  const told = task.ask(open.name, isOnly ? values : isTold(moment) ? {} : named, among)
  // "Yes" to a question for a time leaves it open: the times are told in full.
  const isVague = heard.act === 'agree' && memory.step === 'choose' && !isOnly && among === open.options
  if (isVague && isTimed(among)) return goTo(moment, 'choose', task.free, chosen)
  const ask = asks ?? which ?? (asksIfTaken.test(text) ? told.replace(/^Yes,/, 'No,') : told)
  return goTo(moment, 'choose', heard.isSeveral ? `One at a time here. ${ask}` : ask, chosen)
}

/** Whether the reply is told before the words of the task. */
function isTold(moment: Moment): boolean {
  const { memory, isOpen, topics, others, isOwn, invitation, costs, reply } = moment
  const { act, hasAside, hasTime, isAsking, isRequest, isSeveral, name, missed } = moment.heard
  if (moment.blocked || act === 'recall' || (missed && isOwn)) return false
  // "For Nora" asks for nothing else.
  if ((name && isRequest && !moment.isInterrupted) || topics[0]?.isPrompt) return false
  if (costs || hasAside || act === 'tell' || act === 'elsewhere') return true
  if (act === 'wait') return reply.kind === 'answer'
  if (act === 'agree') return memory.step === 'choose' && reply.kind === 'talk' && reply.manner !== 'bye'
  if (act !== 'choose') return false
  const isInvited = invitation !== undefined && !isSeveral && !(isRequest && hasTime) && (!isOpen || isAsking)
  return isInvited || (isAsking && !isRequest && others.length > 0)
}

/** Takes the task to a step with these words. */
function goTo(
  moment: Moment,
  step: Memory['step'],
  whole: string,
  choice = moment.values,
  only = moment.heard.wish.only,
): Played {
  const { task, memory, heard, blocked, name, reply } = moment
  // Nobody likes to be told the same twice.
  const [isAfterReply, isChosen] = [isTold(moment), Object.keys(heard.values).length > 0]
  const told = isAfterReply && reply.kind === 'answer' ? reply.topics.flatMap(({ answer }) => answer) : []
  const costs = task.costs(moment.values)
  const isPriced = costs.match(/\$[\d,]+/g)?.every((price) => told.join().includes(price))
  const text = isPriced ? whole.replace(`${costs} `, '') : whole
  const [asks] = (step === 'choose' ? /[^.!? ][^.!?]*\?/ : /[^.!? ][^.!?]*[.!?]$/).exec(text) ?? [text]
  const short = step === 'choose' && isAfterReply ? asks.replace(/: .*/, '?') : ''
  const heardIt = isChosen || heard.name ? 'Noted. ' : step === 'choose' ? '' : 'Good. '
  const again = short || (heard.isNear ? 'That’s the closest I have. ' : heardIt) + asks
  const isRepeated =
    text === memory.said && heard.act !== 'recall' && (step === 'choose' || heard.act === 'choose')
  const isBeside = isAfterReply && step === memory.step && step === 'review' && !isChosen
  const isAside = isBeside && reply.kind === 'answer' && !moment.isOwn && (asks === text || memory.isAsked)
  const isAsked = isBeside && !isAside
  const isYesSaid = isAfterReply && reply.kind === 'answer' && /^Yes\b/.test(reply.topics[0]!.answer[0]!)
  const once = isYesSaid ? capitalized(text.replace(/^Yes, /, '')) : text
  const others = blocked || heard.missed ? task.otherwise : again
  const says = isAside ? 'Want me to go ahead?' : isBeside ? asks : isRepeated ? others : once
  const said = blocked || heard.missed ? says : text
  const topic = (step === 'choose' && blocked?.about) || task.topic
  const kept = Object.fromEntries(Object.entries(choice).filter(([, value]) => value))
  const own = task.fields.filter((field) => optionOf(field, kept)).map((field) => field.name)
  const values = Object.fromEntries(Object.entries(kept).filter(([field]) => own.includes(field)))
  const does = memory.step === 'done' && step === 'done' ? undefined : steps[step]
  const among = { ...memory.among, ...heard.among }
  return {
    reply,
    task: { step, says, topic, values, isAlone: !isAfterReply, does },
    memory: { ...memory, step, values: kept, among, wish: { ...heard.wish, only }, name, said, isAsked },
  }
}

/** Leaves the task for a turn. An offer has to be repeated before it can be settled, and the last thing asked about is chosen. */
function paused({ task, memory, heard, name, reply }: Moment): Played {
  const step = memory.step === 'review' ? 'choose' : memory.step
  const asked = fieldsOf(task).filter((field) => {
    const option = optionOf(field, heard.values)
    return option && !isTimed(field.options) && !option.isOnce
  })
  const chosen = Object.fromEntries(asked.map((field) => [field.name, heard.values[field.name]!]))
  return {
    reply,
    task: undefined,
    memory: { ...memory, step, name, wish: heard.wish, values: { ...memory.values, ...chosen } },
  }
}

/** Where nothing is offered, "ok" alone is small talk. */
export const withoutTask: Play = (text, reply, memory) => ({
  reply: isMereAnswer(text) && !('isSure' in reply) ? talk(text, memory) : reply,
  task: undefined,
  memory,
})

function talk(text: string, { topic }: Memory): AssistantReply {
  return { kind: 'talk', manner: !topic ? 'abilities' : yes.test(text) ? 'yes' : 'thanks' }
}

/** "No openings on Friday after six", and the options; whom to ask instead, if these were told just now. */
function cannotHave({ task, memory: { said = '' } }: Moment, missed: Missed): string {
  const [lacking, options] = lackOf(task, missed)
  return `${lacking} ${said.includes(options) || said.endsWith(task.otherwise) ? task.otherwise : options}`
}

function lackOf(task: Task, missed: Missed): readonly [lacking: string, options: string] {
  const { closed, free } = task
  const { who, isElse, instead, says, theirs, without } = missed
  const [day] = missed.days
  if (day && closed.includes(day.name)) return [`We’re closed ${day.says}.`, free]
  // Only the week ahead is known, by the names of its days.
  if (day && !/(?:day|tomorrow)$/.test(day.name)) {
    const near = task.nearest?.(day.name)
    const lacking = task.tooFar ?? `I can’t tell about ${day.says}.`
    return [lacking, near ? `${near.label} is open. Would that do?` : free]
  }
  const asked = [day?.says, says.replace(/at (\S+) ?ish/, 'around $1')].filter(Boolean).join(' ') || 'then'
  const when = asked.replace(/^(?=morning|afternoon|evening)/, 'in the ')
  if (!who) {
    const names = instead.map((each) => (day ? timeOf(each) : (each.spoken ?? each.label)))
    const which = names.length > 1 ? ' Which one?' : ' Would that do?'
    const lacking = (!isElse && task.none?.(when)) || `No ${isElse ? 'other ' : ''}openings ${when}.`
    return [lacking, names.length > 0 ? `There’s ${either(names)}.${which}` : free]
  }
  const times = `${capitalized(theirs[0]!.day!.split(',')[0]!)} at ${either(theirs.map(timeOf))}`
  const which = theirs.length > 1 ? '' : ' Would that do?'
  const orElse = without.length > 0 ? ` With someone else, there’s ${either(without.map(timeOf))}.` : which
  return [`${who} isn’t free ${when}.`, `${who} has ${times}.${orElse}`]
}

/** The option of a visitor's name; a name that isn't on the list is that of somebody else, the last option. */
function nameChosen({ fields, naming }: Task, name: string | undefined): ChosenValues {
  const field = fields.find((each) => each.name === naming)
  if (!field || !name) return {}
  const option = field.options.find(({ label }) => label === name) ?? field.options.at(-1)!
  return { [field.name]: option.value }
}
