import { expressionOf } from '~/assistant/phrases'
import { fill } from '~/content/fill'
import { shownThings, type Draft } from '../draft/draft'
import { daysInRow, exampleDays, hoursTable, onClock, slotAt, weekdays, weekFrom } from '../draft/week'
import { listed, minuteOf, spokenTime } from '../kit/formats'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }

const { street, landmark, checkup, cleaning, filling, children, cancel, paymentPlan } = facts
const visit = facts.firstVisit
const times = facts.sameDay
const open = weekFrom(facts.hours)

export type Words = ReturnType<typeof wordsOf>

export const toStart = 'Nothing starts until you say so.'
export const whichOne = 'Which one should I hold for you?'

const phone = telephone(facts.phone)
const demoOnly = {
  call: phone,
  nightCall: telephone(facts.nightPhone),
  plan: `For $${paymentPlan.from} or more, you can pay over ${paymentPlan.time}, interest-free.`,
  payment: [
    ['Insurance', 'We take most plans. Bring your card; we file the claim.'],
    ['If you cancel', `No charge up to ${cancel.hours} hours before; after that, $${cancel.fee}.`],
  ],
  map: `Map: ${facts.name} is on ${street}, across from ${landmark}. The garage is on the same street.`,
  beside: `Across from ${landmark}.`,
  ways: [
    ['On foot', `Head for ${landmark}, then cross the street to the door under the smile.`],
    [
      'By car',
      `Park free for ${facts.freeParking} in the ${street} garage. As you leave it, turn right: we’re next door.`,
    ],
  ],
  rooms: texts.rooms,
  team: [
    ['doctor-amin', facts.doctors[0], 'Draws it on paper before she does it.'],
    ['doctor-whitlow', facts.doctors[1], 'Asks “Ready?” and waits for the answer.'],
    ['hygienist', 'Our hygienist', 'Hums while cleaning. You pick the song.'],
  ],
  reviews: texts.reviews.map(({ text, who }) => ({ text: fill(text, { time: times[0] }), who })),
  goodToKnow: texts.goodToKnow.map(
    ([term, text]) => [term!, fill(text!, { ...children, visit, languages: facts.languages })] as const,
  ),
} as const

const unsure = { value: 'unsure', label: 'I’m not sure' } as const

/** The times that are kept free on each day of the week, as far as it is open then. */
const kept = open.map((span) =>
  times.filter((time) => span?.some(([from, until]) => minuteOf(time) >= from && minuteOf(time) < until)),
)
/** Such as "Monday to Thursday 11:10 am and 2:30 pm; Friday 11:10 am". */
export const held = daysInRow(kept.map(listed))
  .map((row) => row.join(' '))
  .join('; ')

/** The times of the week ahead, which only conversations offer; today is a Monday. */
export const laterSlots = weekdays.flatMap((day, index) =>
  kept[index]!.map((time) => slotAt(day, minuteOf(time), index)),
)

