import { fill } from '~/content/fill'
import { inWords } from '../kit/formats'
import type { RehearsalField } from '../kit/read-rehearsal'

type Kind = readonly [nouns: string, cannot: string, most?: number, two?: string]

/** A choice of a number, such as "three bowls" or "both of them"; `one` and `two` are further phrases for these numbers. */
export function howMany(name: string, one: string, ...kinds: readonly Kind[]): RehearsalField {
  const several = kinds.flatMap(([list, cannot, most = 1, two = '']) => {
    const nouns = list.split(', ')
    return [2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => {
      const ofTwo = count === 2 ? ['both', 'both the', 'both my', 'a pair of'] : []
      const counts = [count, inWords(count), ...ofTwo]
      const says = counts.flatMap((each) => nouns.map((noun) => `${each} ${noun}`))
      return {
        value: `${count} ${nouns[0]}`,
        label: '',
        says: (count === 2 && two ? [...says, two] : says).join(', '),
        cannot: count > most ? fill(cannot, { count: inWords(count) }) : undefined,
      }
    })
  })
  return { name, options: [{ value: '1', label: '', says: one }, ...several] }
}
