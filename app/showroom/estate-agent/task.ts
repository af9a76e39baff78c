import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import { spokenTime } from '../kit/formats'
import { offering } from '../kit/offering'
import type { Task } from '../task'
import { facts } from './facts'
import { estateAgent } from './knowledge'
import { cottage, house, wordsOf } from './words'

const toSee = 'Would you like to see it?'
const sample = { viewing: 'thu-1730' }
/** Of the two, one has times. */
const houses = {
  name: 'house',
  options: [
    { value: 'alder', label: house.title, says: facts.house.says },
    {
      value: 'quarry',
      label: cottage.title,
      says: facts.cottage.says,
      cannot: estateAgent.topics.find(({ id }) => id === 'listing')!.answer[1]!,
      about: 'listing',
    },
  ],
}

/** A viewing of the house; on a draft a time, and what for. */
export function taskOf(draft: Draft | null): Task {
  const { assistant, when, what } = wordsOf(draft)
  const times = when.options.map(({ spoken }) => spoken).join(', ')
  const common = { topic: 'viewing', when, what }
  if (draft)
    return offering(draft, {
      ...common,
      invitations: { hours: 'Would you like to book a time?' },
      askWhat: (among, found) => `${found}What brings you: ${among}?`,
      offer: (chosen) => [`Yes, ${chosen.when.spoken}.`, chosen.costs, 'Shall I book it?'],
      settle: (chosen) => `Booked: ${chosen.when.spoken}${chosen.what ? ` for ${chosen.what.label}` : ''}.`,
      free: `These are free: ${times}.`,
      decline: 'No problem, nothing is booked.',
      dialogue: () => [assistant.placeholder],
    })
  return offering(null, {
    ...common,
    fields: [when, what],
    told: [houses],
    invitations: {
      ...Object.fromEntries(['transport', 'schools', 'parking', 'energy'].map((id) => [id, toSee])),
      listing: `Would you like to see ${house.title}?`,
    },
    usual: { reason: 'buying', house: 'alder' },
    askWhen: `When would ${house.title} suit you: ${times}?`,
    offer: (chosen) => {
      const others = when.options.filter((each) => each.day === chosen.when.day && each !== chosen.when)
      const also = others.map(({ time }) => `There is another at ${spokenTime(time)}.`)
      return [`${chosen.when.spoken} you can see ${house.title}.`, ...also, 'Shall I put you on the list?']
    },
    settle: (chosen) =>
      `${chosen.when.spoken} at ${house.title}, then. You are on the list, and the next morning we ask what you thought.`,
    costs: () => `${house.title} is ${house.price}.`,
    prices: 'listing',
    closed: ['sunday'],
    none: (day) => `There is no viewing ${day}.`,
    free: `You can see ${house.title} ${times}. Call ${facts.phone} for another time.`,
    decline: 'No problem. Ask me anything else about it.',
    dialogue: ({ offer, settle }) => [
      'How far is 14 Alder Street from the station?',
      `${answerOf(estateAgent, 'transport')} ${toSee}`,
      'Yes, after work if possible.',
      offer(sample),
      'Yes please.',
      settle(sample),
    ],
  })
}
