import type { RehearsalField } from '../rehearsal'

export const office = {
  name: 'Castell & Rowe',
  trade: 'Estate agents in Ashby Falls',
  address: '20 Alder Street, Ashby Falls',
  web: 'castell-rowe.example',
  phone: { label: '555-0185', to: 'tel:555-0185' },
  hours: [
    { days: 'Mon–Fri', times: '9:00–17:30' },
    { days: 'Sat', times: '9:00–13:00' },
    { days: 'Sun and public holidays', times: 'closed' },
  ],
  invented: 'An invented office on an invented street. Priya, Martin and every price are made up.',
} as const

export const navigation = [
  { label: 'House', to: '#house' },
  { label: 'Selling', to: '#selling' },
  { label: 'Office', to: '#office' },
] as const

export const street = {
  title: ['Know the street', 'before the house'],
  notes: [
    { place: 'bread', text: 'Bread from seven' },
    { place: 'violin', text: 'Violin on Tuesdays' },
    { place: 'sun', text: 'In June, sun until 20:10' },
  ],
  station: { to: 'Station', distance: '9 min on foot' },
  school: { to: 'Primary school', distance: '4 min on foot' },
  bus: 'Bus 6 at the corner, to the secondary school',
} as const

export const assistant = {
  label: 'Ask about the street, the house or selling',
  placeholder: 'How far is the station?',
  button: 'Ask',
} as const

export const house = {
  title: '14 Alder Street',
  price: '$615,000',
  summary: 'Three bedrooms, a garden with a pear tree',
  morningAfter: 'The next morning we ask what you thought. The seller hears by noon.',
  notes: ['Energy class C', 'Gas boiler of 2021', 'One place on the drive', 'Sold without a chain'],
  offer: 'Offers in writing, by e-mail. We pass them on the same day.',
  captions: { ground: 'Ground floor, drive and garden', first: 'First floor' },
  drawings: {
    ground:
      'Ground floor: the sitting room has a bay to the street, the kitchen opens to the garden, the hall and the stairs lie between. Beside the house one place on the drive, behind it the garden with a pear tree.',
    first:
      'First floor: bedrooms one and three to the street, bedroom two and the bath to the garden, the stairs and the landing between.',
  },
  drawn: 'The street is below. Drawn to be read, not measured.',
} as const

export const viewingTimes = [
  { value: 'thu-1730', label: 'Thu 17:30' },
  { value: 'sat-1000', label: 'Sat 10:00' },
  { value: 'sat-1115', label: 'Sat 11:15' },
] as const

export const rehearsalFields = [
  { name: 'viewing', options: viewingTimes },
  {
    name: 'reason',
    options: [
      { value: 'buying', label: 'We mean to buy' },
      { value: 'looking', label: 'Just looking' },
    ],
  },
] as const satisfies readonly RehearsalField[]

export const viewing = {
  label: 'Rehearsal',
  titles: { choose: 'Come and see it', review: 'Is this right?', done: 'We meet at the door' },
  legends: { viewing: 'When', reason: 'What brings you' },
  incomplete: 'Choose a time, and say what brings you.',
  other: 'None of these? Ask for another time:',
  choose: 'Look it over',
  review: {
    ask: 'The real website asks for a first name and a number here. The rehearsal leaves that out.',
    confirm: 'Book the viewing',
    back: 'Change it',
  },
  done: {
    again: 'Play it again',
    steps: [
      { when: null, what: 'Priya or Martin brings the key and comes round with you.' },
      { when: 'Next morning', what: 'We ask what you thought. Two words will do.' },
      { when: 'By noon', what: 'The seller hears it from us.' },
    ],
    reasons: {
      buying: 'An offer comes in writing, by e-mail; we pass it on the same day.',
      looking: 'Looking is fine. The street likes to be looked at.',
    },
  },
} as const

export const selling = {
  title: 'If it is your house',
  fee: {
    figure: '1.4%',
    text: 'of the price, at completion. Nothing if it isn’t sold.',
    included: 'The photographer and the floor plan are in it.',
  },
  course: [
    { ticks: 1, length: 'An hour', text: 'We come, look and listen. The valuation is free.' },
    { ticks: 2, length: 'Two days', text: 'You have the figure in writing.' },
    { ticks: 7, length: 'Seven weeks', text: 'On average, from the listing to an accepted offer.' },
  ],
  tasks: [
    { title: 'Papers', text: 'Title, energy certificate, floor plan. What is missing, we order.' },
    { title: 'Keys', text: 'They hang in our office. Nobody goes round your house without one of us.' },
    { title: 'After a viewing', text: 'We ask every viewer the next morning. You hear by noon.' },
  ],
  area: 'Ashby Falls and ten miles around',
  rentals: 'We sell. We don’t let or manage.',
} as const

export const people = {
  title: 'On the street we sell',
  drawing:
    'Priya Castell, with a bunch of keys, and Martin Rowe, with a rolled plan, at the door of number 20.',
  each: [
    {
      name: 'Priya Castell',
      text: 'Knows which rooms have the sun at breakfast, and which bread is worth getting up for.',
    },
    {
      name: 'Martin Rowe',
      text: 'Knows who plays the violin on Tuesdays, and has stopped pretending not to listen.',
    },
  ],
  way: 'Up the street from number 14, the door with a 20 on it. Bus 6 stops at the corner.',
} as const
