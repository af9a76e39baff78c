import { expect, it } from 'vitest'
import { minuteOf } from '~/showroom/kit/formats'
import { whenIn } from '~/showroom/conversation/when'
import { rowsOf } from '../../../support/rows'

// What means one hour may be of the morning where that is offered, or else of the evening: both are on offer here.
const offered = '7:00 7:30 9:00 11:10 12:00 14:30 16:20 17:00 17:40 18:10 19:00 19:30'.split(' ')

it.each([...rowsOf('questions/times'), ['', '-', '-', '-']])(
  '"%s" asks for %s, of the days %s, and moves it: %s',
  (text, ...meant) => {
    const { fits, days, move = '-' } = whenIn(text!)
    const times = fits ? offered.filter((time) => fits(minuteOf(time))).join(' ') || 'no time' : '-'
    const names = days.map(({ name }) => name || 'far off').join(' ') || '-'
    expect([times, names, move]).toEqual(meant)
  },
)
