import type { Draft } from '../draft/draft'
import { either } from '../kit/formats'
import { offering } from '../conversation/offering'
import { facts } from './facts'
import { estateAgent } from './knowledge'
import { cottage, house, wordsOf } from './words'

const toSee = `Would you like to see ${house.title}?`
/** Only one of the two houses can be seen without a call. */
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

/** Books a viewing of the house; in a draft, a time and a reason. */
export function taskOf(draft: Draft | null) {
  const { assistant, when, what } = wordsOf(draft)
  const times = either(when.options.map(({ spoken }) => spoken))
  return offering(draft, {
    topic: 'viewing',
    when,
    what,
    invitations: Object.fromEntries(
      ['listing', 'transport', 'schools', 'parking', 'energy'].map((id) => [id, toSee]),
    ),
    ...(!draft && {
      fields: [when, what],
      told: [houses],
      which: 'Which one suits you?',
      usual: { reason: 'buying', house: 'alder' },
      askWhen: `When would ${house.title} suit you: ${times}?`,
      costs: () => `${house.title} is ${house.price}.`,
      closed: ['sunday'],
      none: (day: string) => `There’s no showing ${day}.`,
    }),
    askWhat: (among, isFree) => `${isFree}What brings you: ${either(among)}?`,
    offer: ({ when: { spoken, day, value }, costs, found }) => {
      if (draft) return [`${found} ${spoken}.`, costs, 'Want me to book it?']
      const others = when.options.filter((each) => each.day === day && each.value !== value)
      const also = others.map((each) => `There’s also ${each.spoken}.`)
      return [`You can see ${house.title} on ${spoken}.`, ...also, 'Want me to put you on the list?']
    },
    settle: ({ when: { spoken }, what: thing }) =>
      draft
        ? `Booked: ${spoken}${thing ? ` for ${thing.label}` : ''}.`
        : `See you ${spoken} at ${house.title}. You’re on the list, and we’ll email you the next morning to hear what you thought.`,
    free: draft
      ? `These are free: ${times}.`
      : `You can see ${house.title} on ${times}. Call ${facts.phone} for another time.`,
    decline: 'No problem, nothing is booked.',
    opening: draft ? assistant.placeholder : 'Can I see 14 Alder Street after work?',
    sample: { viewing: 'thu-1730' },
  })
}
