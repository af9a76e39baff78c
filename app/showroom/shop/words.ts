import { expressionsOf } from '~/assistant/phrases'
import { fill } from '~/content/fill'
import { draftLink } from '~/content/next-steps'
import { shownThings, type Draft } from '../draft/draft'
import { thingOptions } from '../draft/draft-assistant'
import { draftSearch } from '../draft/read-draft'
import { closingTime, hoursTable, weekdays, weekFrom, type Week } from '../draft/week'
import { capitalized, inWords } from '../kit/formats'
import type { Chosen, RehearsalOption } from '../kit/read-rehearsal'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }

const { address, potter, keeper } = facts

/** The texts of the page. Empty ones are left out. */
export type Words = ReturnType<typeof wordsOf>

export type PieceId = keyof typeof facts.pieces
export type Drawn = PieceId | 'two-bowls' | keyof typeof texts.drawn

export interface Piece extends RehearsalOption {
  drawn: Drawn
  price: string
  stock?: string | undefined
  line?: string
  note?: string | undefined
  putAside: string
  /** Where that leads, unless to the form below. */
  to?: string
}
/** `detail` is the closing time; empty if that is unknown. */
type Day = RehearsalOption & { spoken: string }

export const phone = { label: facts.phone, to: `tel:${facts.phone}` }
export const payment = 'Pay by card, cash or Apple Pay.'
const toHold = 'Hold it for me'

/** These are in the order of the shelf. */
const lines: Readonly<Record<PieceId, string>> = texts.lines
const stock: Readonly<Record<string, string>> = {
  bowl: `${inWords(facts.pieces.bowl.left)} left`,
  lamp: 'bulb included',
}
const pieces = (Object.keys(facts.pieces) as PieceId[]).map((value): Piece => {
  const { name, price, says } = facts.pieces[value]
  const kind = name.split(' ').at(-1)!
  return {
    value,
    drawn: value,
    label: capitalized(name),
    price: `$${price}`,
    costs: `The ${name} is $${price}.`,
    detail: `$${price}`,
    stock: stock[value],
    line: fill(lines[value], { potter }),
    putAside: value === 'bowl' ? 'Hold one at the counter until closing time?' : toHold,
    // The kind alone, such as "bowl", leaves several pieces. Some people say "jug" for a pitcher.
    says: `${kind}, ${kind}s, ${says}`.replace(/(\w+ )?pitcher(s?)/g, '$&, $1jug$2'),
  }
})

/** A choice of the open days. `tomorrow` names one of them. */
function dayField(week: Week | null, tomorrow?: string) {
  const options = weekdays.flatMap((label, index): Day[] => {
    if (week && !week[index]) return []
    const [value, detail] = [label.toLowerCase(), closingTime(week?.[index])]
    const day = [value, value.slice(0, 3), ...(label === tomorrow ? ['tomorrow'] : [])].join(', ')
    return [{ value, label, day, detail, spoken: `until ${detail || 'we close'} on ${label}` }]
  })
  return { name: 'day', legend: 'Until closing time on', options }
}

export const find = `${address.number} ${address.street}, ${address.door}`

const own = {
  ...texts.own,
  name: facts.name,
  text: `A small shop for ceramics and home goods. ${potter} throws the pots in the back room.`,
  shelf: Object.keys(lines).map((id): Piece => {
    const one = pieces.find(({ value }) => value === id)!
    return id === 'bowl' ? { ...one, drawn: 'two-bowls' } : one
  }),
  piece: { name: 'piece', legend: 'Which piece', options: pieces },
  under: {
    name: 'under',
    legend: 'What name?',
    options: [
      ...['nora', 'ivo', 'june'].map((name) => ({ value: name, label: capitalized(name), says: name })),
      { value: 'other', label: 'Another name' },
    ],
  },
  // Today is a Thursday.
  day: dayField(weekFrom(facts.hours), 'Friday'),
  times: hoursTable(weekFrom(facts.hours), 'holidays'),
  footer: `${facts.name}, ceramics and home goods. ${keeper} and ${potter}.`,
  website: facts.website,
}

const drawn = Object.entries(expressionsOf(texts.drawn)) as (readonly [Drawn, RegExp])[]

export function wordsOf(draft: Draft | null) {
  if (!draft) return own
  const { name, town, week } = draft
  const isTold = draft.things.length > 0
  const more = isTold ? {} : { to: `${draftLink({ id: 'shop' }).to}&${draftSearch(draft)}` }
  const [firstLink, link] = isTold
    ? ['Hold it at the counter until closing time?', toHold]
    : ['Add your items and prices', '']
  const shown = shownThings(draft, 'shop')
  const shelf = thingOptions(shown.things).map((each, index): Piece => ({
    ...each,
    ...more,
    line: isTold || index > 0 ? '' : shown.notes[0]!,
    detail: each.price,
    note: 'Your photo here',
    drawn: drawn.find(([, sound]) => sound.test(`${index} ${each.label}`))![0],
    putAside: index === 0 ? firstLink : link,
  }))
  const day = dayField(week)
  return {
    name,
    nav: { shelf: 'Shelf', counter: 'Ask', ...(week && { hours: 'Open' }) },
    title: `${name.replace(/\.$/, '')}.\nWe’ll hold it for you.`,
    text: `Pick what you like, and we’ll hold it at the counter until we close. ${shown.notes.slice(isTold ? 0 : 1).join(' ')}`.trim(),
    shelf,
    placeholder: 'Can you hold one for me?',
    hold: 'Hold something',
    missing: 'Something’s missing: we need an item and a day.',
    piece: { name: 'piece', legend: 'Which one', options: shelf },
    under: undefined,
    day,
    times: hoursTable(week),
    footer: town ? `${name}, ${town}.` : name,
    website: '',
  }
}

export function outcomeOf(kept: Piece | undefined, { under, day }: Chosen): string {
  const waits = `will be at the counter until we close on ${day?.label}${day?.detail && ` at ${day.detail}`}, once we call to confirm.`
  if (!kept) return `It ${waits}`
  if (!under) return `“${kept.label}” ${waits} Price: ${kept.price}.`
  return `${under.label}, a ${kept.label.toLowerCase()} ${waits} ${find}. It’s ${kept.price}. ${payment}`
}
