import { previewErrors as words } from '~/content/preview'
import { fill } from '~/ui/fill'
import { limits, mostThings, type Draft, type Thing } from './draft'
import { onClock, patterns, readSpan, weekdays, type Week } from './week'

/** The search parameters of a draft's address. Drafts are shared, so none may change its meaning. */
export const dayNames = weekdays.map((day) => day.slice(0, 3).toLowerCase())
export const draftNames = ['name', 'town', 'thing', 'price', 'hours', ...dayNames, 'person'] as const

export interface DraftReading {
  draft: Draft
  /** By the ids of the form's fields. */
  errors: Readonly<Record<string, string>>
}

/** A pure function of the address. Texts are bounded to what a shop sign may say, since a stranger writes them under our name. */
export function readDraft(search: URLSearchParams): DraftReading {
  const errors: Record<string, string> = {}
  const text = (id: string, typed: string | null, most: number) => {
    const clean = tidy(typed ?? '')
    const error = clean && errorOf(clean, most)
    if (error) errors[id] = error
    return clean
  }
  const name = text('name', search.get('name'), limits.name)
  if (!name) errors['name'] = words.name
  const [typedThings, typedPrices] = [search.getAll('thing'), search.getAll('price')]
  const things = Array.from({ length: mostThings }, (_, index): Thing => {
    const [thing, price] = [`thing-${index}`, `price-${index}`]
    const read = { name: text(thing, typedThings[index] ?? '', limits.thing), price: 0 }
    const typed = (typedPrices[index] ?? '').trim()
    if (typed) read.price = dollarsOf(typed)
    if (read.name && !typed) errors[price] = words.priceMissing
    else if (typed && !read.price) errors[price] = words.price
    if (typed && !read.name) errors[thing] = words.thingMissing
    return read
  })
  const draft: Draft = {
    name,
    town: text('town', search.get('town'), limits.town),
    things: things.filter((each) => each.name),
    week: readWeek(search, errors),
    person: text('person', search.get('person'), limits.person),
  }
  return { draft, errors }
}

/** The address of a draft without errors, the same for the same facts. */
export function draftSearch({ name, town, things, week, person }: Draft): URLSearchParams {
  const pattern = Object.entries(patterns).find(([, each]) => JSON.stringify(each) === JSON.stringify(week))
  const days = pattern ? [] : (week ?? [])
  return new URLSearchParams([
    ['name', name],
    ...(town ? [['town', town]] : []),
    ...things.flatMap((thing) => [
      ['thing', thing.name],
      ['price', String(thing.price)],
    ]),
    ...(pattern ? [['hours', pattern[0]]] : []),
    ...days.flatMap((span, index) =>
      span ? [[dayNames[index]!, `${onClock(span.from)}-${onClock(span.until)}`]] : [],
    ),
    ...(person ? [['person', person]] : []),
  ])
}

/** Rows of their own win over a pattern. */
function readWeek(search: URLSearchParams, errors: Record<string, string>): Week | null {
  const rows = dayNames.map((day) => search.getAll(day).join('-').trim())
  if (!rows.some((row) => /[^-]/.test(row)))
    return Object.entries(patterns).find(([id]) => id === search.get('hours'))?.[1] ?? null
  return rows.map((row, index) => {
    if (!/[^-]/.test(row)) return null
    const span = readSpan(row)
    if (!span) errors[dayNames[index]!] = words.times
    return span ?? null
  })
}

/** Phones type the other apostrophe. */
function tidy(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim()
}

function errorOf(text: string, most: number): string | undefined {
  if (Array.from(text).length > most) return fill(words.length, { most })
  if (/[^\p{L}\p{M}\p{Nd} &'.,-]/u.test(text) || !/[\p{L}\p{Nd}]/u.test(text)) return words.characters
  // What a mail client or a chat would make a link of, and marks piled up over the line above.
  if (/\.\p{L}{2}|\d\.\d+\.\d|\p{M}{5}/u.test(text)) return words.link
  return undefined
}

/** 0 for what is no price. */
function dollarsOf(text: string): number {
  return /^\$?(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})$/.test(text) ? Number(text.replace(/[$,]/g, '')) : 0
}
