import { describe, expect, it } from 'vitest'
import { previewErrors } from '~/content/preview'
import { showroom } from '~/content/showroom'
import { thingOptions } from '~/showroom/draft/draft-assistant'
import { draftSearch, readDraft } from '~/showroom/draft/read-draft'
import { closedDays, exampleDays, openingHours, openingSentence, readSpan } from '~/showroom/draft/week'
import { converse } from '../../support/assistants'
import { days, names, prices, strange } from '../../support/draft-entries.json'
import addresses from '../../support/draft-addresses.json'
import { draftsFrom } from '../../support/drafts'

const spoken = (text: string) => text.replaceAll('\u00a0', ' ')
const read = (search: string) => readDraft(new URLSearchParams(search))

describe('the same address shows the same facts for good', () => {
  it.each(addresses)('$address', ({ address, things = {}, hours, ...told }) => {
    const { draft, errors } = read(address)
    const shown = draft.week && openingHours(draft.week).map((row) => row.map(spoken))
    expect({ ...draft, ...errors, week: shown }).toEqual({
      town: '',
      person: '',
      things: Object.entries(things).map(([thing, price]) => ({ name: thing, price })),
      week: hours ? Object.entries(hours) : null,
      ...told,
    })
    expect(readDraft(draftSearch(draft))).toEqual({ draft, errors: {} })
  })
})

it('2,000 drafts of all kinds are read from their addresses as they were, and offer times that are open and differ', () => {
  for (const { draft } of draftsFrom(2026, 2000)) {
    expect(readDraft(draftSearch(draft)), draft.name).toEqual({ draft, errors: {} })
    expect(openingSentence(draft.week ?? [])).not.toMatch(/12.am–12.am/)
    for (const { day, slots } of exampleDays(draft.week, 3)) {
      expect(slots.length, day).toBeGreaterThan(0)
      expect(Math.max(...slots.map(({ at }) => at)), day).toBeLessThan(1440)
      expect(new Set(slots.map(({ at }) => at % 720)).size, day).toBe(slots.length)
    }
  }
})

const noPrice = { 'price-1': expect.stringMatching(/^Price of item 2: Enter a price like \$26/) as string }
const noHours = { thu: expect.stringMatching(/^Thursday needs hours, such as 9-5/) as string }

it.each(Object.entries(prices))('a price typed as “%s” is shown as %s', (typed, shown) => {
  const rows = [
    ['name', 'Ours'],
    ['thing', 'Cut'],
    ['price', '26'],
    ['thing', 'Shave'],
    ['price', typed],
  ]
  const { draft, errors } = readDraft(new URLSearchParams(rows))
  expect(shown && draft.things[1]?.price).toBe(shown)
  expect(errors).toEqual(shown ? {} : noPrice)
})

it.each(Object.entries(days))('a day typed as “%s” is open %s', (typed, times) => {
  const { draft, errors } = readDraft(new URLSearchParams({ name: 'Ours', thu: typed }))
  expect(times && spoken(openingHours([draft.week![3]!])[0]![1])).toBe(times)
  expect(errors).toEqual(times ? {} : noHours)
})

describe('a day', () => {
  it('left empty, or said to be, is closed', () => {
    const { draft } = readDraft(new URLSearchParams({ name: 'Ours', mon: '9-5', sat: ' Closed ', sun: '' }))
    expect(draft.week?.slice(5)).toEqual([null, null])
  })

  it('with a break offers nothing in it', () => {
    const week = [readSpan('8-12, 16-22')!, ...Array.from({ length: 6 }, () => null)]
    const { slots } = exampleDays(week, 3)[0]!
    expect(slots.map(({ time }) => time)).toEqual(['10:30', '17:00', '19:30'])
    expect(closedDays(week)).toBe('Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays and Sundays')
  })
})

it.each(['9', ' ', '9-', 'closed ', '$1,', '\u0301'])('an endless “%s” is refused', (part) => {
  const text = `${part.repeat(200_000)}!`
  const entries = ['name', 'town', 'thing', 'price', 'mon', 'person'].map((name) => [name, text])
  expect(Object.keys(readDraft(new URLSearchParams(entries)).errors).length).toBeGreaterThan(3)
})

it('a draft without things knows the kinds of its examples, and asks which of them to book', () => {
  const { draft } = read('name=Ours')
  const [fade] = converse('barbershop', ['how much is a fade'], draft)
  expect(fade!.reply).toMatchObject({ topics: [{ answer: ['Haircut: $28 (example price).'] }] })
  const [time] = converse('barbershop', ['book me monday at 1'], draft)
  expect(time!.task).toMatchObject({ step: 'choose', says: expect.stringContaining('haircut') as string })
})

describe('what a stranger may not put on our domain', () => {
  it.each(strange)('%s', (search, id, problem) => {
    const { errors } = read(search!)
    expect(Object.keys(errors)).toEqual([id])
    expect(errors[id!]).toContain(previewErrors[problem as 'link'].replace('{field} ', ''))
  })

  it.each(names)('is none of “%s”', (name) => {
    expect(readDraft(new URLSearchParams({ name })).errors).toEqual({})
  })
})

describe('a thing', () => {
  const things = ['Cut', 'Cut (kids)', 'Wash/cut', 'Cut + beard', '6" bowl']
  const rows = things.flatMap((name, index) => [
    ['thing', name],
    ['price', `${10 + index}`],
  ])
  const { draft } = readDraft(new URLSearchParams([['name', 'Ours'], ...rows]))

  it('stays one in the address, the rehearsal and a conversation, whatever its name has', () => {
    expect(thingOptions(draft.things).map(({ value, label }) => [value, label])).toEqual(
      things.map((name, index) => [String(index + 1), name]),
    )
    for (const { name, price } of draft.things)
      for (const question of [`How much is “${name}”?`, `how much is ${name.toLowerCase()}`]) {
        const [turn] = converse('barbershop', [question], draft)
        expect(turn!.reply).toMatchObject({ kind: 'answer', topics: [{ answer: [`${name}: ${price}.`] }] })
      }
  })

  it.each(['prices', 'what are your prices', 'how much?', 'how much do you charge', 'what are your fees'])(
    'has its price in the answer to "%s" in every trade',
    (text) => {
      for (const { id } of showroom)
        expect(JSON.stringify(converse(id, [text], draft)[0]!.reply), id).toContain('Cut: $10.')
    },
  )

  it('that bears the name of another is booked all the same', () => {
    const { draft: twice } = read('name=Ours&thing=Cut&price=26&thing=cut&price=30')
    const [, turn] = converse('barbershop', ['Can I book for Monday?', 'Cut'], twice)
    expect(turn!.task?.says).toContain('Cut: $26. Want me to book it?')
  })
})
