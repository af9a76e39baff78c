import type { Week } from './week'

/** What an owner told of a business, to see its website. What wasn't told is empty. */
export interface Draft {
  name: string
  town: string
  things: readonly Thing[]
  week: Week | null
  /** The first name of who answers. */
  person: string
}

/** Something that is sold or done. */
export interface Thing {
  name: string
  /** As it is shown, such as "$24.50" or "from $30". */
  price: string
}

/** In characters, as on a shop sign. */
export const limits = { name: 40, town: 30, thing: 30, person: 30 } as const
export const mostThings = 5
