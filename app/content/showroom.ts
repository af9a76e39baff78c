import type { Package } from './packages'

export { demoPath, draftField, draftPath } from './demo-links'

export interface Demo {
  id: 'barbershop' | 'dental-practice' | 'shop' | 'artist' | 'estate-agent'
  trade: string
  /** The client and the domain are invented. */
  client: string
  domain: string
  /** The AI's work, in one verb and one line. */
  verb: string
  work: string
  /** The AI's work in a few words that follow "It". */
  does: string
  offer: Package['id']
  imageAlt: string
  /** One line to an owner of this trade, at most 95 characters; it begins with their work. */
  promise: string
  /** A moment at which the owner can't answer. */
  moment: string
  /** Items and prices that a draft shows, marked as examples, until its owner tells others. */
  examples: Readonly<Record<string, string>>
}

/** A kind of business that a draft can be of, and the demo that the draft looks like. */
export type Trade = Pick<Demo, 'trade' | 'offer' | 'examples'> & { id: Demo['id'] | 'other'; look: Demo }

export const showroom: readonly Demo[] = [
  {
    id: 'barbershop',
    trade: 'Barbershop',
    client: 'Hollis & Sons Barbers',
    domain: 'hollis-barbers.example',
    verb: 'Books',
    work: 'Quotes the price and lets the customer pick an open time.',
    does: 'books the next open chair',
    offer: 'standard',
    imageAlt:
      'A barbershop’s website in oxblood and barber stripes: “Your chair is free at 4:10,” a straight razor, and a ticket of Wednesday’s open chairs.',
    promise: 'You’re in the middle of a fade. Your site quotes the price and books tomorrow’s chair.',
    moment: 'Tuesday, 9:47 pm. Closed.',
    examples: { Haircut: '$28', 'Haircut and beard': '$40', Shave: '$32', Kids: '$20', 'Line-up': '$12' },
  },
  {
    id: 'dental-practice',
    trade: 'Dental practice',
    client: 'Larkfield Dental',
    domain: 'larkfield-dental.example',
    verb: 'Books',
    work: 'Quotes the price, says what to expect and finds a same-day slot.',
    does: 'answers and books at night',
    offer: 'standard',
    imageAlt:
      'A dental practice’s website: a tooth cut open to show the filling (40 minutes, $140) and the nerve (numb before we start), and below it “Does it hurt?” with three times to come in today.',
    promise:
      'You’ve got both hands in someone’s mouth. Your site quotes the price and books the next patient.',
    moment: 'Monday, 8:20 am. Both chairs taken.',
    examples: { Checkup: '$70', Cleaning: '$95', Filling: '$150', Whitening: '$280', Crown: '$900' },
  },
  {
    id: 'shop',
    trade: 'Shop',
    client: 'Ostrya',
    domain: 'ostrya-home.example',
    verb: 'Takes messages',
    work: 'Tells customers what’s in stock and passes on hold requests.',
    does: 'answers and takes names and numbers',
    offer: 'basic',
    imageAlt:
      'A ceramics shop’s website arranged like shelves: two cobalt bowls for $34 with the note “Hold one at the counter until closing time?”, a vase, and a card to ask at the counter.',
    promise: 'You’re wrapping a vase. Your site tells customers what’s left and takes hold requests.',
    moment: 'Thursday, 7:30 pm. Closed.',
    examples: { 'Gift box': '$36', 'Gift set': '$48', 'Tote bag': '$14' },
  },
  {
    id: 'artist',
    trade: 'Artist',
    client: 'Ines Morel',
    domain: 'inesmorel.example',
    verb: 'Takes booking requests',
    work: 'Quotes prices and shows open dates. Ines confirms each one.',
    does: 'takes requests for weddings',
    offer: 'standard',
    imageAlt:
      'A painter’s website: one large painting of a couple dancing at dusk under a string of lights, and the question “Is your date open?”',
    promise: 'You’re painting a first dance. Your site shows the next couple which dates are open.',
    moment: 'Saturday, 6:10 pm. Painting.',
    examples: { Commission: '$800', Event: '$1,200', Workshop: '$60', 'Private lesson': '$90' },
  },
  {
    id: 'estate-agent',
    trade: 'Real estate agent',
    client: 'Castell & Rowe',
    domain: 'castell-rowe.example',
    verb: 'Follows up',
    work: 'Books the showing, then emails the buyer the next morning.',
    does: 'follows up every showing',
    offer: 'premium',
    imageAlt:
      'A real estate agent’s website: a field to ask about the street, a street drawn house by house with 14 Alder Street ($615,000) in color, and three times to see it.',
    promise:
      'You’re showing one house. Your site answers questions about the others, books showings and emails buyers the next morning.',
    moment: 'Sunday, 9:05 pm. Closed.',
    examples: { 'Elm Street': '$385,000', 'Maple Avenue': '$529,000', 'Oak Lane': '$240,000' },
  },
]

/** No demo is of these trades, so their drafts have words for any service. */
const other: Trade = {
  id: 'other',
  trade: 'Something else',
  offer: 'standard',
  look: showroom.find(({ id }) => id === 'estate-agent')!,
  examples: { 'Small package': '$35', 'Standard package': '$60', 'Full package': '$120' },
}

export const trades: readonly Trade[] = [...showroom.map((demo) => ({ ...demo, look: demo })), other]

export function shownBy({ id }: Pick<Package, 'id'>): string {
  const shown = showroom.filter(({ offer }) => offer === id).map(({ trade }) => trade.toLowerCase())
  return new Intl.ListFormat('en-GB').format(shown)
}
