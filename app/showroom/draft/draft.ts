import { expressionOf, expressionsOf } from '~/assistant/phrases'
import { draftFacts, draftWords } from '~/content/preview'
import { trades, type Demo } from '~/content/showroom'
import texts from './texts.json' with { type: 'json' }
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
  /** Who comes to whom, if the name tells. */
  coming?: string | undefined
}

/** Whom to call for what can't be had here. */
export const callUs = (draft: Draft | null, phone: string) =>
  `call ${draft ? `${draft.person || 'us'} (your number goes here)` : phone}`

/** The price is such as "$24.50" or "from $30". */
export type Thing = { name: string; price: string }

/** In characters. Names are as short as on a shop sign. */
export const limits = { name: 40, town: 30, thing: 30, person: 30 } as const
export const mostThings = 5

const sounds = expressionsOf({ ...texts.sounds, eitherWay: texts.eitherWay, sure: texts.sure })
const examplesOf: Record<string, Record<string, Readonly<Record<string, string>>>> = texts.examplesOf

/** A name from the last word on that tells a trade for sure: the nail of a tavern makes it no nail salon. */
export const heardIn = (name: string) => name.replace(sounds.sure, '')

/** How customers get what they pay for: as its owner ticked, or as the name and the things sound. */
export function kindOf({ name, things, also = [] }: Draft) {
  const named = [heardIn(name), ...things.map((thing) => thing.name)].join(', ')
  const ids = ['order', 'visit', 'book'] as const
  const kind = ids.find((id) => also.includes(id)) ?? ids.find((id) => sounds[id].test(named))
  if (!kind) return tradeOf(name) || things[0] ? 'book' : 'any'
  return kind === 'book' && sounds.class.test(name) ? 'class' : kind
}

const tradeSounds = texts.trades.map(
  ([id, sound]) => [id, expressionOf(sound || Object.values(texts.sounds))] as const,
)
/** The trade that a business's name tells of, if it tells of one. */
export const tradeOf = (name: string) => tradeSounds.find(([, sound]) => sound.test(heardIn(name)))?.[0]
export const artOf = ({ name }: Draft) =>
  sounds.film.test(name) ? 'films' : sounds.photo.test(name) ? 'photos' : 'art'
export const isHome = ({ price }: Thing) => /\d{2},\d{3}/.test(price)

/** The things that a draft's page shows, or examples of its trade, as the note says. A realtor's fees and services are notes, too. */
export function shownThings(draft: Draft, demo: Demo['id']) {
  const { isAnyTrade, also = [] } = draft
  const isFee = (each: Thing) =>
    draft.things.some(isHome) ? !isHome(each) : each.price.includes('%') || sounds.fee.test(each.name)
  const fees = draft.things.filter((each) => demo === 'estate-agent' && !isAnyTrade && isFee(each))
  const things = draft.things.filter((each) => !fees.includes(each))
  const ticked = also.map((id) => draftFacts.get(id)!.answer)
  const notes = [...fees.map(({ name, price }) => `${name}: ${price}`), ...ticked]
  if (things.length > 0) return { things, notes }
  const { id, examples } = trades.find((trade) => trade.id === (isAnyTrade ? 'other' : demo))!
  const heard = Object.entries(examplesOf[isAnyTrade ? kindOf(draft) : id] ?? {})
  const [, shown] = heard.find(([sound]) => expressionOf(sound).test(heardIn(draft.name))) ?? ['', examples]
  const made = Object.entries(shown).map(([name, price]): Thing => ({ name, price }))
  return { things: made, notes: [draftWords.example, ...notes] }
}

/** The draft as its assistant knows it, which says of an example's price that it is one. */
export function withExamples(draft: Draft, demo: Demo['id']): Draft {
  const { things, notes } = shownThings(draft, demo)
  const examples = things.map(({ name, price }) => ({ name, price: `${price} (example price)` }))
  const kind = draft.isAnyTrade ? kindOf(draft) : /shop|dental/.test(demo) ? 'book' : undefined
  const isHeard = kind && tradeOf(draft.name) && !sounds.eitherWay.test(draft.name)
  const known = isHeard ? { ...draft, coming: texts.coming[kind] } : draft
  return notes[0] === draftWords.example ? { ...known, things: [...draft.things, ...examples] } : known
}
