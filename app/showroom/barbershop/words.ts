import { fill } from '~/content/fill'
import { asPrice } from '~/content/prices'
import { expressionsOf } from '~/assistant/phrases'
import { shownThings, type Draft, type Thing } from '../draft/draft'
import { thingOptions, type ThingOption } from '../draft/draft-assistant'
import { closedDays, exampleDays, openingHours, slotAt, weekFrom } from '../draft/week'
import { capitalized, counted, inWords, minuteOf, spokenTime, timeSpan } from '../kit/formats'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }

const { address, barbers: people, children, products } = facts
const door = `${address.number} ${address.street}` as const
const times = openingHours(weekFrom(facts.hours))

const call = { label: facts.phone, to: `tel:${facts.phone}` }

export type Words = ReturnType<typeof wordsOf>
type Barber = keyof typeof people
/** `held` has the lines of the ticket. */
type Service = ThingOption & { detail: string; held: readonly string[] }

const adults = Object.entries(facts.services).map(([value, { name, minutes, price, says }]): Service => ({
  value,
  label: name,
  detail: `${minutes} min`,
  price: asPrice(price),
  says,
  costs: `A ${name.toLowerCase()} is ${asPrice(price)} and takes ${minutes} minutes.`,
  held: [name, `${minutes} minutes in the chair`, `${asPrice(price)}, cash or card`],
}))

export const hears = expressionsOf(texts.hears)
const childIn = (plain: string) => {
  const [child] = hears.aChild.exec(plain) ?? []
  if (!child || hears.asksOfKids.test(plain) || hears.friends.test(plain)) return []
  return [`my ${child}`, ...(plain.match(/\b(?:hair)?cuts?\b|\btrim\b|\bfade\b/g) ?? [])]
}
const forKids = { name: `Cut for kids under ${children.under}`, price: asPrice(children.price) }
const kids: Service = {
  value: 'kids',
  label: `Kids under ${children.under}`,
  detail: '',
  price: forKids.price,
  means: childIn,
  costs: `A ${forKids.name.toLowerCase()} is ${forKids.price}.`,
  held: [forKids.name, `${forKids.price}, cash or card`],
}
const services = [...adults, kids]

const cancel = `No charge up to ${inWords(facts.cancel.hoursBefore)} hours before.`
const late = `We hold your chair for ${inWords(facts.late.minutes)} minutes. Then it goes to the next in line.`
const { quietHour } = children

/** Facts that a draft has no words for. */
const demoOnly = {
  rules: [
    ['Book', `Online or by phone, up to ${inWords(facts.booking.weeksAhead)} weeks ahead.`],
    ['Walk in', `Welcome before ${facts.walkIn.before} if a chair is open.`],
    ['Cancel', cancel],
    ['Late', late],
    [
      'Kids',
      `From age ${inWords(children.from)}. Booster seat. Quiet hour ${quietHour.day}, ${timeSpan(quietHour.from, quietHour.until)}.`,
    ],
    ['Pay', 'Cash or card. No checks.'],
    ['Color', 'We don’t do color or perms.'],
  ],
  barbers: (['sam', 'ray', 'theo'] as const).map((id) => ({
    id,
    line: texts.lines[id],
    name: people[id].name,
    does: capitalized(people[id].does),
  })),
  reviews: texts.reviews.map(({ text, who }) => ({
    text: fill(text, { barber: people.ray.name, day: quietHour.day, hour: inWords(quietHour.from) }),
    who,
  })),
  door,
  nextTo: `${address.town}, next to ${address.beside}.`,
  ways: [
    [
      'From the train station',
      `Walk down ${address.street} for ${counted(facts.minutesFromStation, 'minute')}, past ${address.beside}. Look for the stripes.`,
    ],
    [
      'By car',
      `Pass the shop, turn up the alley and take the first right. We have ${inWords(facts.parkingPlaces)} free spaces in back.`,
    ],
    ['Wheelchair access', 'No steps, and one of the chairs is extra wide.'],
  ],
  map: `Map: walking from the train station along ${address.street}, you pass ${address.beside}. The shop, number ${address.number}, is next door, and the alley after it leads to ${inWords(facts.parkingPlaces)} parking spaces in back.`,
  /** Terms for a chair that is held. */
  held: [
    ['Can’t come?', `${cancel} Call ${facts.phone}.`],
    ['Late?', late],
  ],
} as const

const own = {
  name: facts.name,
  call,
  nav: { 'ask-the-shop': 'Ask', prices: 'Prices', barbers: 'Barbers', 'find-us': 'Find us' },
  services,
  bookingDays: facts.days.map(({ day, taken, free }, index) => {
    const chairs = (barberAt: Record<string, Barber>) =>
      Object.entries(barberAt).map(([time, id]) => chair(time, id, day, index + 1))
    return { day, taken: chairs(taken), chairs: chairs(free) }
  }),
  prices: [
    services,
    [
      { label: 'Our pomade', detail: '', price: asPrice(products.pomade.price) },
      { label: 'Our beard oil', detail: '', price: asPrice(products.oil.price) },
    ],
  ],
  note: 'A beard trim includes the line-up. We sell gift cards for any amount at the counter.',
  times,
  closed: closedDays(weekFrom(facts.hours), 'holidays'),
  demoOnly,
  footer: `${facts.name} Barbers, ${door}, ${address.town}.`,
}

export function wordsOf(draft: Draft | null) {
  if (!draft) return own
  const { name, town, week, person } = draft
  const shown = shownThings(draft, 'barbershop')
  const shownServices = servicesOf(shown.things)
  return {
    name,
    call: undefined,
    demoOnly: undefined,
    nav: { 'ask-the-shop': 'Ask', prices: 'Prices' },
    services: shownServices,
    bookingDays: exampleDays(week, 3).map(({ day, slots }) => ({
      day,
      taken: [],
      chairs: slots.map((slot) => ({
        ...slot,
        label: spokenTime(slot.time),
        detail: person,
        spoken: slot.spoken + withWhom(person),
        booked: `You’re booked for ${slot.spoken}${withWhom(person)}.`,
      })),
    })),
    prices: [shownServices],
    note: shown.notes.join(' '),
    times: openingHours(week),
    closed: closedDays(week),
    footer: town ? `${name}, ${town}.` : name,
  }
}

function servicesOf(things: readonly Thing[]): Service[] {
  return thingOptions(things).map((each) => ({ ...each, detail: '', held: [each.label, each.price] }))
}

function chair(time: string, id: Barber, day: string, daysAhead: number) {
  const [label, { name }] = [onDial(time), people[id]]
  const spoken = `${day} at ${spokenTime(time)}${withWhom(name)}`
  return {
    ...slotAt(day, minuteOf(time), daysAhead),
    // Addresses of the next day's times have no day, and have to keep working.
    value: `${daysAhead === 1 ? '' : `${day.toLowerCase()}-`}${label.replace(':', '')}`,
    label,
    says: name.toLowerCase(),
    detail: name,
    spoken,
    booked: `Booked: ${spoken}.`,
  }
}

export function withWhom(name: string): string {
  return name && ` with ${name}`
}

/** Such as 4:10 for 16:10. */
function onDial(time: string): string {
  return time.replace(/^\d+/, (hour) => String(Number(hour) % 12 || 12))
}
