import { expect, it } from 'vitest'
import { fieldsOf } from '~/showroom/conversation/task'
import { tasks } from '~/showroom/demos'
import { minuteOf } from '~/showroom/kit/formats'
import { whenIn } from '~/showroom/conversation/when'
import { understand } from '~/showroom/conversation/understand'
import { rowsOf } from '../../../support/rows'

/** A chair was offered: 5:40 pm tomorrow, with Sam, for cut and beard. */
const offered = {
  fields: fieldsOf(tasks.barbershop),
  values: { chair: '540', service: 'cut-and-beard' },
  among: {},
  wish: {},
  step: 'review',
} as const
const act = (text: string) => understand(text, offered).act

it.each(rowsOf('support/understanding/agreements'))('"%s" agrees', (text) => expect(act(text)).toBe('agree'))

// Nor does a yes beside a condition.
it.each(rowsOf('support/understanding/not-agreements'))('"%s" does not agree', (text) =>
  expect(act(text)).not.toBe('agree'),
)

it.each(rowsOf('support/understanding/acts'))('"%s" means: %s', (text, meant) => {
  const { act: meantAct, isAsking, name } = understand(text, offered)
  expect([meantAct, isAsking ? 'asking' : [], name ?? []].flat().join(' ')).toBe(meant)
})

it('the longest text that is read is understood at once', () => {
  for (const unit of ['yes ', 'at 5 ', 'for ', '5', 'no not ']) {
    const text = unit.repeat(500 / unit.length)
    // Processor time of the least of some tries, since a machine may be busy, and a collection of garbage come between.
    const tries = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage()
      understand(text, offered)
      return process.cpuUsage(start).user / 1000
    })
    expect(Math.min(...tries), unit).toBeLessThan(50)
  }
})

// What means one hour may be of the morning where that is offered, or else of the evening: both are on offer here.
const times = '7:00 7:30 9:00 11:10 12:00 14:30 16:20 17:00 17:40 18:10 19:00 19:30'.split(' ')

it.each([...rowsOf('questions/times'), ['', '-', '-', '-']])(
  '"%s" asks for %s, of the days %s, and moves it: %s',
  (text, ...meant) => {
    const { fits, days, move = '-' } = whenIn(text!)
    const fitting = fits ? times.filter((time) => fits(minuteOf(time))).join(' ') || 'no time' : '-'
    const names = days.map(({ name }) => name || 'far off').join(' ') || '-'
    expect([fitting, names, move]).toEqual(meant)
  },
)
