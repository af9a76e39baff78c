import { draftFacts, previewErrors as words } from '~/content/preview'
import { fill } from '~/content/fill'
import { limits, mostThings, type Draft, type Thing } from './draft'
import { readPrice } from './read-price'
import { patterns, readSpan, weekdays, writeSpan } from './week'

const dayNames = weekdays.map((day) => day.slice(0, 3).toLowerCase())
/** The search parameters of a draft's address. Addresses of drafts are shared, so no parameter may change its meaning. */
export const draftNames = ['name', 'town', 'thing', 'price', 'hours', ...dayNames, 'person', 'also'] as const

/** Reads the words as they were typed, for the form to show them again. */
export function readTyped(search: URLSearchParams) {
  const [things, prices] = [search.getAll('thing'), search.getAll('price')]
  const spanOn = (day: string) => search.getAll(day).join('-')
  return {
    name: search.get('name') ?? '',
    town: search.get('town') ?? '',
    person: search.get('person') ?? '',
    hours: search.get('hours') ?? '',
    also: [...draftFacts.keys()].filter((id) => search.getAll('also').includes(id)),
    things: Array.from({ length: mostThings }, (_, at) => [things[at] ?? '', prices[at] ?? ''] as const),
    days: dayNames.map((day) => spanOn(day).replace(/^[\s-]+$/, '')),
  }
}

/** Reads a draft from its address. Strangers write on our domain, so a text may only say what a shop sign may say. */
export function readDraft(search: URLSearchParams) {
  /** Messages by the ids of the form's fields, in their order. */
  const errors: Record<string, string> = {}
  const { fields, ...messages } = words
  const fail = (id: string, error: keyof typeof messages, field: string, most = 0) => {
    errors[id] = fill(messages[error], { field, most })
  }
  const typed = readTyped(search)
  let digits = 0
  const text = (id: string, field: string, most: number, entry: string) => {
    const clean = tidy(entry)
    const added = clean.replace(/\P{Nd}/gu, '').length
    digits += added
    const error = clean && (errorOf(clean, most) ?? (added > 0 && digits > maxDigits && 'digits'))
    if (error) fail(id, error, field, most)
    return clean
  }
  const name = text('name', fields.name, limits.name, typed.name)
  if (!name) fail('name', 'required', fields.name)
  const town = text('town', fields.town, limits.town, typed.town)
  const things = typed.things.map(([typedThing, typedPrice], index): Thing => {
    const line = fill(fields.thing, { number: index + 1 })
    const cost = fill(fields.price, { number: index + 1 })
    const thing = text(`thing-${index}`, line, limits.thing, typedThing)
    const price = readPrice(tidy(typedPrice))
    if (!thing && typedPrice.trim()) fail(`thing-${index}`, 'required', line)
    if (thing && !typedPrice.trim()) fail(`price-${index}`, 'required', cost)
    else if (typedPrice.trim() && !price) fail(`price-${index}`, 'price', cost)
    return { name: thing, price }
  })
  const spans = typed.days.map((row, index) => {
    const span = /^\s*(?:closed\s*)?$/i.test(row) ? null : readSpan(row)
    if (span === undefined) fail(dayNames[index]!, 'times', weekdays[index]!)
    return span ?? null
  })
  const pattern = Object.entries(patterns).find(([id]) => id === typed.hours)?.[1] ?? null
  const week = spans.some(Boolean) ? spans : pattern
  const person = text('person', fields.person, limits.person, typed.person)
  const draft: Draft = { name, town, things: things.filter((each) => each.name), week, person }
  return { draft: typed.also.length > 0 ? { ...draft, also: typed.also } : draft, errors }
}

/** Writes the address of a draft without errors; the same facts have the same address. */
export function draftSearch({ name, town, things, week, person, also = [] }: Draft): URLSearchParams {
  const pattern = Object.entries(patterns).find(([, each]) => JSON.stringify(each) === JSON.stringify(week))
  const days = pattern ? [] : (week ?? [])
  return new URLSearchParams([
    ['name', name],
    ...(town ? [['town', town]] : []),
    ...things.flatMap((thing) => [
      ['thing', thing.name],
      // Millions keep their commas: without, a price has at most seven digits.
      ['price', thing.price.replaceAll('$', '').replace(/^([^,]*),([^,]*)$/, '$1$2')],
    ]),
    ...(pattern ? [['hours', pattern[0]]] : []),
    ...days.flatMap((span, index) => (span ? [[dayNames[index]!, writeSpan(span)]] : [])),
    ...(person ? [['person', person]] : []),
    ...also.map((id) => ['also', id]),
  ])
}

/** Puts the typographic apostrophe in place of any other. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/['‘`´]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The most digits in all names together, fewer than in any telephone number. */
const maxDigits = 6
// Text that a mail client, a chat or a reader takes for a link, even spelled out in English, German or Spanish.
const webAddress =
  /\.\p{L}[\p{L}\p{M}]|\d\.\d+\.\d|\/\/|\p{L}:\p{L}|(?:dot|punkt|punto|\.)[ ()/+:,“"–-]*(?:com|net|org|info|biz|io)(?!\p{L})/iu
const lookAlike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

function errorOf(text: string, most: number) {
  if (Array.from(text).length > most) return 'length'
  if (/[^\p{L}\p{M}\p{Nd} &’.,\-()/+:"“”–]/u.test(text) || !/[\p{L}\p{Nd}]/u.test(text)) return 'characters'
  if (/\p{Default_Ignorable_Code_Point}/u.test(text)) return 'unseen'
  // Many marks on one letter would cover the line above.
  if (webAddress.test(text.normalize('NFKC')) || /\p{M}{5}/u.test(text)) return 'link'
  const isMixed = (word: string) => lookAlike.filter((script) => script.test(word)).length > 1
  return text.match(/[\p{L}\p{M}]+/gu)?.some(isMixed) ? 'scripts' : undefined
}
