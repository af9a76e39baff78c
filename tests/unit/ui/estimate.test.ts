import { expect, it } from 'vitest'
import { packages } from '~/content/packages'
import { estimate } from '~/ui/sections/estimate'

it('is the price of each package, without its comma', () => {
  expect(packages.map(({ price }) => estimate(price))).toEqual(['$800', '$1200', '$1800'])
})

it.each([
  ['a price range is its digits in a row', '$800-$1,200', '$8001200'],
  ['decimals are not preserved', '$99.50', '$9950'],
  ['a price without a dollar sign gets one', '1200 USD', '$1200'],
  ['zeros in front do not count', '$0800', '$800'],
  ['a price in words is nothing', 'on request', '$0'],
  ['an empty price is nothing', '', '$0'],
  ['a package that is not found is nothing', undefined, '$0'],
])('%s', (_, price, total) => {
  expect(estimate(price)).toBe(total)
})
