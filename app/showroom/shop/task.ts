import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import type { Task } from '../task'
import { days, pieces, putAsideFields, under, type PieceId } from './content'
import { shop } from './knowledge'

const toKeep = 'Shall I keep one for you?'
const settle: Task['settle'] = ({ piece, under: name, day }, given) => {
  const { label } = pieces[piece as PieceId]
  const { label: weekday, closing } = days.find(({ value }) => value === day)!
  const listed = under.find(({ value }) => value === name && value !== 'other')?.label
  const whom = listed ?? given
  return `${label}: one is at the counter${whom ? ` for ${whom}` : ''} until ${closing} on ${weekday}.`
}

/** A piece put aside at the counter. */
const task: Task = {
  fields: putAsideFields,
  topic: 'reserve',
  invitations: { bowls: toKeep, jug: toKeep, vase: toKeep, lamp: toKeep },
  usual: { under: 'other', day: 'friday' },
  ask: (_open, _values, among) => `Which piece: ${among.map(({ label }) => label.toLowerCase()).join(', ')}?`,
  settle,
  none: `We are closed then. Until which day: ${days.map(({ label }) => label).join(', ')}?`,
  decline: 'As you like. It stays on the shelf.',
  dialogue: [
    'Do you still have the blue bowl?',
    `${answerOf(shop, 'bowls')} ${toKeep}`,
    'Yes, for Nora. Can it go in the dishwasher?',
    `${answerOf(shop, 'dishwasher')} ${settle({ piece: 'bowl', under: 'nora', day: 'friday' }, undefined)}`,
  ],
}

export function taskOf(_draft: Draft | null): Task {
  return task
}
