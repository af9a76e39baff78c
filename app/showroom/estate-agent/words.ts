import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { closedDays, exampleDays, openingHours } from '../draft/week'
import type { RehearsalField } from '../kit/read-rehearsal'
import { facts } from './facts'
import { capitalized, counted, minuteOf, spokenTime } from '../kit/formats'

const { bus, officeMinutes, schoolMinutes, stationMinutes } = facts.nearby
const { priya, martin } = facts.agents
const inDollars = (price: number) => `$${price.toLocaleString('en-US')}`
const short = (day: string) => day.slice(0, 3)
const nextMorning = facts.feedback.viewerIsAsked
const byNoon = `by ${facts.feedback.sellerHearsBy}`

export const office = {
  name: facts.name,
  address: `${facts.number} ${facts.street}, ${facts.town}`,
  web: facts.website,
  phone: { label: facts.phone, to: `tel:${facts.phone}` },
  hours: [
    ...facts.hours.map(({ days, from, until }) => [days.map(short).join('–'), `${from}–${until}`] as const),
    [`${short(facts.closed.day)} and ${facts.closed.also}`, 'closed'],
  ],
  invented: `An invented office on an invented street. Its people and every price are made up.`,
} as const

export const street = {
  title: 'Know the street',
  notes: [
    { place: 'bread', text: `Bread from ${facts.streetLife.breadFrom}` },
    { place: 'violin', text: `Violin on ${facts.streetLife.violinDay}s` },
    { place: 'sun', text: `In\u00a0June, sun\u00a0until ${facts.streetLife.sunUntil}` },
  ],
  station: { to: 'Station', distance: `${stationMinutes} min on foot` },
  school: { to: 'Primary school', distance: `${schoolMinutes} min on foot` },
  bus: `Bus ${bus} at the corner, to the secondary school`,
} as const

export const house = {
  title: `${facts.house.number} ${facts.street}`,
  price: inDollars(facts.house.price),
  summary: `${capitalized(counted(facts.house.bedrooms, 'bedroom'))}, ${facts.house.garden}`,
  morningAfter: `The ${nextMorning} we ask what you thought. The seller hears ${byNoon}.`,
  notes: [
    `Energy class ${facts.house.energyClass}`,
    `Gas boiler of ${facts.house.boilerYear}`,
    `${capitalized(counted(facts.house.parkingPlaces, 'place'))} on the drive`,
    'Sold without a chain',
  ],
  offer: `Offers ${facts.offer.form}. We pass them on ${facts.offer.passedOn}.`,
  captions: { ground: 'Ground floor, drive and garden', first: 'First floor' },
  drawings: {
    ground: `Ground floor: the sitting room has a bay to the street, the kitchen opens to the garden, the hall and the stairs lie between. Beside the house ${counted(facts.house.parkingPlaces, 'place')} on the drive, behind it ${facts.house.garden}.`,
    first:
      'First floor: bedrooms one and three to the street, bedroom two and the bath to the garden, the stairs and the landing between.',
  },
  drawn: 'The street is below. Drawn to be read, not measured.',
} as const

const { cottage: small } = facts

export const cottage = {
  title: `${small.number} ${small.street}`,
  price: inDollars(small.price),
  summary: `${capitalized(counted(small.bedrooms, 'bedroom'))} under the roof, ${small.yard}`,
  oddity: 'It has no door to the lane: the house was there first. You knock in the yard.',
  visit: 'To see it, call us. We fetch the key and walk you over.',
  notes: ['The smaller of our two', 'Stone walls, two feet thick', 'The lane begins opposite the cat'],
  drawing: `${small.number} ${small.street} from the lane: a stone cottage with two windows below and two in the roof, a dashed line where one looks for a door, and beside it a gate to the yard, where the washing hangs.`,
} as const

export const viewingTimes = facts.viewings.map(({ day, time }) => ({
  value: `${short(day).toLowerCase()}-${time.replace(':', '')}`,
  label: `${short(day)} ${time}`,
  day: `${day}, ${short(day)}`.toLowerCase(),
  at: minuteOf(time),
  spoken: `${day} at ${time}`,
}))

export const viewing = {
  label: 'Rehearsal',
  incomplete: { time: 'Choose a time.', both: 'Choose a time, and say what brings you.' },
  other: 'None of these? Ask for another time:',
  choose: 'Look it over',
  review: {
    ask: 'The real website asks for a first name and a number here. The rehearsal leaves that out.',
    back: 'Change it',
  },
  done: {
    again: 'Play it again',
    steps: [
      { when: null, what: `${priya} or ${martin} brings the key and comes round with you.` },
      { when: capitalized(nextMorning), what: 'We ask what you thought. Two words will do.' },
      { when: capitalized(byNoon), what: 'The seller hears it from us.' },
    ],
    reasons: {
      buying: `An offer comes ${facts.offer.form}; we pass it on ${facts.offer.passedOn}.`,
      looking: 'Looking is fine. The street likes to be looked at.',
    },
  },
} as const

export const selling = {
  title: 'If it is your house',
  fee: {
    figure: `${facts.feePercent}%`,
    text: 'of the price, at completion. Nothing if it isn’t sold.',
    included: 'The photographer and the floor plan are in it.',
  },
  course: [
    { length: facts.valuation.hours, unit: 'hour', text: 'We come, look and listen. The valuation is free.' },
    { length: facts.valuation.writtenInDays, unit: 'day', text: 'You have the figure in writing.' },
    { length: facts.sellingWeeks, unit: 'week', text: 'On average, from the listing to an accepted offer.' },
  ],
  tasks: [
    ['Papers', 'Title, energy certificate, floor plan. What is missing, we order.'],
    ['Keys', 'They hang in our office. Nobody goes round your house without one of us.'],
    ['After a viewing', `We ask every viewer the ${nextMorning}. You hear ${byNoon}.`],
  ],
  area: `${facts.town} and ${counted(facts.areaMiles, 'mile')} around`,
  rentals: 'We sell. We don’t rent out or manage.',
} as const

