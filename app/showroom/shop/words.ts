import type { Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { weekFrom } from '../conversation/answers-first'
import { closedDays, onClock, openingHours, weekdays, type Week } from '../draft/week'
import { capitalized, clock, inWords, spokenTime } from '../kit/formats'
import type { RehearsalOption } from '../kit/read-rehearsal'
import { facts } from './facts'

const { address, potter, keeper } = facts

/** What the page says of the business. What is empty is left out. */
export type Words = ReturnType<typeof wordsOf>

type PieceId = keyof typeof facts.pieces
export type Drawn = PieceId | 'two-bowls' | 'pair' | 'stack' | 'tin' | 'bag' | 'parcel' | 'gap'

export type Field<Option> = { name: string; legend: string; options: readonly Option[] }

export interface Piece extends RehearsalOption {
  drawn: Drawn
  price: string
  detail: string
  stock?: string
  line?: string
  putAside: string
}
/** `detail` is when it closes; empty where the hours are unknown. */
type Day = RehearsalOption & { detail: string; spoken: string }

export const phone = { label: facts.phone, to: `tel:${facts.phone}` }
export const payment = 'Pay by card, cash or phone.'
const toHold = 'Hold it for me'

function piece(value: PieceId, says: string, line: string, more: Partial<Piece> = {}): Piece {
  const { name, price } = facts.pieces[value]
  const kind = name.split(' ').at(-1)!
  return {
    value,
    drawn: value,
    label: capitalized(name),
    price: `$${price}`,
    costs: `The ${name} is $${price}.`,
    detail: `$${price}`,
    line,
    putAside: toHold,
    // A kind alone names several.
    says: `${kind}, ${kind}s, ${says}`,
    ...more,
  }
}

const pieces = {
  bowl: piece(
    'bowl',
    'cobalt, blue, thumb, small',
    `The dent is ${potter}’s thumb. Yours will find\u00a0it.`,
    {
      stock: `${inWords(facts.pieces.bowl.left)} left`,
      putAside: 'Hold one at the counter until closing time?',
    },
  ),
  'soup-bowl': piece('soup-bowl', 'soup, wide', 'Wide enough for the bread, too.'),
  'salad-bowl': piece('salad-bowl', 'salad, big, biggest, large', 'Three rings, drawn in one breath.'),
  vase: piece('vase', 'bottle, big, tall, slim', 'One branch is enough.'),
  'bud-vase': piece(
    'bud-vase',
    'bud, small, little, green vase, green bud vase',
    'For what the garden can spare.',
  ),
  jug: piece('jug', 'milk, small, little', 'Dipped to the belly.'),
  'water-jug': piece('water-jug', 'water, big, tall, large', 'Pours and doesn’t drip.'),
  lamp: piece('lamp', '', 'Dusk on a clay foot.', { stock: 'bulb included' }),
}

function dayField(days: readonly Pick<Day, 'label' | 'day' | 'detail'>[]): Field<Day> {
  const options = days.map((each) => ({
    ...each,
    value: each.label.toLowerCase(),
    spoken: `until ${each.detail || 'we close'} on ${each.label}`,
  }))
  return { name: 'day', legend: 'Until closing time on', options }
}

function openTimes(week: Week, closed: string) {
  const times = openingHours(week)
  return closed ? [...times, [closed, 'Closed'] as const] : times
}

export const find = `${address.number} ${address.street}, ${address.door}`

const own = {
  name: facts.name,
  nav: { shelf: 'Shelf', counter: 'Ask', class: 'Class', find: 'Find us' },
  title: 'Bowls with the thumbprint left in',
  text: `A small shop for ceramics and things for the home. ${potter} throws in the back room.`,
  shelf: [
    { ...pieces.bowl, drawn: 'two-bowls' as const },
    ...(['vase', 'lamp', 'soup-bowl', 'jug', 'bud-vase', 'salad-bowl', 'water-jug'] as const).map(
      (each) => pieces[each],
    ),
  ],
  placeholder: 'Is the jug dishwasher safe?',
  hold: 'Hold a piece',
  missing: 'Something’s missing: we need a piece, a name and a day.',
  piece: { name: 'piece', legend: 'Which piece', options: Object.values(pieces) },
  under: {
    name: 'under',
    legend: 'Under what name',
    options: [
      { value: 'nora', label: 'Nora', says: 'nora' },
      { value: 'ivo', label: 'Ivo', says: 'ivo' },
      { value: 'june', label: 'June', says: 'june' },
      { value: 'other', label: 'Another name' },
    ],
  },
  day: dayField(
    facts.hours.flatMap((opening) =>
      opening.days.map((label) => ({
        label,
        // The scene is a Thursday evening.
        day: label === 'Friday' ? 'friday, tomorrow' : label.toLowerCase(),
        detail: clock(opening.until),
      })),
    ),
  ),
  times: openTimes(weekFrom(facts.hours), facts.closed),
  footer: `${facts.name}, ceramics and things for the home. ${keeper} and ${potter}.`,
  website: facts.website,
}

/** Of a draft without things. */
const emptyShelf: Piece = {
  value: 'empty',
  drawn: 'gap',
  label: 'The shelf is still empty',
  price: '',
  detail: '',
  putAside: '',
  line: 'This draft has nothing to sell yet. What you sell goes here, with its price.',
}

// By place. A stranger may sell anything, which fits a parcel.
const wrapped = ['pair', 'stack', 'bag', 'parcel', 'parcel'] as const
const comesInTins = /\b(?:tea|coffee|cocoa|cookies?|biscuits?|candles?|candy|sweets|spices?|balm|cream)\b/i

/** `draft` is null for the demo itself. */
export function wordsOf(draft: Draft | null) {
  if (!draft) return own
  const { name, town, week } = draft
  const things = thingOptions(draft.things).map((each, index): Piece => ({
    ...each,
    detail: each.price,
    drawn: wrapped[index] === 'parcel' && comesInTins.test(each.label) ? 'tin' : wrapped[index]!,
    putAside: index === 0 ? 'Hold it at the counter until closing time?' : toHold,
  }))
  const openDays = weekdays.flatMap((label, index) => {
    const span = week?.[index]
    // What is open day and night doesn't close.
    const detail = span && span.until - span.from < 1440 ? spokenTime(onClock(span.until % 1440)) : ''
    return week && !span ? [] : [{ label, day: `${label}, ${label.slice(0, 3)}`.toLowerCase(), detail }]
  })
  return {
    name,
    nav: { shelf: 'Shelf', counter: 'Ask', ...(week && { hours: 'Open' }) },
    title: `Held for you at ${name}`,
    text: `${town ? `A shop in ${town}. ` : ''}Pick what you like: we’ll hold it at the counter until we close.`,
    shelf: things.length > 0 ? things : [emptyShelf],
    placeholder: `Can you hold it until ${openDays.at(-1)!.label}?`,
    hold: 'Hold something',
    missing: things.length > 0 ? 'Something’s missing: we need an item and a day.' : 'Please pick a day.',
    piece: { name: 'piece', legend: 'Which one', options: things },
    under: undefined,
    day: dayField(openDays),
    times: week ? openTimes(week, closedDays(week)) : [],
    footer: town ? `${name}, ${town}.` : name,
    website: '',
  }
}

/** What came of it. */
export function outcomeOf(kept: Piece | undefined, under: RehearsalOption | undefined, day: Day): string {
  const waits = `is at the counter with your name on it until we close on ${day.label}${day.detail && ` at ${day.detail}`}.`
  if (!kept) return `It ${waits}`
  if (!under) return `“${kept.label}” ${waits} It’s ${kept.price}.`
  return `${under.label}, a ${kept.label.toLowerCase()} ${waits} ${find}. It’s ${kept.price}. ${payment}`
}
