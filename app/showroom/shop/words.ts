import type { SiteLink } from '~/content/site'
import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { closedDays, onClock, openingHours, weekdays } from '../draft/week'
import type { RehearsalOption } from '../kit/read-rehearsal'
import { facts } from './facts'
import { capitalized, clock, inWords, spokenTime, timeSpan } from '../kit/formats'

const { address, potter, keeper, set, postage, way: coming, workshop: throwing } = facts

export const phone = { label: facts.phone, to: `tel:${facts.phone}` }

export const navLabel = 'Around the shop'
const shelfAndCounter = [
  { label: 'Shelf', to: '#shelf' },
  { label: 'Ask', to: '#counter' },
]

export type PieceId = keyof typeof facts.pieces

/** The drawings of what a shop hands over, whatever it sells: one for each thing of a draft. */
const goods = ['pair', 'stack', 'tin', 'bag', 'parcel'] as const
export type Drawn = PieceId | (typeof goods)[number] | 'gap'

export interface Piece extends RehearsalOption {
  drawn: Drawn
  price: string
  stock?: string
  line?: string
  putAside: string
}

const toPutAside = 'Put it aside'

const pieces = {
  bowl: piece('bowl', {
    says: 'cobalt, blue, thumb, small',
    stock: `${inWords(facts.pieces.bowl.left)} left`,
    line: `The dent is ${potter}’s thumb. Yours will find\u00a0it.`,
    putAside: 'Keep one at the counter until closing time?',
  }),
  'soup-bowl': piece('soup-bowl', { says: 'soup, wide', line: 'Wide enough for the bread, too.' }),
  'salad-bowl': piece('salad-bowl', {
    says: 'salad, big, biggest, large',
    line: 'Three rings, drawn in one breath.',
  }),
  vase: piece('vase', { says: 'bottle, big, tall, slim', line: 'One branch is enough.' }),
  'bud-vase': piece('bud-vase', {
    says: 'bud, small, little, green',
    line: 'For what the garden can spare.',
  }),
  jug: piece('jug', { says: 'milk, small, little', line: 'Dipped to the belly.' }),
  'water-jug': piece('water-jug', { says: 'water, big, tall, large', line: 'Pours, and doesn’t drip.' }),
  lamp: piece('lamp', { says: '', stock: 'bulb included', line: 'Dusk on a clay foot.' }),
}

function piece(value: PieceId, words: { line: string; says: string } & Partial<Piece>): Piece {
  const { name, price } = facts.pieces[value]
  const kind = name.split(' ').at(-1)!
  return {
    value,
    drawn: value,
    label: capitalized(name),
    price: `$${price}`,
    putAside: toPutAside,
    ...words,
    // A kind alone names several.
    says: `${kind}, ${kind}s, ${words.says}`,
  }
}

export const counter = {
  title: 'Ask at the counter',
  label: 'What would you like to know?',
  button: 'Ask',
}

export const under = [
  { value: 'nora', label: 'Nora', says: 'nora' },
  { value: 'ivo', label: 'Ivo', says: 'ivo' },
  { value: 'june', label: 'June', says: 'june' },
  { value: 'other', label: 'Another name' },
]

const days = facts.hours.flatMap((opening) =>
  opening.days.map((label) => ({
    value: label.toLowerCase(),
    label,
    // The scene is a Thursday evening.
    day: label === 'Friday' ? 'friday, tomorrow' : label.toLowerCase(),
    closing: clock(opening.until),
  })),
)

export const putAside = {
  label: 'Rehearsal',
  titles: { review: 'Is this right?', done: 'It is at the counter' },
  text: 'It waits at the counter, under your name, until we close.',
  under: 'Under which name',
  day: 'Until closing time on',
  check: 'Read it over',
  left: 'The real website would ask for your first name and a number here. The rehearsal leaves that out.',
  confirm: 'Yes, put it aside',
  back: 'Change something',
  again: 'Play it again',
  payment: 'Cards, cash or phone.',
  tag: 'For you',
}

