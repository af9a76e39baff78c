const shortest = 3
const longest = 5

/** The words of a text, small, without accents and apostrophes, in the order in which they stand. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'‘’`´]/gu, '')
    .toLowerCase()
  return plain.match(/\p{L}+|\p{N}+|\p{Emoji_Presentation}/gu) ?? []
}

/**
 * What the classifiers look at, hashed: each word, each two words in a row, and the pieces of three to five characters of each word,
 * which a typing mistake leaves whole for the most part.
 */
export function featuresOf(text: string): number[] {
  const features = new Set<string>()
  let before = ''
  for (const word of wordsOf(text)) {
    features.add(`word ${word}`).add(`pair ${before} ${word}`)
    before = word
    const marked = `_${word}_`
    for (let length = shortest; length <= longest; length += 1) {
      for (let at = 0; at + length <= marked.length; at += 1) features.add(marked.slice(at, at + length))
    }
  }
  return [...features].map(hash)
}

/** The features of single words; numbers have none. */
export function wordFeatures(text: string): number[] {
  return wordsOf(text).flatMap((word) => (/^\p{N}/u.test(word) ? [] : hash(`word ${word}`)))
}

/** The features as one business has them: some words mean trouble at the dentist's alone. */
export function featuresAt(business: string, features: readonly number[]): number[] {
  const seed = hash(business)
  return features.map((feature) => Math.imul(feature ^ seed, 0x85ebca6b) >>> 0)
}

/** FNV-1a, with its high bits mixed into the low ones, which alone count. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  return (state ^ (state >>> 12)) >>> 0
}
