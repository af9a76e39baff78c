import type { Task } from '../task'
import { bookingDays, chairs, services } from './content'
import { facts } from './facts'

const chairOf = (value: string | undefined) => chairs.find((each) => each.value === value)
const free = bookingDays
  .map(({ day, chairs: ofDay }) => `${day} ${ofDay.map(({ time }) => time).join(', ')}`)
  .join('; ')

const offer: NonNullable<Task['offer']> = ({ chair, service }) => {
  const { spoken, barber } = chairOf(chair)!
  const { name, price, minutes } = services.find(({ value }) => value === service)!
  return `Yes, ${spoken} with ${barber}. ${name} is ${price} and takes ${minutes} minutes. Shall I book it?`
}
const settle: Task['settle'] = ({ chair }) =>
  `Booked. You get a text at ${facts.reminder.at} ${chairOf(chair)!.reminded} as a reminder.`

/** A chair on one of the next days. */
export const task: Task = {
  fields: [
    { name: 'service', options: services },
    { name: 'chair', options: chairs },
  ],
  topic: 'booking',
  invitations: {},
  ask: (open, { chair }) => {
    const chosen = chairOf(chair)
    if (open === 'chair') return `When? These are free: ${free}.`
    return `${chosen ? `${chosen.spoken} with ${chosen.barber} is free. ` : ''}What are we doing: ${services.map(({ name }) => name.toLowerCase()).join(', ')}?`
  },
  offer,
  settle,
  none: `Nothing is free then. These are: ${free}.`,
  decline: 'All right, nothing is booked.',
  dialogue: [
    'Do you have anything tomorrow after five? Cut and beard.',
    offer({ chair: '540', service: 'cut-and-beard' }),
    'Yes please.',
    settle({ chair: '540' }, undefined),
  ],
}
