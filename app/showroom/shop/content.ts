export const brand = 'Ostrya'
export const phone = { label: '555-0163', to: 'tel:555-0163' }

export const navLabel = 'Around the shop'
export const nav = [
  { label: 'Shelf', to: '#shelf' },
  { label: 'Ask', to: '#counter' },
  { label: 'Class', to: '#class' },
  { label: 'Find us', to: '#find' },
]

export const hero = {
  title: 'Bowls with the thumbprint left in',
  text: 'A small shop for ceramics and things for the home. Lena throws in the back room.',
}

export interface Piece {
  value: 'bowl' | 'jug' | 'vase' | 'lamp'
  label: string
  price: string
  stock?: string
  line: string
  putAside: string
}

export const pieces: Readonly<Record<Piece['value'], Piece>> = {
  bowl: {
    value: 'bowl',
    label: 'Cobalt thumb bowl',
    price: '$34',
    stock: 'two left',
    line: 'The dent is Lena’s thumb. Yours will find\u00a0it.',
    putAside: 'Keep one at the counter until closing time?',
  },
  vase: {
    value: 'vase',
    label: 'Bottle vase',
    price: '$74',
    line: 'One branch is enough.',
    putAside: 'Put it aside',
  },
  lamp: {
    value: 'lamp',
    label: 'Table lamp',
    price: '$120',
    stock: 'bulb included',
    line: 'Dusk on a clay foot.',
    putAside: 'Put it aside',
  },
  jug: {
    value: 'jug',
    label: 'Milk jug',
    price: '$58',
    line: 'Dipped to the belly.',
    putAside: 'Put it aside',
  },
}

export const counter = {
  title: 'Ask at the counter',
  label: 'What would you like to know?',
  placeholder: 'Is the jug dishwasher safe?',
  button: 'Ask',
}

export const under = [
  { value: 'nora', label: 'Nora' },
  { value: 'ivo', label: 'Ivo' },
  { value: 'june', label: 'June' },
]

export const days = [
  { value: 'wednesday', label: 'Wednesday', closing: '6\u00a0pm' },
  { value: 'thursday', label: 'Thursday', closing: '6\u00a0pm' },
  { value: 'friday', label: 'Friday', closing: '6\u00a0pm' },
  { value: 'saturday', label: 'Saturday', closing: '6\u00a0pm' },
  { value: 'sunday', label: 'Sunday', closing: '3\u00a0pm' },
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
}

export const hours = {
  title: 'Open',
  rows: [
    { day: 'Wednesday to Saturday', time: '10 am to 6 pm' },
    { day: 'Sunday', time: '11 am to 3 pm' },
    { day: 'Mondays, Tuesdays, public holidays', time: 'closed' },
  ],
}

export const lena = {
  title: 'Lena throws',
  text: 'In the back room, by hand, with wet sleeves. No two pieces come off the wheel alike.',
}

export const tomasz = {
  title: 'Tomasz keeps the counter',
  text: 'He wraps, he puts things by, and he answers what the list leaves open.',
}

export const workshop = {
  title: 'Sit at the wheel',
  when: 'Sunday, 3 to 5 pm',
  text: 'Throwing class, $45. Six places, six lumps of clay.',
  call: 'Ask for a place:',
}

/** Facts that need a niche but no picture of their own. */
export const facts = {
  seconds: {
    title: 'The seconds shelf',
    text: 'A foot that leans, a glaze that ran. Half price. We hold no sales.',
  },
  custom: {
    title: 'A set of your own',
    text: 'From six pieces, $28 a piece and up. Eight weeks, half in advance.',
  },
  post: {
    title: 'By post',
    text: '$9 within the country, free from $80. Two to four days on the way. Not abroad yet.',
  },
  gift: {
    title: 'As a gift',
    text: 'Wrapped free, a card is $3. Gift cards for any amount, valid five years.',
  },
  care: {
    title: 'In the kitchen',
    text: 'All glazed ware goes in the dishwasher and the microwave. The lamp doesn’t.',
  },
  returns: {
    title: 'If it comes back',
    text: 'Unused, within 30 days; the postage is yours. What arrives broken we replace: send a picture within a week.',
  },
}

export const find = {
  title: '48 Fore Street, the blue door',
  lines: ['Millbrook.', 'Meters in the street, free after 5\u00a0pm.', 'Cards, cash or phone.'],
  call: 'Call',
  picture:
    'A cobalt blue front door with the number 48, two steps up from the street, a bottle vase beside it',
}

export const footer = {
  line: 'Ostrya, ceramics and things for the home. Tomasz and Lena.',
  web: 'ostrya-home.example',
}
