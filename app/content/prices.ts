import { ownerDecisions } from './owner-decisions'

/** All digits of a price text as one number, 0 without any. Never throws: the content check reports a wrong price itself. */
export function dollars({ price = '' }: { price?: string }): number {
  return Number(String(price).replace(/\D/g, ''))
}

export function asPrice(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

/** The price of a package with domain and hosting, in dollars. */
export function costOverYears(offer: { price: string }, years: number): number {
  const { includedMonths, yearlyPrice } = ownerDecisions.hosting
  return dollars(offer) + Math.max(0, years - includedMonths / 12) * yearlyPrice
}
