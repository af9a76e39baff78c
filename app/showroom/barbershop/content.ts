import { asPrice } from '~/offers/dollars'
import { facts } from './facts'
import { capitalized, clock, counted, inWords, minuteOf, spokenTime } from '../formats'

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

export const bookingDays = facts.days.map(({ day, also, taken, free }) => {
  const says = [day.toLowerCase(), day.slice(0, 3).toLowerCase(), also].filter(Boolean).join(', ')
  const isNext = day === facts.days[0].day
  const chairOf = (each: FreeChair) => chair(each, day, says, isNext)
  return { day, short: day.slice(0, 3), taken: chairOf(taken), chairs: free.map(chairOf) }
})
export const chairs = bookingDays.flatMap((day) => day.chairs)

/** The words of the ticket; names in braces are filled in. */
export const ticket = {
  label: 'Rehearsal',
  choose: {
    days: 'Another day',
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
    when: '{day} with {barber}',
    takes: '{minutes} minutes in the chair',
    pays: '{price}, cash or card',
    leftOut: 'The real website asks for a first name and a number here. The rehearsal leaves that out.',
    button: 'Yes, hold it',
    back: 'Change something',
  },
  done: {
    title: 'It’s yours.',
    next: `At ${facts.reminder.at} on {day} we send you this:`,
    text: `${facts.name}: {time} today with {barber}, ${door}. Can’t come? {cancel}`,
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
  placeholder: 'How long is a shave?',
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
    { name: 'Pay', text: 'Cash or card, nothing else.' },
    { name: 'Dyeing', text: 'No. No perms either.' },
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

/** What customers say. */
export const mirror = {
  title: 'Stuck to the mirror.',
  note: 'These customers are invented for this demo.',
  list: [
    { words: 'I was late. Another man was in my chair, and he looked great.', who: 'Marcus, on time since' },
    {
      words: `${people.ray.name} said four words all morning. My hair has never looked better.`,
      who: 'Dolores, two doors down',
    },
    {
      words: `Leo is four and hates clippers. ${quietHour.day} at ${inWords(quietHour.from)} he fell asleep.`,
      who: 'Nadine, Leo’s mother',
    },
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
    {
      name: 'From the station',
      text: `${capitalized(counted(facts.minutesFromStation, 'minute'))} along ${address.street}, past ${address.beside}, in under the stripes.`,
    },
    {
      name: 'By car',
      text: `Past the shop, up the lane, first right. ${capitalized(inWords(facts.parkingPlaces))} places behind the shop, free for you.`,
    },
    { name: 'On wheels', text: 'Step-free, and one of the chairs is wide.' },
  ],
  call: 'Lost? Call',
  map: `Map: coming from the station along ${address.street}, you pass ${address.beside}, and next to it is the shop, number ${address.number}. The lane after it leads to ${inWords(facts.parkingPlaces)} parking places behind it.`,
} as const

export const footer = `${facts.name} Barbers, ${door}, ${address.town}.`

interface FreeChair {
  time: string
  barber: keyof typeof people
}

/** `says` are the names of its day; `isNext` when that is the day after the scene. */
function chair({ time, barber }: FreeChair, day: string, says: string, isNext: boolean) {
  const [hour, minutes] = time.split(':')
  const onDial = (each: number) => `${each % 12 || 12}:${minutes}`
  const start = onDial(Number(hour))
  const at = minuteOf(time)
  const isFreeStill = at - 60 * cancel.hoursBefore > minuteOf('12:00')
  const { name } = people[barber]
  return {
    // Those of the next day have had addresses without a day.
    value: `${isNext ? '' : `${day.toLowerCase()}-`}${start.replace(':', '')}`,
    label: `${day} ${start}, ${name}`,
    says: name.toLowerCase(),
    at,
    day: says,
    on: day,
    time: start,
    barber: name,
    spoken: isNext ? spokenTime(time) : `${day} at ${spokenTime(time)}`,
    reminded: isNext ? 'tomorrow' : `on ${day}`,
    /** What the reminder says, which comes when it may be too late. */
    cancel: isFreeStill
      ? `Cancel free until ${onDial(Number(hour) - cancel.hoursBefore)}.`
      : `Call ${facts.phone}.`,
  }
}
