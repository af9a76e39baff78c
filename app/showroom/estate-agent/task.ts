import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import type { Task } from '../task'
import { house, viewingTimes, wordsOf } from './words'
import { facts } from './facts'
import { estateAgent } from './knowledge'

const toSee = 'Would you like to see it?'
const toBook = 'Would you like to book a time?'
const settle: Task['settle'] = ({ viewing }, _, isAsked) => {
  const { spoken } = viewingTimes.find(({ value }) => value === viewing)!
  return `${spoken}${isAsked ? '' : ` at ${house.title}`}, then. You are on the list, and the next morning we ask what you thought.`
}

/** A viewing of the house. */
const task: Task = {
  fields: wordsOf(null).fields,
  topic: 'viewing',
  invitations: {
    transport: toSee,
    schools: toSee,
    listing: `Would you like to see ${house.title}?`,
    parking: toSee,
    energy: toSee,
  },
  usual: { reason: 'buying' },
  ask: () => `When would ${house.title} suit you: ${viewingTimes.map(({ spoken }) => spoken).join(', ')}?`,
  settle,
  none: `There is no viewing then. Call ${facts.phone}, and we find another time.`,
  decline: 'As you like. Ask me anything else about it.',
  elsewhere: {
    names:
      /\b(?:quarry|cottage|(?:small|little|cheap|other|second|stone)\w* (?:house|home|place|property|one)|(?:number|no\.?) ?(?:3|three))\b/i,
    topic: 'listing',
    says: estateAgent.topics.find(({ id }) => id === 'listing')!.answer[1]!,
    unless: /\b(?:alder|14|house)\b/i,
  },
  dialogue: [
    'How far is 14 Alder Street from the station?',
    `${answerOf(estateAgent, 'transport')} ${toSee}`,
    'Yes, after work if possible.',
    settle({ viewing: viewingTimes[0]!.value }, undefined, true),
  ],
}

export function taskOf(draft: Draft | null): Task {
  if (!draft) return task
  const { assistant, times, things, fields } = wordsOf(draft)
  const spoken = (value: string | undefined) => times.find((each) => each.value === value)!.spoken
  const free = times.map((each) => each.spoken).join(', ')
  const thingOf = (reason: string | undefined) => things.find(({ value }) => value === reason)
  return {
    fields,
    topic: task.topic,
    invitations: { hours: toBook },
    // Of one thing nobody needs to be asked.
    usual: things.length === 1 ? { reason: things[0]!.value } : {},
    ask: (open, { viewing }) => {
      if (open === 'viewing') return `When would suit you: ${free}?`
      return `${viewing ? `${spoken(viewing)} is free. ` : ''}What brings you: ${things.map(({ name }) => name).join(', ')}?`
    },
    offer: ({ viewing, reason }) => {
      const thing = thingOf(reason)
      return `Yes, ${spoken(viewing)}.${thing ? ` ${thing.name} is ${thing.price}.` : ''} Shall I book it?`
    },
    settle: ({ viewing, reason }) =>
      `Booked: ${[spoken(viewing), thingOf(reason)?.name].filter(Boolean).join(' for ')}.`,
    none: `Nothing is free then. These are: ${free}.`,
    decline: 'As you like. Nothing is booked.',
    dialogue: [assistant.placeholder],
  }
}
