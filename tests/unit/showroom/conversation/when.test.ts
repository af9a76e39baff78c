import { expect, it } from 'vitest'
import { minuteOf } from '~/showroom/kit/formats'
import { whenIn } from '~/showroom/conversation/when'

const day = ['9:00', '11:10', '12:00', '14:30', '16:20', '17:00', '17:40', '18:10']

/** The times of a day that a text asks for, such as "17:40 18:10"; undefined when it names none. */
function heard(text: string): string | undefined {
  const { fits } = whenIn(text)
  return fits && day.filter((time) => fits(minuteOf(time))).join(' ')
}

const none = (text: string): [string, undefined] => [text, undefined]

it.each<[string, string | undefined]>([
  ['anything tomorrow after five?', '17:40 18:10'],
  ['after 5 pm', '17:40 18:10'],
  ['later than 17:00 please', '17:40 18:10'],
  ['we come from work, so after 4', '16:20 17:00 17:40 18:10'],
  ['no later than 5', '9:00 11:10 12:00 14:30 16:20 17:00'],
  ['not before 5', '17:00 17:40 18:10'],
  ['earlier than 12', '9:00 11:10'],
  ['before noon', '9:00 11:10'],
  ['Before 12 o’clock', '9:00 11:10'],
  ['by nine am', '9:00'],
  ['from five', '17:00 17:40 18:10'],
  ['Friday 2', '14:30'],
  ['half past two', '14:30'],
  ['twenty to six please', '17:40'],
  ['no thanks, rather 12', '12:00'],
  ['before 12 am', ''],
  ['at noon', '12:00'],
  ['17:40', '17:40'],
  ['at 5:40', '17:40'],
  ['at 11:10 am', '11:10'],
  ['some time in the morning', '9:00 11:10'],
  ['in the afternoon', '12:00 14:30 16:20 17:00 17:40 18:10'],
  ['after work', '17:00 17:40 18:10'],
  ...['a cut and a beard', 'two boys, please', 'my phone is 555-0117', 'it costs 38 dollars'].map(none),
  ...['no, not today', 'about 30 minutes', 'a cut for 4 people', ''].map(none),
])('of a day with many free times, "%s" asks for %s', (text, expected) => {
  expect(heard(text)).toBe(expected)
})

it.each([
  ['at 5', '17:00', '14:30'],
  ['five', '17:00', '14:30'],
  // The morning where that is offered, or else the evening.
  ['at 7:30', '7:30', '9:00'],
  ['7:30', '7:30', '9:00'],
  ['half past seven', '19:30', '9:00'],
  ['at seven o’clock', '7:30', '9:00'],
  ['at seven', '19:00', '9:00'],
  ['at 7:30 am', '7:30', '19:30'],
])('"%s" may be %s, among others near it, and not %s', (text, time, other) => {
  const { fits } = whenIn(text)
  expect([fits!(minuteOf(time)), fits!(minuteOf(other))]).toEqual([true, false])
})

it.each([
  ['something later', 'later'],
  ['a bit earlier?', 'earlier'],
  ['the later one', 'later'],
  ['maybe later', undefined],
  ['call me back later', undefined],
  ['later than 5', undefined],
])('"%s" moves it: %s', (text, move) => {
  expect(whenIn(text).move).toBe(move)
})

it.each([
  ['tomorrow', 'tomorrow'],
  ['tmrw pls', 'tomorrow'],
  ['the day after tomorrow', 'day after tomorrow'],
  ['Friday', 'friday'],
  ['sat?', 'saturday'],
  ['thurs', 'thursday'],
  ['I prefer the Saturday', 'saturday'],
  ['Saturday or Friday', 'saturday friday'],
  ['in two weeks on Friday', ''],
  ['next week', ''],
  ['the 3rd', ''],
  ['the 3rd of December', '12-03'],
  ['Saturday, June 12', '06-12'],
  ['June the 19th, 2027', '2027-06-19'],
  ['the nineteenth of June', '06-19'],
  ['May 8', '05-08'],
])('"%s" names a day: %s', (text, names) => {
  const { days } = whenIn(text)
  expect(days.length).toBeGreaterThan(0)
  expect(days.map(({ name }) => name).join(' ')).toBe(names)
})

const neither = ['I sat down', 'out in the sun', 'may I ask', 'maybe 5 of us', 'are you open on Saturdays']
it.each([...neither, 'good morning'])('"%s" names neither day nor time', (text) =>
  expect(whenIn(text)).toMatchObject({ days: [], fits: undefined }),
)
