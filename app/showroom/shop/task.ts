import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import { draftTask } from '../kit/draft-task'
import { inWords } from '../kit/formats'
import type { RehearsalField } from '../kit/read-rehearsal'
import type { Task } from '../task'
import { facts } from './facts'
import { shop } from './knowledge'
import { wordsOf } from './words'

const toKeep = 'Shall I keep one for you?'
const untilClosing = 'We keep it at the counter until closing time.'
const common = { topic: 'reserve', decline: 'As you like. It stays on the shelf.' }
const { bowl } = facts.pieces
const kinds = ['bowl', 'vase', 'jug', 'lamp', 'piece'].map((kind) => `${kind}s`)

/** More than one of a piece. */
const several: RehearsalField = {
  name: 'number',
  options: [
    { value: '1', label: '', says: 'just one, only one, one of them' },
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => ({
      value: String(count),
      label: '',
      says: [...kinds, 'thumb bowls', 'blue bowls', 'cobalt thumb bowls', 'of them', 'of those', 'then']
        .flatMap((noun) => [`${count} ${noun}`, `${inWords(count)} ${noun}`])
        .join(', '),
      cannot: `${count > bowl.left ? `Only ${inWords(bowl.left)} ${bowl.name}s are left. ` : ''}I put one piece aside here: for more, call ${facts.phone}.`,
    })),
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

  const chosen = (values: Readonly<Record<string, string>>) => ({
    kept: piece.options.find(({ value }) => value === values['piece'])!,
    until: day.options.find(({ value }) => value === values['day'])!.spoken,
  })
  const offer: Task['offer'] = (values, name) => {
    const { kept, until } = chosen(values)
    return `Shall I keep a ${kept.label.toLowerCase()}, ${kept.price}, at the counter${forWhom(name)} ${until}?`
  }
  const settle: Task['settle'] = (values, name) => {
    const { kept, until } = chosen(values)
    return atCounter(kept.label, name, until)
  }
  return {
    ...common,
    fields: [piece, under, day],
    told: [several],
    naming: under.name,
    invitations: { bowls: toKeep, jug: toKeep, vase: toKeep, lamp: toKeep },
    usual: { under: 'other', day: 'friday' },
    ask: (_open, _values, among) =>
      `Which piece: ${among.map(({ label }) => label.toLowerCase()).join(', ')}?`,
    offer,
    settle,
    costs: (values) =>
      values['piece']
        ? `The ${chosen(values).kept.label.toLowerCase()} is ${chosen(values).kept.price}.`
        : '',
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
