import type { SiteLink } from '~/content/site'
import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { closedDays, exampleDays, openingHours, slotAt, type Slot } from '../draft/week'
import type { Field } from '../conversation/offering'
import { capitalized, counted, inWords, minuteOf } from '../kit/formats'
import type { RehearsalWords } from '../kit/rehearsal'
import { facts } from './facts'

type Pairs = readonly (readonly [term: string, text: string])[]
/** What stands in a drawing, by the name of its place. */
export type Signs = Readonly<Record<string, string>>

export interface SheetWords {
  id: string
  title: string
  /** In its margin, some with a word at each end. */
  notes: readonly (string | readonly string[])[]
}

/** What the page says. What has nothing to say isn’t there. */
export interface Words {
  name: string
  nav: readonly SiteLink[]
  headline: readonly [string, string]
  assistant: { label: string; placeholder: string; button: string }
  signs: Signs
  forSale: { title: string; text: string; after?: string; smaller?: SiteLink }
  when: Field<Slot> & { legend: string }
  what: Field<{ detail?: string }> & { legend: string }
  viewing: RehearsalWords & {
    played: (time: string, reason: string) => { subject: string; why?: string; steps: Pairs; end?: string }
  }
  /** Beside the rehearsal. */
  offer: SheetWords & { plans?: typeof plans; things?: readonly { label: string; price: string }[] }
  /** Beside a drawing of the smaller house. */
  lane?: SheetWords & { cottage?: typeof cottage; hours?: Pairs }
  /** What this office alone has. */
  ours?: typeof ours
  imprint: string
}

const { bus, officeMinutes, schoolMinutes, stationMinutes } = facts.nearby
const { priya, martin } = facts.agents
const { offer, house: home, cottage: small, streetLife, valuation } = facts
const inDollars = (price: number) => `$${price.toLocaleString('en-US')}`
const short = (day: string) => day.slice(0, 3)
const length = (count: number, noun: string) => capitalized(counted(count, noun))
/** About how wide a text is, in narrow letters. */
export const widthOf = (text: string) => text.replace(/[\p{Lo}\p{Lu}mw&]/gu, 'nn').length
const nextMorning = facts.feedback.viewerIsAsked
const byNoon = `by ${facts.feedback.sellerHearsBy}`
const bought = `Make an offer ${offer.form}; we pass it on ${offer.passedOn}.`
const looking = 'Just looking'
const drive = counted(home.parkingPlaces, 'space')

export const signs: Signs = {
  name: facts.name.replace('&', '&amp;'),
  size: '16',
  office: `${facts.number}`,
  house: `${home.number}`,
  cottage: `${small.number}`,
  lane: small.street,
  bus: `${bus}`,
  shop: 'Bakery',
  parking: drive,
  leaders: 'M112 152V193M651 136V182',
}

const street = {
  notes: [
    ['bread', `Bread from ${streetLife.breadFrom}`],
    ['violin', `Violin on ${streetLife.violinDay}s`],
    ['sun', `In\u00a0June, sun\u00a0until ${streetLife.sunUntil}`],
  ],
  walk: [
    `Station, a ${stationMinutes}-minute walk`,
    `Bus ${bus} at the corner, to the high school`,
    `Grade school, a\u00a0${schoolMinutes}-minute\u00a0walk`,
  ],
} as const

export const house = {
  title: `${home.number} ${facts.street}`,
  price: inDollars(home.price),
  summary: `${length(home.bedrooms, 'bedroom')}, ${home.garden}`,
}

const plans = {
  ground: 'First floor, driveway and garden',
  groundDrawing: `First floor: the living room has a bay window to the street, the kitchen opens to the garden, with the hall and the stairs in between. Beside the house is a driveway with ${drive}, behind it ${home.garden}.`,
  first: 'Second floor',
  firstDrawing:
    'Second floor: bedrooms one and three face the street, bedroom two and the bath face the garden, with the stairs and the landing in between.',
  price: house.price,
  texts: [
    house.summary,
    `Offers ${offer.form}. We pass them on ${offer.passedOn}.`,
    'The street is at the bottom. Drawn to be read, not measured.',
  ],
}

