import type { Draft } from '../draft/draft'
import type { Task } from '../task'
import { hurtsField, said, wordsOf } from './words'

/** A time soon, for pain. */
export function taskOf(draft: Draft | null): Task {
  const { slot: field, kept, settled, task } = wordsOf(draft)
  return {
    ...task,
    fields: [field, hurtsField],
    topic: 'emergency',
    invitations: { emergency: said.whichOne },
    usual: { hurts: 'unsure' },
    settle: ({ slot }) => `${kept(field.options.find(({ value }) => value === slot)!.label)} ${settled}`,
  }
}
