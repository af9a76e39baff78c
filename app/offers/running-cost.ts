import type { OwnerDecisions } from '~/content/owner-decisions'
import type { Package } from '~/content/packages'
import { asPrice, dollars } from './dollars'

export const periods = [12, 24, 36] as const
export type Period = (typeof periods)[number]

/** A part of the cost over a period; its amount is null while the owner has not decided it. */
export interface CostPart {
  part: 'package' | 'included' | 'hosting'
  /** First and last month that it covers; null for what is paid once. */
  months: { from: number; to: number } | null
  amount: string | null
}

export interface RunningCost {
  parts: readonly CostPart[]
  /** Of the known parts. */
  total: string
  isComplete: boolean
}

// "Free domain plus 1-year hosting" (specification section 9).
const starterMonths = 12

/** What a package costs from its first month to the end of a period, as far as it is decided. */
export function runningCost(
  offer: Pick<Package, 'id' | 'price'>,
  period: Period,
  { hostingPerYear, includedHostingMonths }: OwnerDecisions,
): RunningCost {
  const inPrice = offer.id === 'basic' ? starterMonths : includedHostingMonths[offer.id]
  const included = Math.min(inPrice ?? 0, period)
  const paidMonths = period - included
  const isDecided = inPrice !== null && hostingPerYear !== null
  const hosting = isDecided ? Math.round((hostingPerYear * paidMonths) / 12) : null
  const parts: CostPart[] = [{ part: 'package', months: null, amount: offer.price }]
  if (included > 0) parts.push({ part: 'included', months: { from: 1, to: included }, amount: asPrice(0) })
  if (paidMonths > 0) {
    const amount = hosting === null ? null : asPrice(hosting)
    parts.push({ part: 'hosting', months: { from: included + 1, to: period }, amount })
  }
  return {
    parts,
    total: asPrice(dollars(offer) + (hosting ?? 0)),
    isComplete: parts.every(({ amount }) => amount !== null),
  }
}
