import { ownerDecisions } from '~/content/owner-decisions'
import { dollars } from './dollars'

type Hosting = Record<'includedMonths' | 'yearlyPrice', number>

/** A package with its domain and hosting, in dollars. */
export function costOverYears(
  offer: { price: string },
  years: number,
  { includedMonths, yearlyPrice }: Hosting = ownerDecisions.hosting,
): number {
  return dollars(offer) + Math.max(0, years - includedMonths / 12) * yearlyPrice
}