export const office = {
  id: 'office',
  title: 'On the street we sell',
  notes: [
    ...facts.hours.map(({ days, from, until }) => [days.map(short).join('–'), `${from}–${until}`]),
    [`${short(facts.closed.day)} and ${facts.closed.also}`, 'Closed'],
  ],
  people: [
    {
      name: priya,
      line: 'Knows which rooms get the sun at breakfast, and which bread is worth getting up for.',
    },
    {
      name: martin,
      line: `Knows who plays the violin on ${streetLife.violinDay}s, and has stopped pretending not to listen.`,
    },
  ],
  drawing: `${priya}, with a bunch of keys, and ${martin}, with a rolled plan, at the door of number ${facts.number}.`,
  address: `${facts.number} ${facts.street}, ${facts.town}`,
  way: `From the station down Station Road, left at the bakery, past number ${home.number} to the door with a ${facts.number} on it: ${counted(officeMinutes, 'minute')}.`,
  lost: `Bus ${bus} stops at the corner.`,
  plan: `Plan of the way: from the station down Station Road, left onto ${facts.street} at the bakery, past number ${home.number} to our door, number ${facts.number}. Halfway, ${small.street} turns off to the right, with number ${small.number}. Bus ${bus} stops at the corner.`,
  phone: { label: facts.phone, to: `tel:${facts.phone}` },
}

export const cottage = {
  title: `${small.number} ${small.street}`,
  price: inDollars(small.price),
  texts: [
    `${length(small.bedrooms, 'bedroom')} under the roof, ${small.yard}`,
    'It has no door on the lane: the house was there first. You knock in the yard.',
    'To see it, call us. We’ll get the key and walk you over.',
  ],
  call: office.phone,
  drawing: `${small.number} ${small.street} from the lane: a stone cottage with two windows below and two in the roof, a dashed line where you’d look for a door, and beside it a gate to the yard, where the laundry hangs.`,
}

const selling = {
  id: 'selling',
  title: 'If it’s your house',
  notes: [`Within ${counted(facts.areaMiles, 'mile')} of ${facts.town}`, 'We sell. We don’t rent or manage.'],
  fee: `${facts.feePercent}%`,
  terms:
    'of the price, at closing. Nothing if it doesn’t sell. The photographer and the floor plan are included.',
  course: [
    [length(valuation.hours, 'hour'), 'We come, look and listen. The valuation is free.'],
    [length(valuation.writtenInDays, 'day'), 'You get the figure in writing.'],
    [length(facts.sellingWeeks, 'week'), 'On average, from listing to accepted offer.'],
  ],
  tasks: [
    ['Paperwork', 'Title, energy certificate, floor plan. We order whatever’s missing.'],
    ['Keys', 'They stay in our office. Nobody walks through your house without one of us.'],
    ['After a showing', `We ask every visitor the ${nextMorning}. You hear ${byNoon}.`],
  ],
} as const

const neighbors = {
  id: 'neighbors',
  title: 'Asked at three doors',
  invented: 'Three people as invented as the street.',
  list: [
    {
      door: '27',
      who: 'Ruth Hanley',
      what: 'sold',
      text: '“By noon I knew what every visitor had said. One couldn’t stand my wallpaper. He bought the house.”',
    },
    {
      door: '11',
      who: 'Omar Haddad',
      what: 'bought',
      text: `“Martin mentioned the violin before we’d asked about the kitchen. We came back on a ${streetLife.violinDay} to listen, and stayed.”`,
    },
    {
      door: '9',
      who: 'Jean Aldous',
      what: 'just looked',
      text: `“I said I was just looking. The ${nextMorning} they asked what I thought, I wrote ‘lovely tree,’ and that was that.”`,
    },
  ],
}

const ours = {
  street,
  otherTimes: 'None of these work? Ask for another time:',
  selling,
  neighbors,
  office,
  invented: 'The office, the street, its people and every price are invented.',
}

