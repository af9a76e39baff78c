import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import type { Task } from '../task'
import { hurtsField, slotField } from './content'
import { facts } from './facts'
import { dentalPractice } from './knowledge'

const whichOne = 'Which one shall I keep for you?'

/** A slot on the same day, for pain. */
const task: Task = {
  fields: [slotField, hurtsField],
  topic: 'emergency',
  invitations: { emergency: whichOne },
  usual: { hurts: 'unsure' },
  ask: () => whichOne,
  settle: ({ slot }) => {
    const { label } = slotField.options.find(({ value }) => value === slot)!
    return `${label} is kept for you. Come to ${facts.address}, opposite ${facts.landmark}. We explain first.`
  },
  none: `None of the three is then. Call ${facts.phone}, and we look for another time.`,
  decline: `As you like. Should it get worse, call ${facts.phone}; out of hours, ${facts.nightPhone}.`,
  dialogue: [
    'What does a filling cost? I’m scared of the drill.',
    `${answerOf(dentalPractice, 'filling')} ${answerOf(dentalPractice, 'nervous')}`,
    'It hurts. Can I come tomorrow?',
    `${answerOf(dentalPractice, 'emergency')} ${whichOne}`,
  ],
}

export function taskOf(_draft: Draft | null): Task {
  return task
}
