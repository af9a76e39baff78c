import type { Draft } from '../draft/draft'
import type { Task } from '../task'
import { wordsOf } from './words'
import { facts } from './facts'

/** A chair on one of the next days. */
export function taskOf(draft: Draft | null): Task {
  const { services, bookingDays } = wordsOf(draft)
  const chairs = bookingDays.flatMap((day) => day.chairs)
  const chairOf = (value: string | undefined) => chairs.find((each) => each.value === value)
  const free = bookingDays
    .map(({ day, chairs: ofDay }) => `${day} ${ofDay.map(({ time }) => time).join(', ')}`)
    .join('; ')
  const withWhom = (chair: string | undefined) => {
    const { spoken, barber } = chairOf(chair)!
    return barber ? `${spoken} with ${barber}` : spoken
  }
  const offer: NonNullable<Task['offer']> = ({ chair, service }) => {
    const chosen = services.find(({ value }) => value === service)
    const takes = chosen?.minutes ? ` and takes ${chosen.minutes} minutes` : ''
    const what = chosen ? ` ${chosen.name} is ${chosen.price}${takes}.` : ''
    return `Yes, ${withWhom(chair)}.${what} Shall I book it?`
  }
  const settle: Task['settle'] = ({ chair }) =>
    draft
      ? `Booked: ${withWhom(chair)}.`
      : `Booked. You get a text at ${facts.reminder.at} ${chairOf(chair)!.reminded} as a reminder.`

  return {
    fields: [
      ...(services.length > 0 ? [{ name: 'service', options: services }] : []),
      { name: 'chair', options: chairs },
    ],
    topic: 'booking',
    invitations: {},
    ask: (open, { chair }) => {
      if (open === 'chair') return `When? These are free: ${free}.`
      return `${chair ? `${withWhom(chair)} is free. ` : ''}What are we doing: ${services.map(({ name }) => name.toLowerCase()).join(', ')}?`
    },
    offer,
    settle,
    none: `Nothing is free then. These are: ${free}.`,
    decline: 'All right, nothing is booked.',
    dialogue: draft
      ? [`Can I book for ${bookingDays[0]!.day}?`]
      : [
          'Do you have anything tomorrow after five? Cut and beard.',
          offer({ chair: '540', service: 'cut-and-beard' }),
          'Yes please.',
          settle({ chair: '540' }, undefined),
        ],
  }
}
