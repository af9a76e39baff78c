import type { Package } from './packages'

/** A demo website. */
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
  /** The same in a few words that follow "Its AI". */
  does: string
  /** The package that does it. */
  offer: Package['id']
  /** Of the captures of its first screen. */
  imageAlt: string
  /** One line to an owner of this trade, beginning with what they are doing; at most 95 characters. */
  promise: string
  /** At a time when the owner can't answer. */
  chat: {
    title: string
    /** The customer's and the website's in turn. */
    messages: readonly string[]
  }
}

export const showroom: readonly Exhibit[] = [
  {
    id: 'barbershop',
    trade: 'Barbershop',
    client: 'Hollis & Sons Barbers',
    address: 'hollis-barbers.example',
    headline: 'Your chair is free at 4:20',
    verb: 'Books',
    work: 'Offers the next free chair, takes a first name and a number, and texts a reminder at noon of the day.',
    does: 'books the next free chair',
    offer: 'basic',
    imageAlt:
      'A barbershop’s website in oxblood and barber stripes: “Your chair is free at 4:20”, a straight razor, and a ticket of Wednesday’s free chairs, “4:20, Sam” chosen.',
    promise: 'You’re in the middle of a fade. Your site names the price and books tomorrow’s chair.',
    chat: {
      title: 'Tuesday, 9:47 pm. The shop is closed.',
      messages: [
        'Do you have anything tomorrow after five? Cut and beard.',
        'Yes, 5:40 pm with Sam. Cut and beard is $38 and takes 45 minutes. Shall I book it?',
        'Yes please.',
        'Booked. You get a text at noon tomorrow as a reminder.',
      ],
    },
  },
  {
    id: 'dental-practice',
    trade: 'Dental practice',
    client: 'Larkfield Dental',
    address: 'larkfield-dental.example',
    headline: 'First we explain. Then we start.',
    verb: 'Answers',
    work: 'Tells a nervous patient what a filling costs and how it feels, and offers a slot the same day if it hurts.',
    does: 'answers nervous patients at night',
    offer: 'standard',
    imageAlt:
      'A dental practice’s website: a tooth cut open to show the filling (40 minutes, $140) and the nerve (numb before we start), and below it “Does it hurt?” with three times to come in today.',
    promise: 'You have both hands in a mouth. Your site tells the next patient what a filling costs.',
    chat: {
      title: 'Sunday, 8:20 pm. The practice is closed.',
      messages: [
        'What does a filling cost? I’m scared of the drill.',
        '$140, and it takes 40 minutes. The area is numb before work begins, and nothing starts before you say so.',
        'It hurts. Can I come tomorrow?',
        'Yes: 11:10 am, 2:30 pm and 4:45 pm are kept free for pain. If it can’t wait, call 555-0199 now.',
      ],
    },
  },
  {
    id: 'shop',
    trade: 'Shop',
    client: 'Ostrya',
    address: 'ostrya-home.example',
    headline: 'Bowls with the thumbprint left in',
    verb: 'Reserves',
    work: 'Knows that two of the blue bowls are left, and keeps one at the counter until closing time.',
    does: 'puts things aside until closing time',
    offer: 'standard',
    imageAlt:
      'A ceramics shop’s website like a wall of shelves: two cobalt bowls for $34 with the note “Keep one at the counter until closing time?”, a vase, and a card to ask at the counter.',
    promise: 'You’re wrapping a vase. Your site says what is left on the shelf, and puts it aside.',
    chat: {
      title: 'Thursday, 7:30 pm. The shop is closed.',
      messages: [
        'Do you still have the blue bowl?',
        'Yes, two cobalt thumb bowls are left, $34 each. Shall I keep one for you?',
        'Yes, for Nora. Can it go in the dishwasher?',
        'It can, and in the microwave too. One bowl is at the counter for Nora until six tomorrow.',
      ],
    },
  },
  {
    id: 'photographer',
    trade: 'Photographer',
    client: 'Ines Morel',
    address: 'inesmorel.example',
    headline: 'The hour after the speeches',
    verb: 'Qualifies',
    work: 'Asks for date and place first, then tells the couple what the day costs and how to hold it.',
    does: 'asks couples for date and place',
    offer: 'standard',
    imageAlt:
      'A wedding photographer’s website: one large picture of a couple dancing at dusk under a string of lights, and the question “Is your day free?”',
    promise: 'You’re shooting a first dance. Your site asks the next couple for their date and place.',
    chat: {
      title: 'Saturday, 6:10 pm. Ines is at a wedding.',
      messages: [
        'What do you take for a small wedding? Just the town hall.',
        '$1,200 for three hours, on a weekday. Which date, and where?',
        'Friday, June 11, here in Port Ansel. How do we book?',
        'A deposit of 30% and a signed letter hold the day. I pass it on to Ines, who tells you whether it is free.',
      ],
    },
  },
  {
    id: 'estate-agent',
    trade: 'Real estate agent',
    client: 'Castell & Rowe',
    address: 'castell-rowe.example',
    headline: 'Know the street before the house',
    verb: 'Follows up',
    work: 'Asks every viewer the next morning what they thought, and tells the seller by noon.',
    does: 'follows up every viewing',
    offer: 'premium',
    imageAlt:
      'An estate agent’s website: a field to ask about the street, a street drawn house by house with 14 Alder Street ($615,000) in colour, and three times to view it.',
    promise: 'You’re showing a house. Your site answers for the one on Alder Street and books the viewing.',
    chat: {
      title: 'Sunday, 9:05 pm. The office is closed.',
      messages: [
        'How far is 14 Alder Street from the station?',
        'Nine minutes on foot, and bus 6 stops at the corner. Would you like to see it?',
        'Yes, after work if possible.',
        'Thursday at 5:30 pm, then. You are on the list, and on Friday morning we ask what you thought.',
      ],
    },
  },
]

/** On the card of each demo website. */
export const demoLink = 'Walk in and ask it something'

export function demoPath({ id }: Pick<Exhibit, 'id'>): string {
  return `/showroom/${id}`
}
