import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { Demo } from '~/content/showroom'
import { facts as barbershop } from '~/showroom/barbershop/facts'
import { facts as dentist } from '~/showroom/dental-practice/facts'
import { laterSlots } from '~/showroom/dental-practice/words'
import { hoursTable, weekdays, weekFrom } from '~/showroom/draft/week'
import { tasks } from '~/showroom/demos'
import { minuteOf, spokenTime } from '~/showroom/kit/formats'

afterEach(() => vi.resetModules())

// A text, a number, and both deeper down.
const prices: readonly [Demo['id'], ...fact: string[]][] = [
  ['barbershop', 'services', 'cut-and-beard', 'price'],
  ['dental-practice', 'filling', 'price'],
  ['shop', 'pieces', 'bowl', 'price'],
  ['artist', 'smallWedding', 'price'],
  ['estate-agent', 'cottage', 'price'],
]

it.each(prices)('a price of the %s stands once: page and answers follow it', async (id, ...fact) => {
  const file = `~/showroom/${id}/facts`
  const { facts } = await vi.importActual<{ facts: object }>(file)
  for (const [price, other] of [
    [731, 735],
    [735, 731],
  ]) {
    vi.resetModules()
    vi.doMock(file, () => ({ facts: changed(facts, fact, price!) }))
    const texts = Object.values(await said(id))
    vi.doUnmock(file)
    for (const text of texts) {
      expect(text).toContain(`$${price}`)
      expect(text).not.toContain(`$${other}`)
    }
  }
})

it.each(['tuesday to friday', 'Tue to Fri', 'Tues-Fri', 'Tuesday – Friday'])(
  'hours may be of "%s"',
  (days) => {
    const week = weekFrom({ [days]: '9:00-12:00, 14-18', Sat: '8-16' })
    expect(week).toEqual(weekFrom({ 'Tuesday to Friday': '9-12, 14-18', Saturday: '8-16' }))
    expect(week.map(Boolean)).toEqual([false, true, true, true, true, true, false])
  },
)

const longest = Math.max(...Object.values(barbershop.services).map(({ minutes }) => minutes))
const chairs = barbershop.days.flatMap(({ day, free }) =>
  Object.keys(free).map((time) => [day, time] as const),
)
const [first] = dentist.sameDay

it.each([
  // An earlier chair would be reminded of when it is over.
  ['barbershop', chairs, barbershop.hours, longest, '12:01'],
  ['dental-practice', laterSlots.map(({ on, time }) => [on, time] as const), dentist.hours, 0, first],
] as const)('every time that the %s offers is within its hours', (_, times, hours, minutes, earliest) => {
  const week = weekFrom(hours)
  for (const [day, time] of times) {
    const from = minuteOf(time)
    const isOpen = week[weekdays.findIndex((each) => each === day)]?.some(
      (part) => part[0] <= from && from + minutes <= part[1],
    )
    expect(isOpen, `${day} ${time}, ${minutes} minutes long, is within ${hoursTable(week)}`).toBe(true)
    expect(from, `${day} ${time}`).toBeGreaterThanOrEqual(minuteOf(earliest))
  }
})

it('a time is the same minute of the day in either notation, and keeps its address', () => {
  for (const time of ['0:00', '0:30', '9:00', '12:00', '12:05', '17:30', '23:59'])
    expect(minuteOf(spokenTime(time)), time).toBe(minuteOf(time))
  const fields = [tasks['dental-practice'], tasks['estate-agent']].map((task) => task.fields[0]!)
  const values = fields.flatMap(({ options }) => options.map(({ value }) => value))
  expect(values).toEqual(expect.arrayContaining(['1110', '1430', '1645', 'thu-1730', 'sat-1000', 'sat-1115']))
})

/** What the website says on its page, and in its conversations. */
async function said(id: Demo['id']) {
  const { demoSites } = await import('~/showroom/sites')
  const { knowledgeOf } = await import('~/ask/assistants')
  const demos = await import('~/showroom/demos')
  const { introduction, suggestions, topics } = knowledgeOf[id]
  const url = `/showroom/${id}`
  const soFar = { questions: [], memory: '' }
  const nothing = { asked: soFar, next: soFar, thread: [], answer: null, isCut: false, note: null }
  const page = createElement(demoSites[id].Page, {
    draft: null,
    conversation: { url, introduction, suggestions, ...nothing },
    rehearsal: { step: 'choose', chosen: {}, isIncomplete: false },
    start: { label: 'Start one like this', to: '/get-started' },
  })
  const answers = [...topics.flatMap(({ answer }) => answer), ...demos.tasks[id].dialogue]
  return { page: renderToStaticMarkup(page), answers: answers.join(' ') }
}

/** A copy of the facts with another price at one place, a text where one stands there. */
function changed(facts: object, [name = '', ...rest]: readonly string[], price: number): object {
  const inner = (facts as Record<string, unknown>)[name]
  if (rest.length > 0) return { ...facts, [name]: changed(inner as object, rest, price) }
  return { ...facts, [name]: typeof inner === 'string' ? `$${price}` : price }
}
