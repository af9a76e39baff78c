import type { RehearsalOption } from '../rehearsal'

export interface Service extends RehearsalOption {
  name: string
  minutes: number
  price: string
}

export interface Chair extends RehearsalOption {
  time: string
  barber: string
  /** Three hours before. */
  cancelUntil: string
}

export const shop = {
  name: 'Hollis & Sons',
  call: { label: '555-0117', to: 'tel:555-0117' },
} as const

export const nav = [
  { label: 'Ask', to: '#ask-the-shop' },
  { label: 'Prices', to: '#prices' },
  { label: 'Barbers', to: '#barbers' },
  { label: 'Find us', to: '#find-us' },
] as const

export const services: readonly Service[] = [
  service('cut', 'Cut', 30, '$26'),
  service('cut-and-beard', 'Cut and beard', 45, '$38'),
  service('hot-towel-shave', 'Hot-towel shave', 40, '$30'),
  service('beard-trim', 'Beard trim alone', 20, '$16'),
]

export const chairs: readonly [Chair, ...Chair[]] = [
  chair('4:20', 'Sam', '1:20'),
  chair('5:00', 'Ray', '2:00'),
  chair('5:40', 'Sam', '2:40'),
  chair('6:10', 'Theo', '3:10'),
]

export const taken = { time: '3:40', barber: 'Theo' } as const

/** The words of the ticket; names in braces are filled in. */
export const ticket = {
  label: 'Rehearsal',
  choose: {
    title: 'Wednesday',
    chairs: 'Free chairs',
    taken: 'taken',
    service: 'What are we doing?',
    noService: 'Pick a service',
    button: 'Hold my chair',
    missing: {
      service: 'The chair is free. Now tell us what we’re doing: pick a service.',
      chair: 'We marked the next free chair: {time} with {barber}. Hold it, or pick another.',
    },
  },
  review: {
    title: 'This one?',
    when: 'Wednesday with {barber}',
    takes: '{minutes} minutes in the chair',
    pays: '{price}, cash or card',
    leftOut: 'The real website asks for a first name and a number here. The rehearsal leaves that out.',
    button: 'Yes, hold it',
    back: 'Change something',
  },
  done: {
    title: 'It’s yours.',
    next: 'At noon on Wednesday we send you this:',
    text: 'Hollis & Sons: {time} today with {barber}, 12 Mill Street. Can’t come? Cancel free until {cancelUntil}.',
    late: 'Ten minutes late and your chair goes to the next.',
    again: 'Play it again',
  },
} as const

export const hero = {
  free: 'is free',
  held: 'is held',
  prices: [
    { price: '$26', name: 'cut' },
    { price: '$38', name: 'cut and beard' },
    { price: '$30', name: 'hot-towel shave' },
  ],
} as const

export const counter = {
  title: 'Ask the shop.',
  titleEnd: 'We’re cutting.',
  label: 'Your question',
  placeholder: 'How long does a shave take?',
  button: 'Ring',
} as const

export const prices = {
  title: 'What it costs',
  rows: [
    ...services.map(({ name, minutes, price }) => ({ name, detail: `${minutes} min`, price })),
    { name: 'Children under 12', detail: '', price: '$18' },
  ],
  shelf: [
    { name: 'Our pomade', detail: '', price: '$14' },
    { name: 'Our oil', detail: '', price: '$18' },
  ],
  notes: ['A beard trim includes the line-up.', 'Vouchers, any amount, at the counter.'],
} as const

export const rules = {
  title: 'House rules',
  list: [
    { name: 'Book', text: 'Online or by phone, up to four weeks ahead.' },
    { name: 'Walk in', text: 'Welcome before noon, when a chair is free.' },
    { name: 'Cancel', text: 'Free until three hours before.' },
    { name: 'Late', text: 'Ten minutes. Then the chair goes to the next.' },
    { name: 'Children', text: 'From three years. Booster seat. Quiet hour Saturday, 8 to 9 am.' },
    { name: 'Pay', text: 'Cash or card. No cheques.' },
    { name: 'Colour', text: 'No. No perms either.' },
  ],
} as const

export const barbers = {
  title: 'Ask for one by name.',
  text: 'Or take whoever is free. We all know where your ears are.',
  list: [
    { name: 'Sam', does: 'Fades', line: 'Short at the neck. Long on football.' },
    { name: 'Ray', does: 'Scissors', line: 'Cuts twice as much as he talks.' },
    { name: 'Theo', does: 'Shaves', line: 'Asks nothing while he holds the razor.' },
  ],
} as const

export const hours = {
  title: 'Open',
  rows: [
    { days: 'Tuesday to Friday', time: '9 am to 7 pm' },
    { days: 'Saturday', time: '8 am to 4 pm' },
  ],
  closed: 'Closed',
  closedOn: 'Sundays, Mondays and public holidays',
} as const

export const find = {
  title: '12 Mill Street',
  text: 'Eastford, beside the bakery.',
  list: ['Six parking places behind the shop, free for you.', 'Step-free, and one of the chairs is wide.'],
  call: 'Call 555-0117',
  map: 'Map: the shop at 12 Mill Street stands beside the bakery, with six parking places behind it.',
} as const

export const footer = {
  line: 'Hollis & Sons Barbers, 12 Mill Street, Eastford.',
  web: 'hollis-barbers.example',
} as const

function service(value: string, name: string, minutes: number, price: string): Service {
  return { value, name, minutes, price, label: `${name}, ${minutes} min, ${price}` }
}

function chair(time: string, barber: string, cancelUntil: string): Chair {
  return { value: time.replace(':', ''), time, barber, cancelUntil, label: `${time}, ${barber}` }
}
