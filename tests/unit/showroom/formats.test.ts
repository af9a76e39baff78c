import { expect, it } from 'vitest'
import { clock, minuteOf, spokenTime, timeSpan } from '~/showroom/kit/formats'
import { tasks } from '~/showroom/tasks'

it('no line ends between an hour and its half of the day', () => {
  expect([clock(18), spokenTime('11:10'), timeSpan(8, 9), timeSpan(10, 18)]).toEqual([
    '6\u00a0pm',
    '11:10\u00a0am',
    '8–9\u00a0am',
    '10\u00a0am–6\u00a0pm',
  ])
})

it('a time is the same minute of the day in either notation, and keeps its address', () => {
  for (const time of ['0:00', '0:30', '9:00', '12:00', '12:05', '17:30', '23:59'])
    expect(minuteOf(spokenTime(time)), time).toBe(minuteOf(time))
  const values = [tasks['dental-practice'], tasks['estate-agent']].flatMap(({ fields }) =>
    fields[0]!.options.slice(0, 3).map(({ value }) => value),
  )
  expect(values).toEqual(expect.arrayContaining(['1110', '1430', '1645', 'thu-1730', 'sat-1000', 'sat-1115']))
})