const own = {
  ...texts.own,
  name: facts.name,
  tooth: [
    ['filling', 'The filling', `${filling.minutes} minutes, $${filling.price}`],
    ['nerve', 'The nerve', 'numb before we start'],
    ['outside', 'The outside', `cleaned in ${cleaning.minutes}\u00a0minutes, $${cleaning.price}`],
  ],
  steps: [
    ['forms', 'At home', 'You fill out the forms online before you come in.'],
    ['talk', 'We talk', `You tell us what worries you. The first visit takes ${visit}, so there’s time.`],
    ['look', 'We look', 'A checkup with an X-ray. We tell you what we see, in plain words.'],
    ['signal', 'You say when', `${toStart} You get a stop signal. Give it, and we stop.`],
    ['numb', 'We numb it first', `The area is numb before we begin. That wears off in ${facts.numb}.`],
  ],
  prices: [
    ['Checkup', `X-ray included. Every ${checkup.interval}.`, '', `$${checkup.price}`],
    ['Cleaning', 'By our hygienist.', `${cleaning.minutes} min`, `$${cleaning.price}`],
    ['Filling', 'We numb it first.', `${filling.minutes} min`, `$${filling.price}`],
    ['Whitening', 'Only after a checkup.', '', `$${facts.whitening.price}`],
    ['Crown', 'We numb it first.', facts.crown.visits, `from $${facts.crown.price}`],
  ],
  place: {
    title: 'Find us',
    address: `${facts.address}, ${facts.town}`,
    hours: hoursTable(open, 'holidays'),
  },
  demoOnly,
  footer: [`${facts.name}, ${facts.address}, ${facts.town}`, facts.website],
  come: 'Come in today.',
  pain: `We hold times for people in pain: ${held}.`,
  slot: {
    name: 'slot',
    legend: 'What time today?',
    options: facts.sameDay.map((label) => {
      const at = minuteOf(label)
      return { value: onClock(at).replace(':', ''), label, at, day: 'today', spoken: `Today at ${label}` }
    }),
  },
  later: laterSlots,
  pick: 'Pick a time today',
  why: {
    name: 'hurts',
    legend: 'What hurts',
    options: [{ value: 'tooth', label: 'A tooth' }, { value: 'broken', label: 'Something broke' }, unsure],
  },
  settled: `Come to ${facts.address}, across from ${landmark}. We’ll explain everything first.`,
  opening: 'It hurts. Can I come in today at 2:30?',
  free: `We hold times for emergencies: ${held}. After hours, call ${facts.nightPhone}.`,
  decline: `No problem, nothing is booked. If it gets worse, call ${facts.phone}; after hours, ${facts.nightPhone}.`,
} as const

export function wordsOf(draft: Draft | null) {
  if (!draft) return own
  const { name, town, things, week } = draft
  const [first, ...more] = exampleDays(week, 3)
  const { day, slots } = first!
  const options = slots.map((slot) => ({ ...slot, label: spokenTime(slot.time) }))
  const free = `These are open on ${day}: ${options.map(({ label }) => label).join(', ')}.`
  const isPlaced = town !== '' || week !== null
  const shown = shownThings(draft, 'dental-practice')
  return {
    name,
    nav: {
      worries: 'Ask',
      visit: 'First visit',
      prices: 'Prices',
      ...(isPlaced && { place: town ? 'Find us' : 'Hours' }),
    },
    tooth: texts.anyTooth.map(([part, title, text, like]) => {
      const thing = things.find((each) => expressionOf(like!).test(each.name))
      return [part!, thing?.name ?? title!, thing?.price ?? text!] as const
    }),
    placeholder: 'My tooth hurts',
    aside: 'You can ask at any step.',
    steps: texts.anyVisit.map(([part, step, text]) => [part!, step!, fill(text!, { toStart })] as const),
    prices: shown.things.map((thing) => [thing.name, '', '', thing.price] as const),
    note: shown.notes.join(' '),
    place: isPlaced
      ? {
          title: town ? 'Find us' : 'When we’re open',
          address: town && `${name}, ${town}`,
          hours: hoursTable(week),
        }
      : undefined,
    demoOnly: undefined,
    footer: [town ? `${name}, ${town}` : name],
    need: 'Need to come in?',
    come: `Next opening: ${day}`,
    pain: `Pick a time and tell us what it’s for. ${toStart}`,
    slot: { name: 'slot', legend: 'What time?', options },
    later: more.flatMap((each) => each.slots),
    pick: 'Book a visit',
    why: { name: 'hurts', legend: 'What it’s for', options: [...texts.needs, unsure] },
    settled: 'We’ll explain everything first.',
    opening: `Can I come in ${day}?`,
    free,
    decline: 'No problem, nothing is booked. If it gets worse, call us.',
  }
}

function telephone(number: string) {
  return { label: number, to: `tel:${number}`, spoken: `Call ${number}` }
}
