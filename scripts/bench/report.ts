import { tableOf } from '../markdown-table'

export type Limit = { what: string; measured: number; least?: number; most?: number }

/** Prints a table in Markdown, and returns whether every limit holds. */
export function printReport(limits: Limit[]): boolean {
  const judged = limits.map((limit) => [
    limit.what,
    limit.most === undefined ? `≥ ${limit.least}` : `≤ ${limit.most}`,
    String(Number(limit.measured.toFixed(2))),
    holds(limit) ? 'holds' : '**does not hold**',
  ])
  console.log(tableOf(['limit', 'accepted', 'measured', ''], judged))
  return limits.every(holds)
}

function holds({ measured, least = -Infinity, most = Infinity }: Limit): boolean {
  return measured >= least && measured <= most
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN
}
