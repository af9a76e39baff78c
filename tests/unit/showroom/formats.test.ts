import { expect, it } from 'vitest'
import { clock, spokenTime, timeSpan } from '~/showroom/kit/formats'

it('no line ends between an hour and its half of the day', () => {
  expect([clock(18), spokenTime('11:10'), timeSpan(8, 9), timeSpan(10, 18)]).toEqual([
    '6\u00a0pm',
    '11:10\u00a0am',
    '8 to 9\u00a0am',
    '10\u00a0am to 6\u00a0pm',
  ])
})
