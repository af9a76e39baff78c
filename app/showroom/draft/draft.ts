import { draftFacts, draftWords } from '~/content/preview'
import { trades, type Demo } from '~/content/showroom'
import type { Week } from './week'

/** The facts of a business, as its owner told them. Facts that weren't told are empty. */
export interface Draft {
  name: string
  town: string
  things: readonly Thing[]
  week: Week | null
  /** The first name of the person who answers. */
  person: string
  /** Ids of facts that were ticked, if any were. */
  also?: readonly string[] | undefined
  /** Whether its words have to suit any trade. */
  isAnyTrade?: boolean | undefined
}

/** Whom to call for what can't be had here. */
export const callUs = (draft: Draft | null, phone: string) =>
  `call ${draft ? `${draft.person || 'us'} (your number goes here)` : phone}`

/** The price is such as "$24.50" or "from $30". */
export type Thing = { name: string; price: string }

/** In characters. Names are as short as on a shop sign. */
export const limits = { name: 40, town: 30, thing: 30, person: 30 } as const
export const mostThings = 5

/** The things that a draft's page shows. Without any, they are examples of its trade, as the note says. */
export function shownThings({ things, isAnyTrade, also = [] }: Draft, demo: Demo['id']) {
  const notes = also.map((id) => draftFacts.get(id)!.answer)
  if (things.length > 0) return { things, notes }
  const { examples } = trades.find(({ id }) => id === (isAnyTrade ? 'other' : demo))!
  const made = Object.entries(examples).map(([name, price]): Thing => ({ name, price }))
  return { things: made, notes: [draftWords.example, ...notes] }
}

/** The draft as its assistant knows it, which says of an example's price that it is one. */
export function withExamples(draft: Draft, demo: Demo['id']): Draft {
  if (draft.things.length > 0) return draft
  const { things } = shownThings(draft, demo)
  return { ...draft, things: things.map(({ name, price }) => ({ name, price: `${price} (example price)` })) }
}
