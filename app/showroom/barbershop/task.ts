import type { Task } from '../task'
import { chairs, services } from './content'
import { facts } from './facts'

const offer: NonNullable<Task['offer']> = ({ chair, service }) => {
  const { spoken, barber } = chairs.find(({ value }) => value === chair)!
  const { name, price, minutes } = services.find(({ value }) => value === service)!
  return `Yes, ${spoken} with ${barber}. ${name} is ${price} and takes ${minutes} minutes. Shall I book it?`
}
const booked = `Booked. You get a text at ${facts.reminder.at} tomorrow as a reminder.`

/** A chair on the next day. */
export const task: Task = {
  fields: [
    { name: 'service', options: services },
    { name: 'chair', options: chairs },
  ],
  topic: 'booking',
  invitations: {},
  ask: (open, { chair }) => {
    const free = chairs.find(({ value }) => value === chair)
    if (open === 'chair') return `When? ${chairs.map(({ label }) => label).join('; ')} are free.`
    return `${free ? `${free.spoken} with ${free.barber} is free. ` : ''}What are we doing: ${services.map(({ name }) => name.toLowerCase()).join(', ')}?`
  },
  offer,
  settle: () => booked,
  none: `Nothing is free then. These are: ${chairs.map(({ label }) => label).join('; ')}.`,
  decline: 'All right, nothing is booked.',
  dialogue: [
    'Do you have anything tomorrow after five? Cut and beard.',
    offer({ chair: '540', service: 'cut-and-beard' }),
    'Yes please.',
    booked,
  ],
}
