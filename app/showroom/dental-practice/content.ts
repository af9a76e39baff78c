import type { RehearsalField } from '../rehearsal'
import { minuteOf, spokenTime } from '../formats'
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

export const hours = [
  [facts.week.days, `${facts.week.opens}–${facts.week.closes}`],
  ['Friday', `${facts.friday.opens}–${facts.friday.closes}`],
  ['Weekends, public holidays', 'closed'],
] as const

export const goodToKnow = [
  ['New patients', `We take new patients. Plan ${facts.firstVisit} for the first visit.`],
  ['Insurance', 'We take most plans. Bring your card. We file the claim.'],
  ['Children', `From ${children.age} years on. Under ${children.freeUnder}, the first visit is free.`],
  ['Languages', `We speak ${facts.languages}.`],
  ['Getting in', 'No steps, a lift, and one room made for wheelchairs.'],
  ['Parking', `Free for ${facts.freeParking} in the ${facts.street} garage.`],
  ['Wisdom teeth', 'Removed after an X-ray. When one is complicated, we refer you.'],
  ['Cancelling', `Until ${cancel.hours} hours before. After that it costs $${cancel.fee}.`],
] as const

export const slotField = {
  name: 'slot',
  options: facts.sameDay.map((time) => ({
    value: time.replace(':', ''),
    label: time,
    at: minuteOf(time),
    spoken: spokenTime(time),
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
