import { expect, it } from 'vitest'
import { dollars } from '~/offers/dollars'

it.each([
  ['a price loses its comma', '$1,200', 1200],
  ['a price range is its digits in a row', '$800-$1,200', 8001200],
  ['decimals are not preserved', '$99.50', 9950],
  ['zeros in front do not count', '$0800', 800],
  ['a price in words is nothing', 'on request', 0],
  ['an empty price is nothing', '', 0],
  ['a price that was forgotten is nothing, so that the check of the content can say so', undefined, 0],
])('%s', (_, price, amount) => {
  expect(dollars(price === undefined ? {} : { price })).toBe(amount)
})
