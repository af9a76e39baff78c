import type { Draft } from '../draft/draft'
import { closedDays, exampleDays, openingHours } from '../draft/week'
import { capitalized, minuteOf, spokenTime } from '../kit/formats'
import type { RehearsalField } from '../kit/read-rehearsal'
import { facts } from './facts'

const { checkup, cleaning, filling, whitening, crown, children, cancel } = facts

export const phone = telephone(facts.phone)
export const nightPhone = telephone(facts.nightPhone)

const navigation = [
  { label: 'Ask', to: '#worries' },
  { label: 'First visit', to: '#visit' },
  { label: 'Prices', to: '#prices' },
  { label: 'Find us', to: '#place' },
] as const

/** Around the tooth of the first screen; `part` places it beside its line. */
const toothLabels = [
  { part: 'filling', title: 'The filling', text: `${filling.minutes} minutes, $${filling.price}` },
  { part: 'nerve', title: 'The nerve', text: 'numb before we start' },
  {
    part: 'outside',
    title: 'The outside',
    text: `cleaned in ${cleaning.minutes} minutes, $${cleaning.price}`,
  },
] as const

/** What is true of any tooth, unless one of the things is named like the part. */
const toothInGeneral = {
  filling: { text: 'where a hole was', like: /\bfill/i },
  nerve: { text: 'what you feel', like: /\b(?:root|nerve)/i },
  outside: { text: 'what you brush', like: /\b(?:clean|polish|hygien)/i },
} as const

const steps = [
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

/** What any practice may say of them. */
const stepsInGeneral = [
  { drawing: 'forms', title: 'At home', text: 'Write down what you want to ask, or ask it here.' },
  { drawing: 'talk', title: 'We talk', text: 'You tell us what worries you. We listen first.' },
  { drawing: 'look', title: 'We look', text: 'Then we tell you what we see, in plain words.' },
  { drawing: 'signal', title: 'You say when', text: 'Nothing starts before you say so.' },
  { drawing: 'numb', title: 'Then we start', text: 'One step at a time, and we say what comes next.' },
] as const

const prices = [
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

const hours = [
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

export const hurtsField = {
  name: 'hurts',
  options: [
    { value: 'tooth', label: 'A tooth' },
    { value: 'broken', label: 'Something broke' },
    { value: 'unsure', label: 'I can’t tell' },
  ],
} as const satisfies RehearsalField

const own = {
  name: facts.name,
  call: phone,
  navigation,
  headline: 'First we explain.',
  toothLabels,
  placeholder: 'Does a filling hurt?',
  aside: 'You can stop at every step.',
  steps,
  prices,
  when: { day: 'Today', come: 'Come in today.', choose: 'When will you come today?' },
  pain: `We keep times free for people in pain. On Fridays we close at ${facts.friday.closes}, so come at ${facts.sameDay[0]}.`,
  slots: facts.sameDay.map((time) => ({ value: time.replace(':', ''), label: time, at: minuteOf(time) })),
  hours,
  footer: `${facts.name}, ${facts.address}, ${facts.town}`,
}

export type Words = ReturnType<typeof wordsOf>

/** What a draft says otherwise; `draft` is null for the demo itself. What is empty is left out. */
export function wordsOf(draft: Draft | null) {
  if (!draft) return own
  const { name, town, things, week } = draft
  const { day, slots } = exampleDays(week, { days: 1, slots: 3 })[0]!
  const closed = week && closedDays(week)
  const places = { '#prices': things.length > 0, '#place': town !== '' || week !== null }
  return {
    name,
    call: null,
    navigation: navigation
      .filter(({ to }) => places[to as keyof typeof places] ?? true)
      .map(({ label, to }) => ({ to, label: to === '#place' && !town ? 'Hours' : label })),
    headline: 'first we explain.',
    toothLabels: toothLabels.map(({ part, title }) => {
      const { text, like } = toothInGeneral[part]
      const thing = things.find((each) => like.test(each.name))
      return { part, title: thing?.name ?? title, text: thing ? thing.price : text }
    }),
    placeholder: 'My tooth hurts',
    aside: 'You can ask at every step.',
    steps: stepsInGeneral,
    prices: things.map((thing) => ({
      name: thing.name,
      included: '',
      time: '',
      price: thing.price,
    })),
    when: { day, come: `Come\u00a0in on ${day}.`, choose: `When will you come on ${day}?` },
    pain: 'Tell us what hurts and choose a time. Nothing starts before you say so.',
    slots: slots.map((slot) => ({ ...slot, label: spokenTime(slot.time) })),
    hours: [...(week ? openingHours(week) : []), ...(closed ? [[closed, 'closed'] as const] : [])],
    footer: town ? `${name}, ${town}` : name,
  }
}

function telephone(number: string) {
  return { label: number, to: `tel:${number}` }
}
