import { facts } from './facts'
import { capitalized, clock, inWords, timeSpan } from '../formats'

const { address, potter, keeper, set, postage, way: coming, workshop: throwing } = facts

export const phone = { label: facts.phone, to: `tel:${facts.phone}` }

export const navLabel = 'Around the shop'
export const nav = [
  { label: 'Shelf', to: '#shelf' },
  { label: 'Ask', to: '#counter' },
  { label: 'Class', to: '#class' },
  { label: 'Find us', to: '#find' },
]

export const hero = {
  title: 'Bowls with the thumbprint left in',
  text: `A small shop for ceramics and things for the home. ${potter} throws in the back room.`,
}

export type PieceId = keyof typeof facts.pieces

export interface Piece {
  value: PieceId
  label: string
  price: string
  says: string
  stock?: string
  line: string
  putAside: string
}

export const pieces = {
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

function piece(value: PieceId, words: Pick<Piece, 'line' | 'says'> & Partial<Piece>): Piece {
  const { name, price } = facts.pieces[value]
  const kind = name.split(' ').at(-1)!
  return {
    value,
    label: capitalized(name),
    price: `$${price}`,
    putAside: 'Put it aside',
    ...words,
    // A kind alone names several.
    says: `${kind}, ${kind}s, ${words.says}`,
  }
}

export const counter = {
  title: 'Ask at the counter',
  label: 'What would you like to know?',
  placeholder: 'Is the jug dishwasher safe?',
  button: 'Ask',
}

export const under = [
  { value: 'nora', label: 'Nora', says: 'nora' },
  { value: 'ivo', label: 'Ivo', says: 'ivo' },
  { value: 'june', label: 'June', says: 'june' },
  { value: 'other', label: 'Another name' },
]

export const days = facts.hours.flatMap((opening) =>
  opening.days.map((label) => ({
    value: label.toLowerCase(),
    label,
    // The scene is a Thursday evening.
    day: label === 'Friday' ? 'friday, tomorrow' : label.toLowerCase(),
    closing: clock(opening.until),
  })),
)

export const putAsideFields = [
  { name: 'piece', options: Object.values(pieces) },
  { name: 'under', options: under },
  { name: 'day', options: days },
]

export const putAside = {
  label: 'Rehearsal',
  titles: { choose: 'Put a piece aside', review: 'Is this right?', done: 'It is at the counter' },
  text: 'It waits at the counter, under your name, until we close.',
  incomplete: 'Something is missing: we need the piece, a name and the day.',
  piece: 'Which piece',
  under: 'Under which name',
  day: 'Until closing time on',
  check: 'Read it over',
  left: 'The real website would ask for your first name and a number here. The rehearsal leaves that out.',
  confirm: 'Yes, put it aside',
  back: 'Change something',
  again: 'Play it again',
  payment: 'Cards, cash or phone.',
}

const openings = facts.hours.map((opening): [days: string, time: string] => [
  opening.days.length > 1 ? `${opening.days[0]} to ${opening.days.at(-1)}` : opening.days[0],
  timeSpan(opening.from, opening.until),
])

export const hours = {
  title: 'Open',
  rows: [...openings, [facts.closed, 'closed'] as const],
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

export const footer = {
  line: `${facts.name}, ceramics and things for the home. ${keeper} and ${potter}.`,
  web: facts.website,
}
