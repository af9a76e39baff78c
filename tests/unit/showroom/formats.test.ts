import { expect, it } from 'vitest'
import { minuteOf, spokenTime } from '~/showroom/kit/formats'
import { tasks } from '~/showroom/tasks'

it('a time is the same minute of the day in either notation, and keeps its address', () => {
  for (const time of ['0:00', '0:30', '9:00', '12:00', '12:05', '17:30', '23:59'])
    expect(minuteOf(spokenTime(time)), time).toBe(minuteOf(time))
  const fields = [tasks['dental-practice'], tasks['estate-agent']].map((task) => task.fields[0]!)
  const values = fields.flatMap(({ options }) => options.map(({ value }) => value))
  expect(values).toEqual(expect.arrayContaining(['1110', '1430', '1645', 'thu-1730', 'sat-1000', 'sat-1115']))
})