const openings = facts.hours.map((opening): [days: string, time: string] => [
  opening.days.length > 1 ? `${opening.days[0]} to ${opening.days.at(-1)}` : opening.days[0],
  timeSpan(opening.from, opening.until),
])

const closed = 'closed'

export const hours = {
  title: 'Open',
  inSentence: openings.map(([span, time]) => `${span} from ${time}`).join(', '),
}

export const lena = {
  title: `${potter} throws`,
  text: 'In the back room, by hand, with wet sleeves. No two pieces come off the wheel alike.',
}

export const tomasz = {
  title: `${keeper} keeps the counter`,
  text: 'He wraps, he puts things by, and he answers what the list leaves open.',
}

export const workshop = {
  title: 'Sit at the wheel',
  when: `${throwing.day}, ${timeSpan(throwing.from, throwing.until)}`,
  text: `Throwing class, $${throwing.price}. ${capitalized(inWords(throwing.places))} places, ${inWords(throwing.places)} lumps of clay.`,
  call: 'Ask for a place:',
}

/** What needs a niche but no picture of its own. */
export const niches = {
  seconds: {
    title: 'The seconds shelf',
    text: `A foot that leans, a glaze that ran. ${capitalized(facts.seconds)}. We hold no sales.`,
  },
  custom: {
    title: 'A set of your own',
    text: `From ${inWords(set.pieces)} pieces, $${set.piecePrice} a piece and up. ${capitalized(inWords(set.weeks))} weeks, ${set.inAdvance} in advance.`,
  },
  post: {
    title: 'By post',
    text: `$${postage.price} within the country, free from $${postage.freeFrom}. ${capitalized(inWords(postage.leastDays))} to ${inWords(postage.mostDays)} days on the way. Not abroad yet.`,
  },
  gift: {
    title: 'As a gift',
    text: `Wrapped free, a card is $${facts.greetingCard.price}. Gift cards for any amount, valid ${inWords(facts.giftCard.years)} years.`,
  },
  care: {
    title: 'In the kitchen',
    text: 'All glazed ware goes in the dishwasher and the microwave. The lamp doesn’t.',
  },
  returns: {
    title: 'If it comes back',
    text: `Unused, within ${facts.returns.days} days; the postage is yours. What arrives broken we replace: send a picture within ${facts.broken.reportedWithin}.`,
  },
}

/** On price tags. */
export const reviews = {
  title: 'Said at the till',
  note: 'Customers invented, like the shop.',
  list: [
    {
      text: 'My thumb goes in the dent every morning. My husband’s doesn’t fit, so the bowl stays mine.',
      who: 'Greta',
      bought: facts.pieces.bowl.name,
    },
    {
      text: 'It went to my mother by post. She called to say the jug had arrived, and was Lena married.',
      who: 'Owen',
      bought: facts.pieces.jug.name,
    },
    {
      text: 'I came for a vase and stayed for the class. My first bowl leans. Tomasz wrapped it all the same.',
      who: 'Salma',
      bought: facts.pieces['bud-vase'].name,
    },
  ],
}

export const way = {
  title: 'On foot from the station',
  text: `Over the mill bridge, left at the ${coming.corner}, up ${address.street}: ${address.door} is on the right, two steps up. ${capitalized(inWords(coming.minutes))} minutes.`,
  lost: `No blue door in sight? ${keeper} comes out and waves:`,
  call: `call ${facts.phone}`,
  picture: `A plate painted with a map: from the ${coming.from} a road crosses the brook by the mill bridge to the ${coming.corner}. ${address.street} turns off left there, and number ${address.number} is halfway up on its right.`,
}

export const find = {
  title: `${address.number} ${address.street}, ${address.door}`,
  lines: [
    `${address.town}.`,
    `Meters in the street, free after ${clock(facts.parking.freeAfter)}.`,
    putAside.payment,
  ],
  call: 'Call',
  picture: `A cobalt blue front door with the number ${address.number}, two steps up from the street, a ${facts.pieces.vase.name} beside it`,
}

