import { fill } from '~/ui/fill'
import { inWords } from '../kit/formats'
import type { RehearsalField } from '../kit/read-rehearsal'

type Kind = readonly [nouns: string, cannot: string, most?: number]

/** How many of what the nouns name, as it is asked for: "three bowls", "both of them"; `one` says it of a single one. */
export function howMany(name: string, one: string, ...kinds: readonly Kind[]): RehearsalField {
  const several = kinds.flatMap(([list, cannot, most = 1]) => {
    const nouns = list.split(', ')
    return [2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => ({
      value: `${count} ${nouns[0]}`,
      label: '',
      says: [count, inWords(count), ...(count === 2 ? ['both', 'both the', 'a pair of'] : [])]
        .flatMap((each) => nouns.map((noun) => `${each} ${noun}`))
        .join(', '),
      cannot: count > most ? fill(cannot, { count: inWords(count) }) : undefined,
    }))
  })
  return { name, options: [{ value: '1', label: '', says: one }, ...several] }
}
