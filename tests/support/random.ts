/** Random choices that a seed repeats (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  fraction(): number
  /** A whole number from 0 up to but not with the limit. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
}

/** Makes the choices of this seed. */
export function randomFrom(seed: number): Random {
  let state = seed
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(fraction() * limit)
  return {
    fraction,
    below,
    pick: (items) => items[below(items.length)]!,
    chance: (probability) => fraction() < probability,
  }
}
