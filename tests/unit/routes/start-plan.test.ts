import { describe, expect, it } from 'vitest'
import { packages } from '~/content/packages'
import { texts } from '~/content/questions.json'
import { liveDates, startDay, startPlan } from '~/routes/get-started/start-plan'
import { rowsOf } from '../../support/rows'

const dayMs = 24 * 60 * 60 * 1000
// Two years of days, across a leap day and every end of a month.
const days = Array.from({ length: 731 }, (_, day) => Date.UTC(2027, 0, 1) + day * dayMs)
const [starter, growth, salesMachine] = packages.map(({ timeline }) => timeline) as [string, string, string]

const written = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Date(time).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' })
const dateOf = (time: number) => written(time, { month: 'long', day: 'numeric' })
const inYear = (time: number) => written(time, { year: 'numeric', month: 'long', day: 'numeric' })
const nameOf = (time: number) => `${written(time, { weekday: 'long' })}, ${dateOf(time)}`

/** The last of so many business days, the first of which is this day. */
function lastOf(count: number, first: number): number {
  let time = first
  for (let left = count - 1; left > 0;) {
    time += dayMs
    if (![0, 6].includes(new Date(time).getUTCDay())) left -= 1
  }
  return time
}

describe('on every day of two years', () => {
  it('a project starts two business days ahead, when a person has surely answered', () => {
    for (const now of days) expect(Date.parse(startDay(now)), nameOf(now)).toBe(lastOf(3, now))
  })

  it.each([
    [starter, 5, 7],
    [growth, 7, 10],
    [salesMachine, 10, 14],
  ])('a package of %s is live between these business days', (timeline, earliest, latest) => {
    for (const now of days) {
      const start = Date.parse(startDay(now))
      const [live, end] = [lastOf(earliest, start), lastOf(latest, start)]
      const isOneMonth = new Date(live).getUTCMonth() === new Date(end).getUTCMonth()
      const isOneYear = new Date(live).getUTCFullYear() === new Date(end).getUTCFullYear()
      const [from, to] = [live, end].map((time) => (isOneYear ? dateOf(time) : inYear(time)))
      expect(startPlan(now, timeline)).toEqual({
        start: nameOf(start),
        firstLook: nameOf(lastOf(2, start)),
        live: `between ${from} and ${isOneMonth ? new Date(end).getUTCDate() : to}`,
      })
    }
  })
})

it.each(rowsOf('questions/deadlines'))('a Starter can be live "%s": %s', (asked, told) => {
  const letters = { '': '-', [texts.tooSoon]: 'n', [texts.atBest]: 'b', [texts.inTime]: 'y' }
  const week = Array.from({ length: 7 }, (_, day) => Date.UTC(2027, 5, 7 + day, 12))
  expect(week.map((now) => letters[liveDates(now, packages, asked)['basicBy']!]).join('')).toBe(told)
})

it('the eve of a holiday is the day before it', () => {
  const by = (now: number, ...named: string[]) =>
    named.map((day) => liveDates(now, packages, `by ${day}`)['basicBy'])
  for (const now of days.slice(700, 723))
    expect(by(now, 'Christmas Eve', 'New Year’s Eve')).toEqual(by(now, 'December 24', 'December 31'))
})
