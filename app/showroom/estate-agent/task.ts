import { expressionsOf } from '~/assistant/phrases'
import { callUs, type Draft } from '../draft/draft'
import { either } from '../kit/formats'
import { offering } from '../conversation/offering'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { estateAgent, week } from './knowledge'
import type { RehearsalOption } from '../kit/read-rehearsal'
import { cottage, house, wayOf, wordsOf } from './words'
import { namesIn, plainWords } from '../conversation/heard-choice'
import { howMany } from '../conversation/how-many'

const agents = Object.values(facts.agents).map((name) => name.split(' ')[0])
const valued = `Yes. Call ${facts.phone} and ${agents.join(' or ')} will come by; the estimate is free and takes an hour.`
const toSee = `Would you like to see ${house.title}?`
const answerOf = (topic: string) => estateAgent.topics.find(({ id }) => id === topic)!.answer
const { affordable, ownHome } = expressionsOf(texts.hears)
/** Only one of the two houses can be seen without a call. */
const houses = {
  name: 'house',
  options: [
    { value: 'alder', label: house.title, says: facts.house.says },
    {
      value: 'quarry',
      label: cottage.title,
      means: (plain: string) => [...namesIn(facts.cottage, plain), ...(plain.match(affordable) ?? [])],
      cannot: answerOf('listing')[1]!,
      about: 'listing',
    },
    // Whoever sells wants no showing, but to be visited.
    { value: 'own', label: '', means: ownHome, cannot: valued, about: 'valuation' },
  ],
}

/** Books a viewing of the house; in a draft, a time and a reason. */
export function taskOf(draft: Draft | null) {
  const { assistant, when, what } = wordsOf(draft)
  const { book, booked, meets } = draft ? wayOf(draft) : texts.ways.book
  const by = meets && draft?.person ? ` with ${draft.person}` : ''
  const nouns = what.options.map(({ label }) => plainWords(label).replace(/(?<!s)$/, 's')).join(', ')
  const oneOnly = `One at a time here: for {count}, ${callUs(draft, facts.phone)}.`
  const times = either(when.options.slice(0, 4).map(({ spoken }) => spoken))
  return offering(draft, {
    topic: 'viewing',
    when,
    what: { ...what, options: what.options as readonly RehearsalOption[] },
    told: [draft ? howMany('number', 'just one, only one', [nouns, oneOnly]) : houses],
    ...(!draft && {
      invitations: Object.fromEntries(
        ['listing', 'transport', 'schools', 'parking', 'energy'].map((id) => [id, toSee]),
      ),
      fields: [when, what],
      which: 'Which one works for you?',
      usual: { reason: 'buying', house: 'alder' },
      askWhen: `When would you like to see ${house.title}: ${times}?`,
      costs: (values) =>
        ({ own: answerOf('fee')[0], quarry: answerOf('listing')[1] })[values['house']!] ??
        `${house.title} is ${house.price}.`,
      week,
      none: (day: string) => `There’s no showing ${day}.`,
    }),
    askWhat: (among, isFree) =>
      `${isFree}${draft ? 'Which one would you like' : 'What brings you in'}: ${either(among)}?`,
    offer: ({ when: { spoken }, costs, found, also }) =>
      draft
        ? [`${found} ${spoken}${by}.`, costs, `Want me to ${book}${book.endsWith('the order') ? '' : ' it'}?`]
        : [`You can see ${house.title} on ${spoken}.`, also, 'Want me to put you on the list?'],
    settle: ({ when: { spoken }, what: thing }) =>
      draft
        ? `${booked}: ${thing ? `${thing.label}, ` : ''}${spoken}${by}.`
        : `See you ${spoken} at ${house.title}. You’re on the list, and we’ll email you the next morning to hear what you thought.`,
    free: draft
      ? `I have ${times}.`
      : `You can see ${house.title} on ${times}. Call ${facts.phone} for another time.`,
    otherwise: `I can’t book that here: ${callUs(draft, `${facts.phone} and ask for the time you want`)}.`,
    opening: draft ? assistant.placeholder : 'Can I see 14 Alder Street after work?',
    sample: { viewing: 'thu-1730' },
  })
}
