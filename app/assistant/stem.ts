/** The part of an English word that its forms share; it needn't be a word. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return ending(withoutSuffix(singular(word)))
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function withoutSuffix(word: string): string {
  const suffix = ['ing', 'ed', 'ly'].find((each) => word.endsWith(each))
  if (!suffix) return word
  const rest = word.slice(0, -suffix.length)
  // "bring" and "shed" are whole words.
  if (rest.length < 3 || !/[aeiouy]/.test(rest)) return word
  if (/([bdfgmnprt])\1$/.test(rest) && rest.length > 3) return rest.slice(0, -1)
  // "taking" is of "take", and "caring" not of "car".
  return suffix !== 'ly' && /^[^aeiou][aeiou][^aeiouwxy]$/.test(rest) ? `${rest}e` : rest
}

function ending(word: string): string {
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1)
  return word.length > 3 && word.endsWith('y') ? `${word.slice(0, -1)}i` : word
}
