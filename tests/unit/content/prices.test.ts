import { expect, it } from 'vitest'
import { ownerDecisions } from '~/content/owner-decisions'
import { costOverYears, dollars } from '~/content/prices'

it('a package costs its price while hosting is included, and hosting on top for each year after', () => {
  const { includedMonths, yearlyPrice } = ownerDecisions.hosting
  const included = includedMonths / 12
  const costs = [0, included / 2, included, included + 2].map((years) =>
    costOverYears({ price: '$800' }, years),
  )
  expect(costs).toEqual([800, 800, 800, 800 + 2 * yearlyPrice])
})

it.each([
  ['its digits in a row', { price: '$800-$1,200' }, 8001200],
  ['with its decimals', { price: '$99.50' }, 9950],
  ['without zeros in front', { price: '$0800' }, 800],
  ['nothing in words', { price: 'on request' }, 0],
  ['nothing where it was forgotten, which the content check reports', {}, 0],
])('a price is %s', (_, offer, amount) => {
  expect(dollars(offer)).toBe(amount)
})
