import { stem } from './stem'

/** The word that was probably meant, or several when two were written as one; undefined for a word like no other. */
export type Spelling = (word: string) => readonly string[] | undefined

const shortestToCorrect = 4
const shortestPart = 3

/** Corrects words to those of a vocabulary; of two that are as close, to the one that stands first in it. */
export function createSpelling(vocabulary: ReadonlySet<string>): Spelling {
  const stems = new Set([...vocabulary].map(stem))
  const byStart = new Map<string, { word: string; rank: number }[]>()
  for (const [rank, word] of [...vocabulary].entries()) {
    if (word.length < shortestToCorrect) continue
    const key = `${word[0]}${word.length}`
    byStart.set(key, [...(byStart.get(key) ?? []), { word, rank }])
  }

  const nearest = (word: string, most: number): string | undefined => {
    let best: { word: string; rank: number } | undefined
    let least = most + 1
    // People seldom get the first letter wrong; when they do, they add it or swap it with the next.
    const starts = word.length < 6 ? [word[0]] : [word[0], word[1]]
    for (const [index, start] of starts.entries()) {
      for (let length = word.length - most; length <= word.length + most; length += 1) {
        for (const each of byStart.get(`${start}${length}`) ?? []) {
          const distance = editDistance(word, each.word, most) + index / 2
          if (distance > least || (distance === least && each.rank > (best?.rank ?? -1))) continue
          best = each
          least = distance
        }
      }
    }
    return best?.word
  }

  const split = (word: string): readonly string[] | undefined => {
    for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
      const parts = [word.slice(0, at), word.slice(at)]
      if (parts.every((part) => vocabulary.has(part))) return parts
    }
    return undefined
  }

  return (word) => {
    if (vocabulary.has(word) || stems.has(stem(word))) return [word]
    if (word.length < shortestToCorrect || !/^[a-z]+$/.test(word)) return undefined
    const near = nearest(word, 1)
    if (near) return [near]
    const parts = split(word)
    if (parts) return parts
    const far = word.length >= 7 ? nearest(word, 2) : undefined
    return far ? [far] : undefined
  }
}

/** How many letters to add, leave out, change or swap; more than `most` when it is more than that. */
function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (next[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    beforeLast = last
    last = next
  }
  return last[other.length] ?? most + 1
}
