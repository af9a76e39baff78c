import type { RehearsalField } from '../rehearsal'

export const phone = { label: '555-0142', to: 'tel:555-0142' } as const
export const nightPhone = { label: '555-0199', to: 'tel:555-0199' } as const

export const navigation = [
  { label: 'Ask', to: '#worries' },
  { label: 'First visit', to: '#visit' },
  { label: 'Prices', to: '#prices' },
  { label: 'Find us', to: '#place' },
] as const

/** Around the tooth of the first screen; `part` places it beside its line. */
export const toothLabels = [
  { part: 'filling', title: 'The filling', text: '40 minutes, $140' },
  { part: 'nerve', title: 'The nerve', text: 'numb before we start' },
  { part: 'outside', title: 'The outside', text: 'cleaned in 45 minutes, $90' },
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
    text: 'You tell us what worries you. The first visit takes an hour, so there is time.',
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
    text: 'The area is numb before work begins. That wears off in two to three hours.',
  },
] as const

export const prices = [
  { name: 'Checkup', included: 'With the X-ray. Every six months.', time: '', price: '$65' },
  { name: 'Cleaning', included: 'By our hygienist.', time: '45 min', price: '$90' },
  { name: 'Filling', included: 'Numb before we begin.', time: '40 min', price: '$140' },
  { name: 'Whitening', included: 'Only after a checkup.', time: '', price: '$260' },
  { name: 'Crown', included: 'Numb before we begin.', time: 'two visits', price: 'from $890' },
] as const

export const hours = [
  { days: 'Monday to Thursday', times: '8:00–18:00' },
  { days: 'Friday', times: '8:00–13:00' },
  { days: 'Weekends, public holidays', times: 'closed' },
] as const

export const facts = [
  { title: 'New patients', text: 'We take new patients. Plan an hour for the first visit.' },
  { title: 'Insurance', text: 'We take most plans. Bring your card. We file the claim.' },
  { title: 'Children', text: 'From two years on. Under six, the first visit is free.' },
  { title: 'Languages', text: 'We speak English, Spanish and Urdu.' },
  { title: 'Getting in', text: 'No steps, a lift, and one room made for wheelchairs.' },
  { title: 'Parking', text: 'Two hours free in the Orchard Row garage.' },
  { title: 'Wisdom teeth', text: 'Removed after an X-ray. When one is complicated, we refer you.' },
  { title: 'Cancelling', text: 'Until 24 hours before. After that it costs $30.' },
] as const

export const slotField = {
  name: 'slot',
  options: [
    { value: '1110', label: '11:10' },
    { value: '1430', label: '14:30' },
    { value: '1645', label: '16:45' },
  ],
} as const satisfies RehearsalField

export const hurtsField = {
  name: 'hurts',
  options: [
    { value: 'tooth', label: 'A tooth' },
    { value: 'broken', label: 'Something broke' },
    { value: 'unsure', label: 'I can’t tell' },
  ],
} as const satisfies RehearsalField
