import { expect, it } from 'vitest'
import { costOverYears } from '~/offers/cost-over-years'

it('hosting costs nothing in the years that the price includes, and no package gets cheaper by it', () => {
  const hosting = { includedMonths: 24, yearlyPrice: 180 }
  const costs = [1, 2, 3].map((years) => costOverYears({ price: '$800' }, years, hosting))
  expect(costs).toEqual([800, 800, 980])
})
