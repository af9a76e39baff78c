import { asPrice } from '~/offers/dollars'
import { facts } from './facts'
import { capitalized, clock, inWords, minuteOf, spokenTime } from '../formats'

const { address, barbers: people, cancel, children, late, products } = facts
const { quietHour } = children
const door = `${address.number} ${address.street}` as const

export const call = { label: facts.phone, to: `tel:${facts.phone}` }

export const nav = [
  { label: 'Ask', to: '#ask-the-shop' },
  { label: 'Prices', to: '#prices' },
  { label: 'Barbers', to: '#barbers' },
  { label: 'Find us', to: '#find-us' },
] as const

export const services = Object.entries(facts.services).map(([value, { name, minutes, price, says }]) => ({
  value,
  name,
  minutes,
  price: asPrice(price),
  says,
  label: `${name}, ${minutes} min, ${asPrice(price)}`,
}))

const [first, ...others] = facts.chairs.free
export const chairs = [chair(first), ...others.map(chair)] as const
export const taken = chair(facts.chairs.taken)

/** The words of the ticket; names in braces are filled in. */
export const ticket = {
  label: 'Rehearsal',
  choose: {
    title: facts.chairs.day,
    chairs: 'Free chairs',
    taken: 'taken',
    service: 'What are we doing?',
    noService: 'Pick a service',
    button: 'Hold my chair',
    missing: {
      service: 'The chair is free. Now tell us what we’re doing: pick a service.',
      chair: 'We marked the next free chair: {time} with {barber}. Hold it, or pick another.',
    },
  },
  review: {
    title: 'This one?',
    when: `${facts.chairs.day} with {barber}`,
    takes: '{minutes} minutes in the chair',
    pays: '{price}, cash or card',
    leftOut: 'The real website asks for a first name and a number here. The rehearsal leaves that out.',
    button: 'Yes, hold it',
    back: 'Change something',
  },
  done: {
    title: 'It’s yours.',
    next: `At ${facts.reminder.at} on ${facts.chairs.day} we send you this:`,
    text: `${facts.name}: {time} today with {barber}, ${door}. Can’t come? Cancel free until {cancelUntil}.`,
    late: `${capitalized(inWords(late.minutes))} minutes late and your chair goes to the next.`,
    again: 'Play it again',
  },
} as const

export const hero = {
  free: 'is free',
  held: 'is held',
  prices: services.slice(0, 3).map(({ name, price }) => ({ price, name: name.toLowerCase() })),
} as const

export const counter = {
  title: 'Ask the shop.',
  titleEnd: 'We’re cutting.',
  label: 'Your question',
  placeholder: 'How long does a shave take?',
  button: 'Ring',
} as const

export const prices = {
  title: 'What it costs',
  rows: [
    ...services.map(({ name, minutes, price }) => ({ name, detail: `${minutes} min`, price })),
    { name: `Children under ${children.under}`, detail: '', price: asPrice(children.price) },
  ],
  shelf: [
    { name: 'Our pomade', detail: '', price: asPrice(products.pomade.price) },
    { name: 'Our oil', detail: '', price: asPrice(products.oil.price) },
  ],
  notes: ['A beard trim includes the line-up.', 'Vouchers, any amount, at the counter.'],
} as const

export const rules = {
  title: 'House rules',
  list: [
    { name: 'Book', text: `Online or by phone, up to ${inWords(facts.booking.weeksAhead)} weeks ahead.` },
    { name: 'Walk in', text: `Welcome before ${facts.walkIn.before}, when a chair is free.` },
    { name: 'Cancel', text: `Free until ${inWords(cancel.hoursBefore)} hours before.` },
    { name: 'Late', text: `${capitalized(inWords(late.minutes))} minutes. Then the chair goes to the next.` },
    {
      name: 'Children',
      text: `From ${inWords(children.from)} years. Booster seat. Quiet hour ${quietHour.day}, ${quietHour.from} to ${clock(quietHour.until)}.`,
    },
    { name: 'Pay', text: 'Cash or card. No checks.' },
    { name: 'Color', text: 'No. No perms either.' },
  ],
} as const

export const barbers = {
  title: 'Ask for one by name.',
  text: 'Or take whoever is free. We all know where your ears are.',
  list: [
    { id: 'sam', line: 'Short at the neck. Long on football.' },
    { id: 'ray', line: 'Cuts twice as much as he talks.' },
    { id: 'theo', line: 'Asks nothing while he holds the razor.' },
  ],
} as const

const times = facts.hours.map(({ days, from, until }) => [days, clock(from), clock(until)] as const)

export const hours = {
  title: 'Open',
  rows: times.map(([days, from, until]) => [days, `${from} to ${until}`] as const),
  inSentence: times.map(([days, from, until]) => `${days} from ${from} to ${until}`).join(', '),
  closed: 'Closed',
} as const

export const find = {
  title: door,
  text: `${address.town}, beside ${address.beside}.`,
  list: [
    `${capitalized(inWords(facts.parkingPlaces))} parking places behind the shop, free for you.`,
    'Step-free, and one of the chairs is wide.',
  ],
  call: 'Call',
  map: `Map: the shop at ${door} stands beside ${address.beside}, with ${inWords(facts.parkingPlaces)} parking places behind it.`,
} as const

export const footer = `${facts.name} Barbers, ${door}, ${address.town}.`

function chair({ time, barber }: { time: string; barber: keyof typeof people }) {
  const [hour, minutes] = time.split(':')
  const onDial = (each: number) => `${each % 12 || 12}:${minutes}`
  const start = onDial(Number(hour))
  const { name } = people[barber]
  return {
    value: start.replace(':', ''),
    time: start,
    barber: name,
    cancelUntil: onDial(Number(hour) - cancel.hoursBefore),
    label: `${start}, ${name}`,
    says: name.toLowerCase(),
    at: minuteOf(time),
    spoken: spokenTime(time),
  }
}
