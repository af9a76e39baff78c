import { describe, expect, it } from 'vitest'
import { ownerDecisions, type OwnerDecisions } from '~/content/owner-decisions'
import { packages } from '~/content/packages'
import { periods, runningCost } from '~/offers/running-cost'

const [starter, growth, salesMachine] = packages
const decided: OwnerDecisions = {
  ...ownerDecisions,
  hostingPerYear: 120,
  includedHostingMonths: { standard: 0, premium: 18 },
}
const undecided: OwnerDecisions = {
  ...ownerDecisions,
  hostingPerYear: null,
  includedHostingMonths: { standard: null, premium: null },
}

describe('where the owner has decided nothing', () => {
  it('the Starter costs its price in the first year, in which hosting is included', () => {
    expect(runningCost(starter, 12, undecided)).toEqual({
      parts: [
        { part: 'package', months: null, amount: '$800' },
        { part: 'included', months: { from: 1, to: 12 }, amount: '$0' },
      ],
      total: '$800',
      isComplete: true,
    })
  })

  it('what comes after it is open, and the total is of what is known', () => {
    const { parts, total, isComplete } = runningCost(starter, 36, undecided)
    expect(parts.at(-1)).toEqual({ part: 'hosting', months: { from: 13, to: 36 }, amount: null })
    expect([total, isComplete]).toEqual(['$800', false])
  })

  it.each([growth, salesMachine])('hosting of the $title is open from the first month on', (offer) => {
    for (const period of periods) {
      expect(runningCost(offer, period, undecided)).toEqual({
        parts: [
          { part: 'package', months: null, amount: offer.price },
          { part: 'hosting', months: { from: 1, to: period }, amount: null },
        ],
        total: offer.price,
        isComplete: false,
      })
    }
  })

  it('one of two decisions is not enough for a sum', () => {
    const cost = runningCost(growth, 24, { ...undecided, hostingPerYear: 120 })
    expect([cost.total, cost.isComplete]).toEqual(['$1,200', false])
  })
})

describe('where the owner has decided', () => {
  it.each([
    [starter, 12, '$800'],
    [starter, 24, '$920'],
    [starter, 36, '$1,040'],
    [growth, 12, '$1,320'],
    [growth, 36, '$1,560'],
    [salesMachine, 12, '$1,800'],
    [salesMachine, 24, '$1,860'],
    [salesMachine, 36, '$1,980'],
  ] as const)('$title over %i months costs %s in all', (offer, period, total) => {
    const cost = runningCost(offer, period, decided)
    expect([cost.total, cost.isComplete]).toEqual([total, true])
  })

  it('the months in the price and those that are paid follow each other', () => {
    expect(runningCost(salesMachine, 24, decided).parts).toEqual([
      { part: 'package', months: null, amount: '$1,800' },
      { part: 'included', months: { from: 1, to: 18 }, amount: '$0' },
      { part: 'hosting', months: { from: 19, to: 24 }, amount: '$60' },
    ])
  })
})