const own: Words = {
  name: facts.name,
  nav: [...shelfAndCounter, { label: 'Class', to: '#class' }, { label: 'Find us', to: '#find' }],
  title: 'Bowls with the thumbprint left in',
  text: `A small shop for ceramics and things for the home. ${potter} throws in the back room.`,
  onTheWall: (
    ['bowl', 'vase', 'lamp', 'soup-bowl', 'jug', 'bud-vase', 'salad-bowl', 'water-jug'] as const
  ).map((each) => pieces[each]),
  placeholder: 'Is the jug dishwasher safe?',
  toPutAside: 'Put a piece aside',
  incomplete: 'Something is missing: we need the piece, a name and the day.',
  fields: [
    { name: 'piece', className: 'pieces', legend: 'Which piece', options: Object.values(pieces) },
    { name: 'under', className: 'names', legend: putAside.under, options: under },
    { name: 'day', className: 'days', legend: putAside.day, options: days },
  ],
  days,
  hours: [...openings, [facts.closed, closed]],
  footer: `${facts.name}, ceramics and things for the home. ${keeper} and ${potter}.`,
}

/** What a draft says otherwise; `draft` is null for the demo itself. */
export function wordsOf(draft: Draft | null): Words {
  if (!draft) return own
  const { name, town, things, week } = draft
  const longestWord = Math.max(...name.split(/[ -]/).map(({ length }) => length))
  const wares = thingOptions(things).map((each, index) => ({
    ...each,
    drawn: goods[index]!,
    putAside: index === 0 ? 'Keep it at the counter until closing time?' : toPutAside,
  }))
  const openDays = weekdays.flatMap((label, index) => {
    const span = week?.[index]
    const closing = span ? spokenTime(onClock(span.until % 1440)) : ''
    const day = `${label}, ${label.slice(0, 3)}`.toLowerCase()
    return week && !span ? [] : [{ value: label.toLowerCase(), label, day, closing }]
  })
  const rows = week ? openingHours(week) : []
  const offDays = week && closedDays(week)
  return {
    name,
    nav: [...shelfAndCounter, ...(week ? [{ label: hours.title, to: '#hours' }] : [])],
    title: `Kept for you at ${name}`,
    // As on a sign: what is long is lettered smaller.
    fit: longestWord > 20 ? 'longest' : longestWord > 14 || name.length > 24 ? 'long' : undefined,
    text: `${town ? `A shop in ${town}. ` : ''}What you like waits at the counter until we close.`,
    onTheWall: wares,
    placeholder: `Can you keep it until ${openDays.at(-1)!.label}?`,
    toPutAside: 'Put something aside',
    incomplete:
      wares.length > 0 ? 'Something is missing: we need the thing and the day.' : 'We need the day.',
    fields: [
      { name: 'piece', className: 'pieces', legend: 'Which one', options: wares },
      { name: 'day', className: 'days', legend: putAside.day, options: openDays },
    ].filter(({ options }) => options.length > 0),
    days: openDays,
    hours: offDays ? [...rows, [offDays, closed]] : rows,
    footer: town ? `${name}, ${town}.` : name,
  }
}

/** Where a draft has no things. */
export const emptyShelf = {
  title: 'The shelf is still empty',
  text: 'The draft knows of nothing to sell yet. What you sell stands here, with its price, and can be put aside.',
}

/** What is empty is left out. */
export interface Words {
  name: string
  nav: readonly SiteLink[]
  title: string
  fit?: string | undefined
  text: string
  /** In the order of the niches. */
  onTheWall: readonly Piece[]
  placeholder: string
  toPutAside: string
  incomplete: string
  fields: readonly {
    name: string
    className: string
    legend: string
    options: readonly (RehearsalOption & { price?: string; closing?: string })[]
  }[]
  /** Until when it is open, if that is known. */
  days: readonly (RehearsalOption & { closing: string })[]
  hours: readonly (readonly [days: string, times: string])[]
  footer: string
}
