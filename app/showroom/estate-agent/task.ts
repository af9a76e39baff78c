import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { draftTask } from '../kit/draft-task'
import type { Task } from '../task'
import { facts } from './facts'
import { estateAgent } from './knowledge'
import { house, wordsOf } from './words'

const toSee = 'Would you like to see it?'

/** A viewing of the house; on a draft a time, and what for. */
export function taskOf(draft: Draft | null): Task {
  const { assistant, when, what } = wordsOf(draft)
  const times = when.options.map(({ spoken }) => spoken).join(', ')
  if (draft)
    return draftTask({
      topic: 'viewing',
      when,
      what: { name: what.name, options: thingOptions(draft.things) },
      invitations: { hours: 'Would you like to book a time?' },
      askWhen: `When would suit you: ${times}?`,
      askWhat: (chosen, among) => `${chosen.when && `${chosen.when} is free. `}What brings you: ${among}?`,
      offer: (chosen) => [`Yes, ${chosen.when}.`, chosen.costs, 'Shall I book it?'].filter(Boolean).join(' '),
      settle: (chosen) => `Booked: ${[chosen.when, chosen.what].filter(Boolean).join(' for ')}.`,
      none: `Nothing is free then. These are: ${times}.`,
      decline: 'As you like. Nothing is booked.',
      dialogue: [assistant.placeholder],
    })
  const settle: Task['settle'] = ({ viewing }, _, isAsked) => {
    const { spoken } = when.options.find(({ value }) => value === viewing)!
    return `${spoken}${isAsked ? '' : ` at ${house.title}`}, then. You are on the list, and the next morning we ask what you thought.`
  }
  return {
    fields: [when, what],
    topic: 'viewing',
    invitations: {
      transport: toSee,
      schools: toSee,
      listing: `Would you like to see ${house.title}?`,
      parking: toSee,
      energy: toSee,
    },
    usual: { reason: 'buying' },
    ask: () => `When would ${house.title} suit you: ${times}?`,
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
      settle({ viewing: when.options[0]!.value }, undefined, true),
    ],
  }
}
