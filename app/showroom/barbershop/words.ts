import type { SiteLink } from '~/content/site'
import { asPrice } from '~/offers/dollars'
import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { closedDays, exampleDays, onClock, openingHours, type Slot } from '../draft/week'
import { facts } from './facts'
import { capitalized, clock, counted, inWords, minuteOf, spokenTime } from '../kit/formats'

const { address, barbers: people, cancel, children, late, products } = facts
const { quietHour } = children
const door = `${address.number} ${address.street}` as const

export const call = { label: facts.phone, to: `tel:${facts.phone}` }

const nav = [
  { label: 'Ask', to: '#ask-the-shop' },
  { label: 'Prices', to: '#prices' },
  { label: 'Barbers', to: '#barbers' },
  { label: 'Find us', to: '#find-us' },
] as const

const services = Object.entries(facts.services).map(([value, { name, minutes, price, says }]) => ({
  value,
  name,
  minutes,
  price: asPrice(price),
  says,
  label: `${name}, ${minutes} min, ${asPrice(price)}`,
}))

const bookingDays = facts.days.map(({ day, also, taken, free }) => {
  const says = [day.toLowerCase(), day.slice(0, 3).toLowerCase(), also].filter(Boolean).join(', ')
  const isNext = day === facts.days[0].day
  const chairOf = (each: FreeChair) => chair(each, day, says, isNext)
  return { day, short: day.slice(0, 3), taken: chairOf(taken), chairs: free.map(chairOf) }
})
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
      chair: 'We marked the next free chair: {chair}. Hold it, or pick another.',
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

const own: Words = {
  name: facts.name,
  call,
  nav,
  headline: ['Your chair'],
  services,
  bookingDays,
  prices: {
    lists: [
      [
        ...services.map(({ name, minutes, price }) => ({ name, detail: `${minutes} min`, price })),
        { name: `Children under ${children.under}`, detail: '', price: asPrice(children.price) },
      ],
      [
        { name: 'Our pomade', detail: '', price: asPrice(products.pomade.price) },
        { name: 'Our oil', detail: '', price: asPrice(products.oil.price) },
      ],
    ],
    notes: 'A beard trim includes the line-up. Vouchers, any amount, at the counter.',
  },
  times: times.map(([days, from, until]) => [days, `${from} to ${until}`]),
  closed: facts.closed,
  footer: `${facts.name} Barbers, ${door}, ${address.town}.`,
}

/** What a draft says otherwise; `draft` is null for the demo itself. */
export function wordsOf(draft: Draft | null): Words {
  if (!draft) return own
  const { name, town, things, week, person } = draft
  return {
    name,
    call: null,
    nav: nav.filter(({ to }) => to === '#ask-the-shop' || (to === '#prices' && things.length > 0)),
    headline: ['Your chair', `at ${name}`],
    services: thingOptions(things).map((each) => ({
      ...each,
      name: each.label,
      label: `${each.label}, ${each.price}`,
    })),
    bookingDays: exampleDays(week, { days: 4, slots: 3 }).map(({ day, slots }) => ({
      day,
      short: day.slice(0, 3),
      chairs: slots.map((slot) => ({
        ...slot,
        time: onDial(slot.time),
        says: '',
        barber: person,
        reminded: '',
        cancel: '',
      })),
    })),
    prices: {
      lists: [things.map(({ name: thing, price }) => ({ name: thing, detail: '', price }))],
    },
    times: week ? openingHours(week) : [],
    closed: week ? closedDays(week) : '',
    footer: town ? `${name}, ${town}.` : name,
  }
}

/** What is empty or missing is left out. */
export interface Words {
  name: string
  call: SiteLink | null
  nav: readonly SiteLink[]
  /** Before “is free at 4:20”. */
  headline: readonly string[]
  services: readonly {
    value: string
    name: string
    label: string
    price: string
    minutes?: number
    says?: string | undefined
  }[]
  bookingDays: readonly { day: string; short: string; taken?: Chair; chairs: readonly Chair[] }[]
  prices: { lists: readonly (readonly { name: string; detail: string; price: string }[])[]; notes?: string }
  times: readonly (readonly [days: string, times: string])[]
  closed: string
  footer: string
}

export interface Chair extends Slot {
  says: string
  barber: string
  reminded: string
  cancel: string
}

interface FreeChair {
  time: string
  barber: keyof typeof people
}

/** `says` are the names of its day; `isNext` when that is the day after the scene. */
function chair({ time, barber }: FreeChair, day: string, says: string, isNext: boolean): Chair {
  const start = onDial(time)
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
      ? `Cancel free until ${onDial(onClock(at - 60 * cancel.hoursBefore))}.`
      : `Call ${facts.phone}.`,
  }
}

/** Such as 4:20 for 16:20. */
function onDial(time: string): string {
  return time.replace(/^\d+/, (hour) => String(Number(hour) % 12 || 12))
}