const own: Words = {
  name: facts.name,
  nav: [
    { label: 'Houses', to: '#house' },
    { label: 'Selling', to: '#selling' },
    { label: 'Office', to: '#office' },
  ],
  headline: ['Know the street', 'before the house'],
  assistant: {
    label: 'Ask about the street, the house or selling',
    placeholder: 'How far is the station?',
    button: 'Ask',
  },
  signs,
  forSale: {
    title: `${house.title}, ${house.price}`,
    text: house.summary,
    after: `The ${nextMorning} we ask what you thought. The seller hears ${byNoon}.`,
    smaller: { label: `Or smaller: ${cottage.title}, ${cottage.price}`, to: '#cottage' },
  },
  when: {
    name: 'viewing',
    legend: 'When',
    options: facts.viewings.map(({ day, time }) => slotAt(day, minuteOf(time))),
  },
  what: {
    name: 'reason',
    legend: 'What brings you',
    options: [
      { value: 'buying', label: 'We’re looking to buy' },
      { value: 'looking', label: looking },
    ],
  },
  viewing: {
    titles: { choose: 'Come and see it', review: 'Is this right?', done: 'See you at the door' },
    missing: 'Pick a time, and tell us what brings you.',
    check: 'Review',
    confirm: 'Book the showing',
    back: 'Change it',
    played: (time, reason) => ({
      subject: house.title,
      why: `“${reason}.”`,
      steps: [
        [time, `${priya} or ${martin} brings the key and shows you around.`],
        [capitalized(nextMorning), 'We ask what you thought. Two words will do.'],
        [capitalized(byNoon), 'The seller hears it from us.'],
      ],
      end: reason === looking ? 'Looking is fine. The street likes to be looked at.' : bought,
    }),
  },
  offer: {
    id: 'house',
    title: house.title,
    notes: [
      `Energy rating ${home.energyClass}`,
      `Gas heat, ${home.boilerYear} boiler`,
      `Driveway parking for ${inWords(home.parkingPlaces)}`,
      'Not contingent on another sale',
    ],
    plans,
  },
  lane: {
    id: 'cottage',
    title: cottage.title,
    notes: ['The smaller of our two', 'Stone walls, two feet thick', 'The lane starts across from the cat'],
    cottage,
  },
  ours,
  imprint: `${facts.name}, ${office.address} · ${facts.website} ·`,
}

/** The words of the demo itself, or of a draft. */
export function wordsOf(draft: Draft | null): Words {
  if (!draft) return own
  const { name, town, things: told, week, person } = draft
  const things = thingOptions(told).map((thing) => ({ ...thing, detail: thing.price }))
  const [first] = things
  const slots = exampleDays(week, { days: 3, slots: 3 }).flatMap((day) => day.slots)
  const last = slots.length - 1
  const times = slots.filter((_, index) => [0, Math.round(last / 2), last].includes(index))
  const closed = week && closedDays(week)
  // On the sign of the office, if there is room for it.
  const size = Math.min(16, 232 / widthOf(name))
  return {
    name,
    nav: [
      ...(first ? [{ label: 'Our list', to: '#list' }] : []),
      { label: 'Times', to: '#rehearsal' },
      ...(week ? [{ label: 'Hours', to: '#hours' }] : []),
    ],
    headline: [own.headline[0], `with ${name}`],
    assistant: { ...own.assistant, label: 'Ask us', placeholder: `Can I book ${slots[0]!.on}?` },
    signs: size < 11 ? {} : { name: name.replaceAll('&', '&amp;'), size: size.toFixed(1) },
    forSale: {
      title: first ? `${first.label}, ${first.price}` : 'What time works for you?',
      text: 'Pick a time.',
    },
    when: { ...own.when, options: times },
    what: { ...own.what, options: things },
    viewing: {
      ...own.viewing,
      titles: { ...own.viewing.titles, choose: 'Pick a time', done: 'See you then' },
      missing: first ? own.viewing.missing : 'Pick a time.',
      confirm: 'Book it',
      played: (time, reason) => ({ subject: reason, steps: [[time, reason]] }),
    },
    offer: {
      id: 'list',
      title: first ? 'On our list' : 'Come and see us',
      notes: [town && `In ${town}`, person && `Ask for ${person}`].filter(Boolean),
      things: first ? things : [{ label: name, price: '' }],
    },
    ...(week && {
      lane: {
        id: 'hours',
        title: 'When we’re open',
        notes: closed ? [`Closed on ${closed}`] : [],
        hours: openingHours(week),
      },
    }),
    imprint: [name, town].filter(Boolean).join(', '),
  }
}
