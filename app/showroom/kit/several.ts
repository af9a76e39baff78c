import { inWords } from './formats'
import type { RehearsalOption } from './read-rehearsal'

/** Two and more of what the nouns name, as they are asked for: "three bowls", "3 of them". */
export function several(nouns: string, cannot: (count: number) => string | undefined): RehearsalOption[] {
  const names = nouns.split(', ')
  return [2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => ({
    value: `${count} ${names[0]}`,
    label: '',
    says: names.flatMap((noun) => [`${count} ${noun}`, `${inWords(count)} ${noun}`]).join(', '),
    cannot: cannot(count),
  }))
}
