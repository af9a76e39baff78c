import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import type { Task } from '../task'
import { hurtsField, wordsOf } from './words'
import { facts } from './facts'
import { dentalPractice } from './knowledge'

const whichOne = 'Which one shall I keep for you?'

/** A time soon, for pain. */
export function taskOf(draft: Draft | null): Task {
  const { slots, when } = wordsOf(draft)
  const labelOf = (slot: string | undefined) => slots.find(({ value }) => value === slot)!.label
  const free = `These are free on ${when.day}: ${slots.map(({ label }) => label).join(', ')}.`
  const shared = {
    fields: [{ name: 'slot', options: slots }, hurtsField],
    topic: 'emergency',
    invitations: { emergency: whichOne },
    usual: { hurts: 'unsure' },
  }
  if (draft)
    return {
      ...shared,
      ask: () => free,
      settle: ({ slot }) => `${when.day} at ${labelOf(slot)} is kept for you. We explain first.`,
      none: `Nothing is free then. ${free}`,
      decline: 'As you like, nothing is kept. Should it get worse, call.',
      dialogue: [`It hurts. Can I come on ${when.day}?`],
    }
  return {
    ...shared,
    ask: () => whichOne,
    settle: ({ slot }) =>
      `${labelOf(slot)} is kept for you. Come to ${facts.address}, opposite ${facts.landmark}. We explain first.`,
    none: `None of the three is then. Call ${facts.phone}, and we look for another time.`,
    decline: `As you like. Should it get worse, call ${facts.phone}; out of hours, ${facts.nightPhone}.`,
    dialogue: [
      'What does a filling cost? I’m scared of the drill.',
      `${answerOf(dentalPractice, 'filling')} ${answerOf(dentalPractice, 'nervous')}`,
      'It hurts. Can I come tomorrow?',
      `${answerOf(dentalPractice, 'emergency')} ${whichOne}`,
    ],
  }
}
