/** A demo website (design, "Pictures"). */
export interface Exhibit {
  id: 'barbershop' | 'dental-practice' | 'shop' | 'photographer' | 'estate-agent'
  trade: string
  /** Invented, as is its address in the browser frame. */
  client: string
  address: string
  /** As in the picture. */
  headline: string
  /** What the AI does, in one verb and one line. */
  verb: string
  work: string
  image: `showroom/${'barbershop' | 'dental' | 'shop' | 'photographer' | 'estate'}`
  imageAlt: string
}

export const showroom: readonly Exhibit[] = [
  {
    id: 'barbershop',
    trade: 'Barbershop',
    client: 'Hollis & Sons Barbers',
    address: 'hollis-barbers.example',
    headline: 'Your chair is free at 4:20',
    verb: 'Books',
    work: 'Offers the next free chair, takes a first name and a number, and texts a reminder two hours before.',
    image: 'showroom/barbershop',
    imageAlt:
      'A barbershop’s page in oxblood and barber stripes: a straight razor, the prices ($26 cut, $38 cut and beard, $30 hot-towel shave) and a ticket of today’s free chairs, “4:20, Sam” chosen.',
  },
  {
    id: 'dental-practice',
    trade: 'Dental practice',
    client: 'Larkfield Dental',
    address: 'larkfield-dental.example',
    headline: 'First we explain. Then we start.',
    verb: 'Answers',
    work: 'Tells a nervous patient what a filling costs and how it feels, and offers a slot today if it hurts.',
    image: 'showroom/dental',
    imageAlt:
      'A dental practice’s page: a tooth cut open to show the filling (40 minutes, $140) and the nerve (asleep before we begin), and three times to come in today.',
  },
  {
    id: 'shop',
    trade: 'Shop',
    client: 'Ostrya, ceramics and things for the home',
    address: 'ostrya-home.example',
    headline: 'Bowls with the thumbprint left in',
    verb: 'Reserves',
    work: 'Knows that two of the blue bowls are left, and keeps one at the counter until closing time.',
    image: 'showroom/shop',
    imageAlt:
      'A ceramics shop’s page: a cobalt bowl for $34, a jug, a lamp and a vase in coloured niches, and a note that two bowls are left.',
  },
  {
    id: 'photographer',
    trade: 'Photographer',
    client: 'Ines Morel',
    address: 'inesmorel.example',
    headline: 'The hour after the speeches',
    verb: 'Qualifies',
    work: 'Asks for date, place and budget, then sends the gallery that fits or says at once that the day is taken.',
    image: 'showroom/photographer',
    imageAlt:
      'A wedding photographer’s page: one large picture of a couple dancing at dusk under a string of lights, and the question “Is your day free?”',
  },
  {
    id: 'estate-agent',
    trade: 'Real estate agent',
    client: 'Castell & Rowe',
    address: 'castell-rowe.example',
    headline: 'Know the street before the house',
    verb: 'Follows up',
    work: 'Asks every viewer the next morning what they thought, and calls the agent in for a second look.',
    image: 'showroom/estate',
    imageAlt:
      'An estate agent’s page: a street drawn house by house, 14 Alder Street ($615,000, three bedrooms, one pear tree) in colour, with three times to view it.',
  },
]
