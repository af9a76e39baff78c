/** What only the owner can decide; while it is null, pages say that it is told in the first call. */
export interface OwnerDecisions {
  /** Hosting after the included time, in whole dollars a year. */
  hostingPerYear: number | null
  /** Months of hosting in the price, for the packages whose features name none. */
  includedHostingMonths: { standard: number | null; premium: number | null }
  /** What a change after launch costs, as a sentence. */
  changes: string | null
  /** When and how one pays, as a sentence. */
  payment: string | null
  /** The terms when an owner does not like the result, as a sentence. */
  refund: string | null
  /** The languages of a website, as a sentence. */
  languages: string | null
}

export function monthsOfHosting(count: number): string {
  return `${count} ${count === 1 ? 'month' : 'months'} of hosting`
}

export const ownerDecisions: OwnerDecisions = {
  hostingPerYear: null,
  includedHostingMonths: { standard: null, premium: null },
  changes: null,
  payment: null,
  refund: null,
  languages: null,
}
