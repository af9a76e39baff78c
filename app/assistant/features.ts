const shortestPiece = 3
const longestPiece = 5

/** The words of a text in their order, in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'‘’`´]/gu, '')
    .toLowerCase()
  return plain.match(/\p{L}+|\p{N}+|\p{Emoji_Presentation}/gu) ?? []
}

/** Hashes of the words, pairs and pieces of words by which the classifiers judge a text. A typing mistake leaves most pieces whole. */
export function featuresOf(text: string): number[] {
  const features = new Set<string>()
  let before = ''
  for (const word of wordsOf(text)) {
    features.add(`word ${word}`).add(`pair ${before} ${word}`)
    before = word
    const marked = `_${word}_`
    for (let length = shortestPiece; length <= longestPiece; length += 1) {
      for (let at = 0; at + length <= marked.length; at += 1) features.add(marked.slice(at, at + length))
    }
  }
  return [...features].map(hash)
}

/** The features of the words alone; numbers have none. */
export const wordFeatures = (text: string): number[] =>
  wordsOf(text).flatMap((word) => (/^\p{N}/u.test(word) ? [] : hash(`word ${word}`)))

/** The features for one business alone: some words mean trouble only at the dentist's. */
export function featuresAt(business: string, features: readonly number[]): number[] {
  const seed = hash(business)
  return features.map((feature) => Math.imul(feature ^ seed, 0x85ebca6b) >>> 0)
}

/** FNV-1a, with its high bits mixed into the low ones, since only those are used. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  return (state ^ (state >>> 12)) >>> 0
}
