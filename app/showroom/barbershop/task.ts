import type { Draft } from '../draft/draft'
import { draftTask } from '../kit/draft-task'
import type { Task } from '../task'
import { wordsOf } from './words'

/** A chair on one of the next days. */
export function taskOf(draft: Draft | null): Task {
  const { services, bookingDays } = wordsOf(draft)
  const chairs = bookingDays.flatMap((day) => day.chairs)
  const free = bookingDays
    .map(({ day, chairs: ofDay }) => `${day} ${ofDay.map(({ label }) => label).join(', ')}`)
    .join('; ')
  const task = draftTask({
    topic: 'booking',
    what: {
      name: 'service',
      options: services.map((each) => ({ ...each, price: `${each.price}${each.takes}` })),
    },
    when: { name: 'chair', options: chairs },
    askWhat: ({ when }, among) => `${when && `${when} is free. `}What are we doing: ${among.toLowerCase()}?`,
    askWhen: `When? These are free: ${free}.`,
    offer: ({ when, costs }) =>
      `${draft ? `${when} is free` : `Yes, ${when}`}. ${costs && `${costs} `}Shall I book it?`,
    settle: ({ when }) => chairs.find(({ spoken }) => spoken === when)!.booked,
    none: `Nothing is free then. These are: ${free}.`,
    decline: 'All right, nothing is booked.',
    dialogue: [`Can I book for ${bookingDays[0]!.day}?`],
  })
  if (draft) return task
  return {
    ...task,
    dialogue: [
      'Do you have anything tomorrow after five? Cut and beard.',
      task.offer!({ chair: '540', service: 'cut-and-beard' }),
      'Yes please.',
      task.settle({ chair: '540' }, undefined),
    ],
  }
}
