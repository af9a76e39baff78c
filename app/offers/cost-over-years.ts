import { ownerDecisions } from '~/content/owner-decisions'
import { dollars } from './dollars'

/** With domain and hosting, in dollars. */
export function costOverYears(offer: { price: string }, years: number): number {
  const { includedMonths, yearlyPrice } = ownerDecisions.hosting
  return dollars(offer) + Math.max(0, years - includedMonths / 12) * yearlyPrice
}
