import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { slotAt, weekdays } from '../draft/week'
import { minuteOf } from '../kit/formats'
import { offering } from '../kit/offering'
import type { Task } from '../task'
import { facts } from './facts'
import { dentalPractice } from './knowledge'
import { hurtsField, said, wordsOf } from './words'

/** Of the week to come: on Fridays the first alone. */
const later = weekdays.slice(0, 5).flatMap((day, index) =>
  facts.sameDay.slice(0, day === 'Friday' ? 1 : 3).map((time) => {
    const slot = slotAt(day, minuteOf(time))
    // The scene is a Sunday evening.
    return { ...slot, day: [slot.day, ['tomorrow', 'day after tomorrow'][index] ?? []].flat().join(', ') }
  }),
)
const sample = { slot: '1430' }

/** A time soon, for pain. */
export function taskOf(draft: Draft | null): Task {
  const { slot, settled, opening, free, decline } = wordsOf(draft)
  const when = { name: slot.name, options: draft ? slot.options : [...slot.options, ...later] }
  const what = { name: 'thing', options: thingOptions(draft?.things ?? []) }
  return offering(draft, {
    topic: 'emergency',
    when,
    what,
    fields: [when, hurtsField],
    told: [what],
    invitations: { emergency: said.whichOne },
    usual: { hurts: 'unsure' },
    ...(!draft && { askWhen: said.whichOne, closed: ['saturday', 'sunday'] }),
    offer: ({ when: { spoken }, costs }) => [`${spoken}.`, costs, 'Shall I keep it for you?'],
    settle: ({ when: { spoken } }) => `${spoken} is kept for you. ${settled}`,
    free,
    decline,
    dialogue: ({ offer, settle }) =>
      draft
        ? [opening]
        : [
            opening,
            `${answerOf(dentalPractice, 'emergency')} ${offer(sample)}`,
            'Yes please. What if I’m scared of the drill?',
            `${answerOf(dentalPractice, 'nervous')} ${settle(sample)}`,
          ],
  })
}
