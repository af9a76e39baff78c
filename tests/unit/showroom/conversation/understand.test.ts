import { expect, it } from 'vitest'
import { fieldsOf } from '~/showroom/conversation/task'
import { tasks } from '~/showroom/tasks'
import { understand } from '~/showroom/conversation/understand'
import { rowsOf } from '../../../support/rows'

/** A chair was offered: 5:40 pm tomorrow, with Sam, for cut and beard. */
const offered = {
  fields: fieldsOf(tasks.barbershop),
  values: { chair: '540', service: 'cut-and-beard' },
  among: {},
  wish: {},
  isOpen: true,
}
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

it('a text as long as may be is understood at once', () => {
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
