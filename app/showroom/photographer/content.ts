import type { RehearsalOption } from '../rehearsal'
import type { PlateName } from './plate-sizes'

interface PlateText {
  name: PlateName
  /** All are drawn, and none of them is said to show real people. */
  alt: string
  place: string
  moment: string
}

export const plateTexts = {
  couple: {
    name: 'couple',
    alt: 'Drawing: a couple in each other’s arms on a dark lawn, under a string of lights, the last of the sunset behind them.',
    place: 'The farmhouse garden',
    moment: 'Twenty to ten, June',
  },
  table: {
    name: 'table',
    alt: 'Drawing: a long table by candlelight, seen over the shoulders of the guests. One man stands and raises his glass.',
    place: 'The long table',
    moment: 'Ten past eight, September. He has lost his place in his notes.',
  },
  window: {
    name: 'window',
    alt: 'Drawing: a woman with a cup in her hands sits at a tall window, lit by the low sun over the masts of a harbour.',
    place: '9 Quay Lane',
    moment: 'Half past six, October. The tea went cold.',
  },
  rain: {
    name: 'rain',
    alt: 'Drawing: a bride and a groom under one umbrella on a wet quay at night, and a child with a red one behind them.',
    place: 'Port Ansel harbour',
    moment: 'Quarter to nine, May. I bring umbrellas, and a list of dry places for each town.',
  },
} as const satisfies Record<string, PlateText>

export const sections = [
  { to: '#weddings', label: 'Weddings' },
  { to: '#letters', label: 'Write to me' },
  { to: '#portraits', label: 'Portraits' },
  { to: '#prices', label: 'Prices' },
] as const

export const weddings = [
  'I photograph what happens when nobody is asked to smile: unposed, in natural light, with little flash.',
  'Of eight hours about 500 pictures remain, of a whole day about 700. Thirty reach you within a week, all of them within six weeks. I always edit colour and light. I don’t reshape bodies.',
  'For the family we make a list of groups beforehand. It takes twenty minutes; then everyone may go back to the table.',
] as const

export const portraits =
  'An hour, ten pictures. At Quay Lane the light comes in low over the harbour, and there is nothing you have to do with your hands.'

export const prices = [
  { what: 'A wedding', more: 'eight hours', price: '$2,400' },
  { what: 'A wedding', more: 'the whole day', price: '$3,100' },
  { what: 'A small wedding', more: 'three hours, on a weekday', price: '$1,200' },
  { what: 'A portrait', more: 'an hour, ten pictures', price: '$180' },
  { what: 'A second photographer', more: '', price: '$600' },
  { what: 'An album', more: '', price: 'from $420' },
  { what: 'A print', more: '', price: 'from $12' },
] as const

export const terms = [
  'The first 100 km are included. After that it is $0.60 a km, and a room for the night.',
  'When you cancel, the deposit stays with me. You can move the day once for free, up to three months before.',
  'The pictures are yours to print and to share; shops and magazines ask me first. I give out no raw files, and I don’t film, but I can give you two names to ask.',
] as const

export const studio = [
  'I am Ines Morel. I work alone, so whoever shows you the studio is also the one at the back of your wedding, in soft shoes.',
  'The studio is at 9 Quay Lane in Port Ansel, and opens by appointment.',
] as const

/** The Saturdays of 2027, May to October, and those of them that are free. */
export const season = [
  { month: 'May', number: 5, saturdays: [1, 8, 15, 22, 29], free: [8, 29] },
  { month: 'June', number: 6, saturdays: [5, 12, 19, 26], free: [12] },
  { month: 'July', number: 7, saturdays: [3, 10, 17, 24, 31], free: [3, 24] },
  { month: 'August', number: 8, saturdays: [7, 14, 21, 28], free: [14] },
  { month: 'September', number: 9, saturdays: [4, 11, 18, 25], free: [4, 25] },
  { month: 'October', number: 10, saturdays: [2, 9, 16, 23, 30], free: [16] },
] as const satisfies readonly SeasonMonth[]

interface SeasonMonth {
  month: string
  number: number
  saturdays: readonly number[]
  free: readonly number[]
}

export const weekday = { value: '2027-06-11', label: 'Friday 11 June' } as const

export const days: readonly RehearsalOption[] = [
  ...season.flatMap(({ month, number, free }) =>
    free.map((day) => ({ value: dateOf(number, day), label: `Saturday ${day} ${month}` })),
  ),
  weekday,
]

export const places = [
  {
    value: 'port-ansel',
    label: 'in Port Ansel',
    travel: 'The first 100 km are included, so the way to you costs nothing.',
  },
  {
    value: 'near',
    label: 'within 100 km',
    travel: 'The first 100 km are included, so the way to you costs nothing.',
  },
  {
    value: 'far',
    label: 'farther away',
    travel: 'The first 100 km are included. After that it is $0.60 a km, and a room for the night.',
  },
] as const

/** As in the search parameter. */
export function dateOf(month: number, day: number): string {
  return `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
