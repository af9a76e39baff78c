import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import { draftTask } from '../kit/draft-task'
import type { Task } from '../task'
import { shop } from './knowledge'
import { wordsOf } from './words'

const toKeep = 'Shall I keep one for you?'
const untilClosing = 'We keep it at the counter until closing time.'
const common = { topic: 'reserve', decline: 'As you like. It stays on the shelf.' }

/** A piece put aside at the counter. */
export function taskOf(draft: Draft | null): Task {
  const { piece, under, day } = wordsOf(draft)
  const dayNames = day.options.map(({ label }) => label).join(', ')
  const atCounter = (what: string, whom: string | undefined, until: string) =>
    `${what ? `${what}: one` : 'It'} is at the counter${whom ? ` for ${whom}` : ''} ${until}.`
  if (!under)
    return draftTask({
      ...common,
      when: day,
      what: piece,
      invitations: piece.options.length > 0 ? { prices: toKeep } : {},
      askWhen: `${untilClosing} On which day: ${dayNames}?`,
      askWhat: ({ when }, among) => `${when ? `Gladly, ${when}.` : untilClosing} Which one: ${among}?`,
      offer: ({ when, costs }) => `${costs} Shall I put it aside ${when}?`.trim(),
      settle: ({ what, who, when }) => atCounter(what, who, when),
      none: `We keep it until closing time on one of these days: ${dayNames}.`,
      dialogue: [`Can you put something aside for me until ${day.options.at(-1)!.label}?`],
    })

  const settle: Task['settle'] = (values, given) => {
    const kept = piece.options.find(({ value }) => value === values['piece'])!
    const listed = under.options.find(({ value }) => value === values['under'])!
    const until = day.options.find(({ value }) => value === values['day'])!
    return atCounter(kept.label, listed.value === 'other' ? given : listed.label, until.spoken)
  }
  return {
    ...common,
    fields: [piece, under, day],
    settle,
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
