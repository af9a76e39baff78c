import type { Draft } from '../draft/draft'
import { inWords } from '../kit/formats'
import { draftTask } from '../kit/draft-task'
import type { RehearsalField } from '../kit/read-rehearsal'
import type { Task } from '../task'
import { facts } from './facts'
import { wordsOf } from './words'

const hair = {
  value: 'dyeing',
  says: 'perm, perms, permed, color, colored, coloring, colour, dye, dyed, dyeing, highlights, bleach, bleached',
  label: '',
  cannot: 'No coloring or perms here. A cut I can book.',
  about: 'colour',
}
const one = 'just me, only me, just one, only one, one person, myself, just him, just her, just my, just the'
const heads =
  'people, persons, of us, of them, guys, boys, kids, men, friends, guests, cuts, haircuts, chairs'

/** One chair is one person's. */
function people(cannot: (count: string) => string): RehearsalField {
  const several = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => ({
    value: String(count),
    label: '',
    says: heads
      .split(', ')
      .flatMap((noun) => [`${count} ${noun}`, `${inWords(count)} ${noun}`])
      .join(', '),
    cannot: cannot(inWords(count)),
  }))
  return { name: 'people', options: [{ value: '1', label: '', says: one }, ...several] }
}

/** A chair on one of the next days. */
export function taskOf(draft: Draft | null): Task {
  const { services, bookingDays } = wordsOf(draft)
  const chairs = bookingDays.flatMap((day) => day.chairs)
  const list = bookingDays
    .map(({ day, chairs: ofDay }) => `${day} ${ofDay.map(({ label }) => label).join(', ')}`)
    .join('; ')
  const free = `I have the next ${inWords(bookingDays.length)} days: ${list}.`
  const task = draftTask({
    week: draft?.week ?? null,
    topic: 'booking',
    what: {
      name: 'service',
      options: services.map((each) => ({ ...each, price: `${each.price}${each.takes}` })),
    },
    when: { name: 'chair', options: chairs },
    told: [
      people(
        (count) =>
          `One chair at a time here: for ${count} people, ${draft ? 'ask us' : `call ${facts.phone}`}.`,
      ),
    ],
    askWhat: ({ when }, among) => `${when && `${when} is free. `}What’ll it be: ${among.toLowerCase()}?`,
    askWhen: `When? These are free: ${list}.`,
    offer: ({ when, costs }) =>
      `${draft ? `${when} is free` : `Yes, ${when}`}. ${costs && `${costs} `}Shall I book it?`,
    settle: ({ when }) => chairs.find(({ spoken }) => spoken === when)!.booked,
    free: draft ? `These are free: ${list}.` : free,
    decline: 'All right, nothing is booked.',
    dialogue: [`Can I book for ${bookingDays[0]!.day}?`],
  })
  if (draft) return task
  return {
    ...task,
    told: [...task.told!, { name: 'service', options: [hair] }],
    usual: { service: 'cut' },
    closed: ['sunday', 'monday'],
    dialogue: [
      'Do you have anything tomorrow after five? Cut and beard.',
      task.offer({ chair: '540', service: 'cut-and-beard' }),
      'Yes please.',
      task.settle({ chair: '540' }),
    ],
  }
}
