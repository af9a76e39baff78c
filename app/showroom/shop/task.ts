import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import type { Task } from '../task'
import { under, wordsOf } from './words'
import { shop } from './knowledge'

const toKeep = 'Shall I keep one for you?'

/** A piece put aside at the counter. */
export function taskOf(draft: Draft | null): Task {
  const { onTheWall, days, fields } = wordsOf(draft)
  const pieceOf = (value: string | undefined) => onTheWall.find((each) => each.value === value)
  const until = (value: string | undefined) => {
    const { label, closing } = days.find((each) => each.value === value)!
    return `until ${closing || 'we close'} on ${label}`
  }
  const settle: Task['settle'] = ({ piece, under: name, day }, given) => {
    const kept = pieceOf(piece)
    const listed = under.find(({ value }) => value === name && value !== 'other')?.label
    const whom = listed ?? given
    return `${kept ? `${kept.label}: one` : 'It'} is at the counter${whom ? ` for ${whom}` : ''} ${until(day)}.`
  }
  const dayNames = days.map(({ label }) => label).join(', ')
  const common = {
    fields,
    topic: 'reserve',
    settle,
    decline: 'As you like. It stays on the shelf.',
  }
  if (draft)
    return {
      ...common,
      usual: Object.fromEntries(
        fields.flatMap(({ name, options }) => (options.length === 1 ? [[name, options[0]!.value]] : [])),
      ),
      invitations: onTheWall.length > 0 ? { prices: toKeep } : {},
      ask: (open, { day }, among) =>
        open === 'day'
          ? `We keep it at the counter until closing time. On which day: ${dayNames}?`
          : `${day ? `Gladly, ${until(day)}.` : 'We keep it at the counter until closing time.'} Which one: ${among.map(({ label }) => label).join(', ')}?`,
      offer: ({ piece, day }) => {
        const kept = pieceOf(piece)
        return `${kept ? `${kept.label} is ${kept.price}. ` : ''}Shall I put it aside ${until(day)}?`
      },
      none: `We keep it until closing time on one of these days: ${dayNames}.`,
      dialogue: [`Can you put something aside for me until ${days.at(-1)!.label}?`],
    }
  return {
    ...common,
    invitations: { bowls: toKeep, jug: toKeep, vase: toKeep, lamp: toKeep },
    usual: { under: 'other', day: 'friday' },
    ask: (_open, _values, among) =>
      `Which piece: ${among.map(({ label }) => label.toLowerCase()).join(', ')}?`,
    none: `We are closed then. Until which day: ${dayNames}?`,
    dialogue: [
      'Do you still have the blue bowl?',
      `${answerOf(shop, 'bowls')} ${toKeep}`,
      'Yes, for Nora. Can it go in the dishwasher?',
      `${answerOf(shop, 'dishwasher')} ${settle({ piece: 'bowl', under: 'nora', day: 'friday' }, undefined)}`,
    ],
  }
}
