import type { RehearsalField } from '../rehearsal'
import { capitalized, minuteOf } from '../formats'
import { facts } from './facts'

const { checkup, cleaning, filling, whitening, crown, children, cancel } = facts

export const phone = telephone(facts.phone)
export const nightPhone = telephone(facts.nightPhone)

export const navigation = [
  { label: 'Ask', to: '#worries' },
  { label: 'First visit', to: '#visit' },
  { label: 'Prices', to: '#prices' },
  { label: 'Find us', to: '#place' },
] as const

/** Around the tooth of the first screen; `part` places it beside its line. */
export const toothLabels = [
  { part: 'filling', title: 'The filling', text: `${filling.minutes} minutes, $${filling.price}` },
  { part: 'nerve', title: 'The nerve', text: 'numb before we start' },
  {
    part: 'outside',
    title: 'The outside',
    text: `cleaned in ${cleaning.minutes} minutes, $${cleaning.price}`,
  },
] as const

export const steps = [
  {
    drawing: 'forms',
    title: 'At home',
    text: 'You fill in the forms online, before you come.',
  },
  {
    drawing: 'talk',
    title: 'We talk',
    text: `You tell us what worries you. The first visit takes ${facts.firstVisit}, so there is time.`,
  },
  {
    drawing: 'look',
    title: 'We look',
    text: 'A checkup with an X-ray. We tell you what we see, in plain words.',
  },
  {
    drawing: 'signal',
    title: 'You say when',
    text: 'Nothing starts before you say so. You get a stop signal. Give it, and we stop.',
  },
  {
    drawing: 'numb',
    title: 'It is numb first',
    text: `The area is numb before work begins. That wears off in ${facts.numb}.`,
  },
] as const

export const prices = [
  {
    name: 'Checkup',
    included: `With the X-ray. Every ${checkup.interval}.`,
    time: '',
    price: `$${checkup.price}`,
  },
  {
    name: 'Cleaning',
    included: 'By our hygienist.',
    time: `${cleaning.minutes} min`,
    price: `$${cleaning.price}`,
  },
  {
    name: 'Filling',
    included: 'Numb before we begin.',
    time: `${filling.minutes} min`,
    price: `$${filling.price}`,
  },
  { name: 'Whitening', included: 'Only after a checkup.', time: '', price: `$${whitening.price}` },
  { name: 'Crown', included: 'Numb before we begin.', time: crown.visits, price: `from $${crown.price}` },
] as const

export const payment = [
  ['Insurance', 'We take most plans. Bring your card. We file the claim.'],
  ['If you cancel', `Until ${cancel.hours} hours before. After that it costs $${cancel.fee}.`],
] as const

/** The practice, cut open as the tooth is. */
export const rooms = {
  title: 'Look inside before you come',
  list: [
    {
      drawing: 'waiting',
      name: 'Where you wait',
      text: 'No clipboards. You filled in the forms at home.',
    },
    {
      drawing: 'treatment',
      name: 'Where you sit',
      text: 'The chair stays upright until you know what comes next. You see on the screen what we see.',
    },
    {
      drawing: 'wide',
      name: 'Where wheels fit',
      text: 'No steps from the street, a lift, and one room made for wheelchairs.',
    },
  ],
} as const

export const people = {
  title: 'Whom you meet',
  list: [
    { drawing: 'amin', name: facts.doctors[0], line: 'Draws it on paper before she does it.' },
    { drawing: 'whitlow', name: facts.doctors[1], line: 'Asks “Ready?” and waits for the answer.' },
    { drawing: 'hygienist', name: 'Our hygienist', line: 'Hums while cleaning. You pick the song.' },
  ],
} as const

export const voices = {
  title: 'What patients say',
  note: 'Invented for this demo, as everyone here is.',
  list: [
    { words: 'I raised my hand eleven times. She stopped eleven times.', who: 'Petra, no longer counting' },
    {
      words: 'Sami is five. Now he tells his teddy what comes next, and only then looks at its teeth.',
      who: 'Hana, Sami’s mother',
    },
    {
      words: `It hurt at breakfast. At ${facts.sameDay[0]} I was in the chair, at noon I smiled with the half that wasn’t numb.`,
      who: 'Owen, both halves since',
    },
  ],
} as const

export const way = [
  ['On foot', `To ${facts.landmark}, then across the street: the door under the smile.`],
  [
    'By car',
    `${capitalized(facts.freeParking)} are free in the ${facts.street} garage. Out of it turn right: next door.`,
  ],
] as const

export const hours = [
  [facts.week.days, `${facts.week.opens}–${facts.week.closes}`],
  ['Friday', `${facts.friday.opens}–${facts.friday.closes}`],
  ['Weekends, public holidays', 'closed'],
] as const

export const goodToKnow = [
  ['New patients', `We take new patients. Plan ${facts.firstVisit} for the first visit.`],
  ['Children', `From ${children.age} years on. Under ${children.freeUnder}, the first visit is free.`],
  ['Languages', `We speak ${facts.languages}.`],
  ['Wisdom teeth', 'Removed after an X-ray. When one is complicated, we refer you.'],
] as const

export const slotField = {
  name: 'slot',
  options: facts.sameDay.map((time) => ({
    value: time.replace(':', ''),
    label: time,
    at: minuteOf(time),
  })),
} satisfies RehearsalField

export const hurtsField = {
  name: 'hurts',
  options: [
    { value: 'tooth', label: 'A tooth' },
    { value: 'broken', label: 'Something broke' },
    { value: 'unsure', label: 'I can’t tell' },
  ],
} as const satisfies RehearsalField

function telephone(number: string) {
  return { label: number, to: `tel:${number}` }
}
