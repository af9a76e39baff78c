import type { SiteLink } from '~/content/site'
import type { Draft } from '../draft/draft'
import { thingOptions, type ThingOption } from '../draft/draft-assistant'
import { closedDays, exampleDays, openingTimes } from '../draft/week'
import type { Rehearsal, RehearsalField } from '../rehearsal'
import { facts } from './facts'
import { capitalized, counted, inWords, minuteOf, spokenTime } from '../formats'

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

const rehearsalFields = [
  { name: 'viewing', options: viewingTimes },
  {
    name: 'reason',
    options: [
      { value: 'buying', label: 'We mean to buy' },
      { value: 'looking', label: 'Just looking' },
    ],
  },
] as const

export const viewing = {
  label: 'Rehearsal',
  legends: { viewing: 'When', reason: 'What brings you' },
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
  phone: office.phone,
  nav: [
    { label: 'Houses', to: '#house' },
    { label: 'Selling', to: '#selling' },
    { label: 'Office', to: '#office' },
  ],
  headline: ['Know the street', 'before the house'],
  assistant: { label: 'Ask about the street, the house or selling', placeholder: 'How far is the station?' },
  forSale: {
    title: `${house.title}, ${house.price}`,
    text: house.summary,
    after: house.morningAfter,
    times: 'Viewings',
    more: { label: `Or smaller: ${cottage.title}, ${cottage.price}`, to: '#cottage' },
  },
  times: viewingTimes,
  things: [],
  fields: rehearsalFields,
  viewing: {
    titles: { choose: 'Come and see it', review: 'Is this right?', done: 'We meet at the door' },
    incomplete: 'Choose a time, and say what brings you.',
    confirm: 'Book the viewing',
  },
  list: { id: '', title: '', notes: [] },
  hours: [],
  closed: [],
  imprint: [`${office.name}, ${office.address}`, office.web],
}

export const openHours = 'When we’re open'

/** What a draft says otherwise; `draft` is null for the demo itself. */
export function wordsOf(draft: Draft | null): Words {
  if (!draft) return own
  const { name, town, week, person } = draft
  const things = thingOptions(draft.things)
  const [first, ...more] = things
  const slots = exampleDays(week, { days: 3, slots: 3 }).flatMap((day) => day.slots)
  const last = slots.length - 1
  const closed = week && closedDays(week)
  const times = slots
    .filter((_, index) => [0, Math.round(last / 2), last].includes(index))
    .map((slot) => ({ ...slot, label: `${short(slot.on)} ${spokenTime(slot.time)}` }))
  return {
    name,
    phone: null,
    nav: [
      ...(first ? [{ label: 'Our list', to: '#list' }] : []),
      { label: 'Times', to: '#rehearsal' },
      ...(week ? [{ label: 'Hours', to: '#hours' }] : []),
    ],
    headline: ['Know the street', `with ${name}`],
    assistant: { label: 'Ask us', placeholder: `Can I book a time on ${slots[0]!.on}?` },
    forSale: {
      title: first ? priced(first) : 'When would suit you?',
      text: 'Choose a time.',
      after: '',
      times: 'Times',
      more: more.length > 0 && {
        label: `${capitalized(inWords(more.length))} more on our list`,
        to: '#list',
      },
    },
    times,
    things,
    fields: [
      { name: 'viewing', options: times },
      ...(first
        ? [
            {
              name: 'reason' as const,
              options: things.map((each) => ({ ...each, label: priced(each) })),
            },
          ]
        : []),
    ],
    viewing: {
      titles: { choose: 'Choose a time', review: own.viewing.titles.review, done: 'See you then' },
      incomplete: first ? own.viewing.incomplete : 'Choose a time.',
      confirm: 'Book it',
    },
    list: {
      id: first ? 'list' : 'hours',
      title: first ? 'On our list' : week ? openHours : 'Come and see us',
      notes: [town && `In ${town}`, person && `Ask for ${person}`].filter(Boolean),
    },
    hours: week ? openingTimes(week).map(([days, from, until]) => [days, `${from} to ${until}`]) : [],
    closed: closed ? [`Closed on ${closed}`] : [],
    imprint: [town ? `${name}, ${town}` : name],
  }
}

export interface Words {
  name: string
  phone: SiteLink | null
  nav: readonly SiteLink[]
  headline: readonly [string, string]
  assistant: { label: string; placeholder: string }
  /** Below the street, before the times. */
  forSale: { title: string; text: string; after: string; times: string; more: SiteLink | false }
  times: readonly (RehearsalField['options'][number] & { spoken: string })[]
  /** Of a draft. */
  things: readonly ThingOption[]
  fields: readonly (RehearsalField & { name: keyof typeof viewing.legends })[]
  viewing: { titles: Record<Rehearsal['step'], string>; incomplete: string; confirm: string }
  list: { id: string; title: string; notes: readonly string[] }
  hours: readonly (readonly [days: string, times: string])[]
  closed: readonly string[]
  imprint: readonly string[]
}

/** The mark keeps the price behind a name that is read from the right. */
const priced = ({ label, price }: ThingOption) =>
  `${label}${/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(label) ? '\u200e' : ''}, ${price}`

/** About how wide a text is, in its font sizes. */
export function emsOf(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (/\p{Lo}/u.test(letter) ? 1 : /[\p{Lu}mw&]/u.test(letter) ? 0.7 : 0.5),
    0,
  )
}