export const neighbours = {
  title: 'Asked at three doors',
  invented: 'Three people as invented as the street.',
  each: [
    {
      number: 27,
      name: 'Ruth Hanley',
      came: 'sold',
      text: 'By noon I knew what each viewer had said. One couldn’t bear my wallpaper. He bought the house.',
    },
    {
      number: 11,
      name: 'Omar Haddad',
      came: 'bought',
      text: `Martin mentioned the violin before we had asked about the kitchen. We came back on a ${facts.streetLife.violinDay} to listen, and stayed.`,
    },
    {
      number: 9,
      name: 'Jean Aldous',
      came: 'only looked',
      text: `I said I was only looking. The ${nextMorning} they asked what I thought, I wrote ‘lovely tree’, and that was that.`,
    },
  ],
} as const

export const people = {
  title: 'On the street we sell',
  drawing: `${priya}, with a bunch of keys, and ${martin}, with a rolled plan, at the door of number ${facts.number}.`,
  each: [
    {
      name: priya,
      text: 'Knows which rooms have the sun at breakfast, and which bread is worth getting up for.',
    },
    {
      name: martin,
      text: `Knows who plays the violin on ${facts.streetLife.violinDay}s, and has stopped pretending not to listen.`,
    },
  ],
} as const

export const way = {
  drawing: `Plan of the way: from the station down Station Road, left into ${facts.street} at the bakery, past number ${facts.house.number} to our door, number ${facts.number}. Halfway, ${small.street} turns off to the right, with number ${small.number}. Bus ${bus} stops at the corner.`,
  text: `From the station down Station Road, left at the bakery, past`,
  house: { label: `number ${facts.house.number}`, to: '#house' },
  rest: `to the door with a ${facts.number} on it: ${counted(officeMinutes, 'minute')}. Bus ${bus} stops at the corner.`,
} as const

const own: Words = {
  name: office.name,
  nav: [
    { label: 'Houses', to: '#house' },
    { label: 'Selling', to: '#selling' },
    { label: 'Office', to: '#office' },
  ],
  headline: 'before the house',
  assistant: { label: 'Ask about the street, the house or selling', placeholder: 'How far is the station?' },
  forSale: { title: `${house.title}, ${house.price}`, text: house.summary, times: 'Viewings' },
  times: viewingTimes,
  things: [],
  fields: [
    { name: 'viewing', legend: 'When', options: viewingTimes },
    {
      name: 'reason',
      legend: 'What brings you',
      options: [
        { value: 'buying', label: 'We mean to buy' },
        { value: 'looking', label: 'Just looking' },
      ],
    },
  ],
  viewing: {
    titles: { choose: 'Come and see it', review: 'Is this right?', done: 'We meet at the door' },
    confirm: 'Book the viewing',
  },
  imprint: [`${office.name}, ${office.address}`, office.web],
}
type Words = ReturnType<typeof draftWords>

/** What a draft says otherwise; `draft` is null for the demo itself. */
export function wordsOf(draft: Draft | null): Words {
  return draft ? draftWords(draft) : own
}

function draftWords({ name, town, things: told, week }: Draft) {
  const things = thingOptions(told).map((thing) => ({
    ...thing,
    name: thing.label,
    label: `${thing.label} at ${thing.price}`,
  }))
  const slots = exampleDays(week, { days: 3, slots: 3 }).flatMap((day) => day.slots)
  const last = slots.length - 1
  const times: typeof viewingTimes = slots
    .filter((_, index) => [0, Math.round(last / 2), last].includes(index))
    .map((slot) => ({ ...slot, label: `${short(slot.on)} ${spokenTime(slot.time)}` }))
  const fields: (RehearsalField & { legend: string })[] = [
    { name: 'viewing', legend: 'When', options: times },
    { name: 'reason', legend: 'What brings you', options: things },
  ]
  const links = [
    things.length > 0 && { label: 'Our list', to: '#list' },
    { label: 'Times', to: '#rehearsal' },
    week && { label: 'Hours', to: '#hours' },
  ]
  return {
    name,
    nav: links.filter((link) => typeof link === 'object' && link !== null),
    headline: `with ${name}`,
    assistant: { label: 'Ask us', placeholder: `Can I book ${slots[0]!.on}?` },
    forSale: { title: things[0]?.label ?? 'When would suit you?', text: 'Choose a time.', times: 'Times' },
    times,
    things,
    fields: fields.filter(({ options }) => options.length > 0),
    viewing: {
      titles: { choose: 'Choose a time', review: 'Is this right?', done: 'See you then' },
      confirm: 'Book it',
    },
    imprint: [town ? `${name}, ${town}` : name],
  }
}

export const openHours = 'When we’re open'

/** What stands in the place of the demo's houses and office. */
export function listOf({ town, things, week, person }: Draft) {
  const closed = week && closedDays(week)
  return {
    title: things.length > 0 ? 'On our list' : week ? openHours : 'Come and see us',
    notes: [town && `In ${town}`, person && `Ask for ${person}`].filter(Boolean),
    hours: week ? openingHours(week) : [],
    closed: closed ? [`Closed on ${closed}`] : [],
  }
}

/** About how wide a text is, in narrow letters. */
export const widthOf = (text: string) => text.replace(/[\p{Lo}\p{Lu}mw&]/gu, 'nn').length
