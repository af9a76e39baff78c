import type { Week } from './week'

/** The facts of a business, as its owner told them. Facts that weren't told are empty. */
export interface Draft {
  name: string
  town: string
  things: readonly Thing[]
  week: Week | null
  /** The first name of the person who answers. */
  person: string
}

/** The price is such as "$24.50" or "from $30". */
export type Thing = { name: string; price: string }

/** In characters. Names are as short as on a shop sign. */
export const limits = { name: 40, town: 30, thing: 30, person: 30 } as const
export const mostThings = 5
