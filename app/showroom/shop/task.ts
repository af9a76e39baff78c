import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import { draftTask } from '../kit/draft-task'
import { capitalized, inWords } from '../kit/formats'
import type { RehearsalField } from '../kit/read-rehearsal'
import type { Task } from '../task'
import { facts } from './facts'
import { shop } from './knowledge'
import { wordsOf } from './words'

const toKeep = 'Shall I keep one for you?'
const untilClosing = 'We keep it at the counter until closing time.'
const common = { topic: 'reserve', decline: 'As you like. It stays on the shelf.' }
const { bowl } = facts.pieces
const bowls = [
  'bowls',
  'thumb bowls',
  'blue bowls',
  'blue ones',
  'cobalt thumb bowls',
  'of them',
  'of those',
  'then',
]
const others = [
  'vases',
  'jugs',
  'lamps',
  'pieces',
  'soup bowls',
  'salad bowls',
  'bottle vases',
  'milk jugs',
  'table lamps',
]
const counted = (count: number, nouns: readonly string[]) =>
  nouns.flatMap((noun) => [`${count} ${noun}`, `${inWords(count)} ${noun}`]).join(', ')
const tooMany = `I can’t put that many aside here: call ${facts.phone}.`

/** More than one of a piece; how many there are is known of the bowl alone. */
const number: RehearsalField = {
  name: 'number',
  options: [
    { value: '1', label: '', says: 'just one, only one, one of them' },
    { value: '2', label: '', says: counted(bowl.left, bowls) },
    { value: 'pair', label: '', says: counted(2, others), cannot: tooMany },
    ...[3, 4, 5, 6, 7, 8, 9, 10].flatMap((count) => [
      {
        value: String(count),
        label: '',
        says: counted(count, bowls),
        cannot: `Only ${inWords(bowl.left)} ${bowl.name}s are left. ${tooMany}`,
      },
      { value: `${count}-others`, label: '', says: counted(count, others), cannot: tooMany },
    ]),
  ],
}

/** A piece put aside at the counter. */
export function taskOf(draft: Draft | null): Task {
  const { piece, under, day } = wordsOf(draft)
  const dayNames = day.options.map(({ label }) => label).join(', ')
  const free = `We keep it until closing time on one of these days: ${dayNames}.`
  const forWhom = (whom: string | undefined) => (whom ? ` for ${whom}` : '')
  const atCounter = (what: string, whom: string | undefined, until: string) =>
    `${what ? `${what}: one` : 'It'} is at the counter${forWhom(whom)} ${until}.`
  if (!under)
    return draftTask({
      ...common,
      week: draft!.week,
      when: day,
      what: piece,
      invitations: piece.options.length > 0 ? { prices: toKeep } : {},
      askWhen: `${untilClosing} On which day: ${dayNames}?`,
      askWhat: ({ when }, among) => `${when ? `Gladly, ${when}.` : untilClosing} Which one: ${among}?`,
      offer: ({ when, costs, who }) => `${costs} Shall I put it aside${forWhom(who)} ${when}?`.trim(),
      settle: ({ what, who, when }) => atCounter(what, who, when),
      free,
      dialogue: [`Can you put something aside for me until ${day.options.at(-1)!.label}?`],
    })

  const chosen = (values: Readonly<Record<string, string>>) => {
    const { label, price } = piece.options.find(({ value }) => value === values['piece'])!
    const { spoken } = day.options.find(({ value }) => value === values['day'])!
    return { what: label.toLowerCase(), price, until: spoken, isTwo: values['number'] === '2' }
  }
  const offer: Task['offer'] = (values, name) => {
    const { what, price, until, isTwo } = chosen(values)
    const these = isTwo ? `two ${what}s, ${price} each,` : `a ${what}, ${price},`
    return `Shall I keep ${these} at the counter${forWhom(name)} ${until}?`
  }
  const settle: Task['settle'] = (values, name) => {
    const { what, until, isTwo } = chosen(values)
    if (!isTwo) return atCounter(capitalized(what), name, until)
    return `Two ${what}s are at the counter${forWhom(name)} ${until}.`
  }
  return {
    ...common,
    fields: [piece, under, day],
    told: [number],
    naming: under.name,
    invitations: { bowls: toKeep, jug: toKeep, vase: toKeep, lamp: toKeep },
    usual: { under: 'other', day: 'friday' },
    ask: (_open, _values, among) =>
      `Which piece: ${among.map(({ label }) => label.toLowerCase()).join(', ')}?`,
    offer,
    settle,
    costs: (values) => (values['piece'] ? `The ${chosen(values).what} is ${chosen(values).price}.` : ''),
    closed: ['monday', 'tuesday'],
    free,
    dialogue: [
      'Do you still have the blue bowl?',
      `${answerOf(shop, 'bowls')} ${offer({ piece: 'bowl', day: 'friday' })}`,
      'Yes, for Nora. Can it go in the dishwasher?',
      `${answerOf(shop, 'dishwasher')} ${settle({ piece: 'bowl', day: 'friday' }, 'Nora')}`,
    ],
  }
}
