import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { draftTask } from '../kit/draft-task'
import type { RehearsalField } from '../kit/read-rehearsal'
import type { Task } from '../task'
import { facts } from './facts'
import { estateAgent } from './knowledge'
import { cottage, house, wordsOf } from './words'

const toSee = 'Would you like to see it?'

/** Of the two, one has times. */
const houses: RehearsalField = {
  name: 'house',
  options: [
    {
      value: 'alder',
      label: house.title,
      says: 'alder, alder street, 14 alder street, number 14, pear tree, big house, bigger house, bigger one, three bedrooms',
    },
    {
      value: 'quarry',
      label: cottage.title,
      says: 'quarry, quarry lane, 3 quarry lane, cottage, number 3, stone house, small house, small one, smaller house, smaller one, smaller place, little house, little one, cheaper house, cheaper one, cheap one, two bedrooms',
      cannot: estateAgent.topics.find(({ id }) => id === 'listing')!.answer[1]!,
      about: 'listing',
    },
  ],
}

/** A viewing of the house; on a draft a time, and what for. */
export function taskOf(draft: Draft | null): Task {
  const { assistant, when, what } = wordsOf(draft)
  const times = when.options.map(({ spoken }) => spoken).join(', ')
  if (draft)
    return draftTask({
      week: draft.week,
      topic: 'viewing',
      when,
      what: { name: what.name, options: thingOptions(draft.things) },
      invitations: { hours: 'Would you like to book a time?' },
      askWhen: `When would suit you: ${times}?`,
      askWhat: (chosen, among) => `${chosen.when && `${chosen.when} is free. `}What brings you: ${among}?`,
      offer: (chosen) => [`Yes, ${chosen.when}.`, chosen.costs, 'Shall I book it?'].filter(Boolean).join(' '),
      settle: (chosen) => `Booked: ${[chosen.when, chosen.what].filter(Boolean).join(' for ')}.`,
      free: `These are free: ${times}.`,
      decline: 'As you like. Nothing is booked.',
      dialogue: [assistant.placeholder],
    })
  const timeOf = ({ viewing }: Readonly<Record<string, string>>) => {
    const { day, time } = facts.viewings.find((_, index) => when.options[index]!.value === viewing)!
    return `${day} at ${time}`
  }
  const list = when.options.map(timeOfOption).join(', ')
  function timeOfOption({ value }: { value: string }) {
    return timeOf({ viewing: value })
  }
  const offer: Task['offer'] = (values) => {
    const { day } = when.options.find(({ value }) => value === values['viewing'])!
    const others = when.options.filter((each) => each.day === day && each.value !== values['viewing'])
    const also = others
      .map((each) => ` There is another ${timeOfOption(each).replace(/^\w+ /, '')}.`)
      .join('')
    return `${timeOf(values)} you can see ${house.title}.${also} Shall I put you on the list?`
  }
  const settle: Task['settle'] = (values) =>
    `${timeOf(values)} at ${house.title}, then. You are on the list, and the next morning we ask what you thought.`
  return {
    fields: [when, what],
    told: [houses],
    topic: 'viewing',
    invitations: {
      transport: toSee,
      schools: toSee,
      listing: `Would you like to see ${house.title}?`,
      parking: toSee,
      energy: toSee,
    },
    usual: { reason: 'buying', house: 'alder' },
    ask: () => `When would ${house.title} suit you: ${list}?`,
    offer,
    settle,
    costs: () => `${house.title} is ${house.price}.`,
    prices: 'listing',
    closed: ['sunday'],
    none: (day) => `There is no viewing ${day}.`,
    free: `You can see ${house.title} ${list}. Call ${facts.phone} for another time.`,
    decline: 'As you like. Ask me anything else about it.',
    dialogue: [
      'How far is 14 Alder Street from the station?',
      `${answerOf(estateAgent, 'transport')} ${toSee}`,
      'Yes, after work if possible.',
      offer({ viewing: when.options[0]!.value }),
      'Yes please.',
      settle({ viewing: when.options[0]!.value }),
    ],
  }
}
