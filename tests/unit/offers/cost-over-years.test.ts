import { expect, it } from 'vitest'
import { ownerDecisions } from '~/content/owner-decisions'
import { costOverYears } from '~/offers/cost-over-years'

it('no package gets cheaper by the time that its price includes', () => {
  const { includedMonths, yearlyPrice } = ownerDecisions.hosting
  const included = includedMonths / 12
  const costs = [0, included / 2, included, included + 2].map((years) =>
    costOverYears({ price: '$800' }, years),
  )
  expect(costs).toEqual([800, 800, 800, 800 + 2 * yearlyPrice])
})
