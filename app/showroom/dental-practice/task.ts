import { answerOf } from '~/assistant/knowledge'
import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { onClock, weekdays } from '../draft/week'
import { capitalized, spokenTime } from '../kit/formats'
import type { RehearsalOption } from '../kit/read-rehearsal'
import type { Task } from '../task'
import { dentalPractice } from './knowledge'
import { hurtsField, said, wordsOf } from './words'

/** A time soon, for pain. */
export function taskOf(draft: Draft | null): Task {
  const { slot, settled, task } = wordsOf(draft)
  const things = thingOptions(draft?.things ?? [])
  const options = draft ? slot.options : slots(slot.options)
  const timeOf = (values: Readonly<Record<string, string>>) => {
    const { day = '', at = 0 } = options.find(({ value }) => value === values['slot'])!
    return `${capitalized(day.split(', ')[0]!)} at ${spokenTime(onClock(at))}`
  }
  const costs = ({ thing }: Readonly<Record<string, string>>) => {
    const named = things.find(({ value }) => value === thing)
    return named ? `${named.label} is ${named.price}.` : ''
  }
  const whole: Task = {
    ...task,
    fields: [{ ...slot, options }, hurtsField],
    told: [{ name: 'thing', options: things }],
    topic: 'emergency',
    invitations: { emergency: said.whichOne },
    usual: { hurts: 'unsure' },
    offer: (values) =>
      [`${timeOf(values)}.`, costs(values), 'Shall I keep it for you?'].filter(Boolean).join(' '),
    settle: (values) => `${timeOf(values)} is kept for you. ${settled}`,
    costs,
    prices: 'prices',
  }
  if (draft) return whole
  const dialogue = [
    'It hurts. Can I come in today at 2:30?',
    'Yes please. What if I’m scared of the drill?',
  ] as const
  return {
    ...whole,
    dialogue: [
      dialogue[0],
      `${answerOf(dentalPractice, 'emergency')} ${whole.offer({ slot: '1430' })}`,
      dialogue[1],
      `${answerOf(dentalPractice, 'nervous')} ${whole.settle({ slot: '1430' })}`,
    ],
  }
}

/** Those of today, which the page has, and of the week to come: on Fridays the first alone. */
function slots(today: readonly RehearsalOption[]): readonly RehearsalOption[] {
  const days = weekdays.slice(0, 5).map((day, index) =>
    today.slice(0, day === 'Friday' ? 1 : 3).map((slot) => ({
      ...slot,
      value: `${day.toLowerCase()}-${slot.value}`,
      label: `${day} at ${slot.label}`,
      // The scene is a Sunday evening.
      day: index === 0 ? 'monday, tomorrow' : index === 1 ? 'tuesday, day after tomorrow' : day.toLowerCase(),
    })),
  )
  return [...today.map((slot) => ({ ...slot, day: 'today' })), ...days.flat()]
}
