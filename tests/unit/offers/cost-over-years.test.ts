import { expect, it, vi } from 'vitest'
import { costOverYears } from '~/offers/cost-over-years'

vi.mock('~/content/owner-decisions', () => ({
  ownerDecisions: { hosting: { includedMonths: 24, yearlyPrice: 180 } },
}))

it('hosting costs nothing in the years that the price includes, and no package gets cheaper by it', () => {
  expect([1, 2, 3].map((years) => costOverYears({ price: '$800' }, years))).toEqual([800, 800, 980])
})
