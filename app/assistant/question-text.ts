const maxLength = 200

/** As it may be shown: of a size and of characters that do no harm; empty when nothing was asked. */
export function cleanQuestion(text: string): string {
  // Cut before anything else is done, since the text is as long as its sender likes; a code point has two units at most.
  const cut = Array.from(text.slice(0, 2 * maxLength))
    .slice(0, maxLength)
    .join('')
  const clean = cut
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // The joiners hold families of emoji and Persian words together.
    .replace(/(?![\u200C\u200D])[\p{Cf}\uFFFD]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(clean) ? clean : ''
}

const contractions: readonly [RegExp, string][] = [
  [/\b(?:can'?t|cannot)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|should|would|could)n'?t\b/g, '$1 not'],
  [/\bill (?=be|come|take|need|have|get|pick|pay|arrive|make|go|call|bring)/g, 'i will '],
  [/\b(i)'?m\b/g, '$1 am'],
  [/\b(what|where|when|how|who|that|there|it|he|she)'s\b/g, '$1 is'],
  [/\b(what|where|when|how|who)s\b/g, '$1 is'],
  [/'(?:re)\b/g, ' are'],
  [/'(?:ve)\b/g, ' have'],
  [/'(?:ll)\b/g, ' will'],
  [/'(?:d)\b/g, ' would'],
  [/'(?:s)?/g, ''],
]

/** The words of a question, small and without accents, in the order in which they stand. */
export function wordsOf(question: string): string[] {
  const plain = question
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/%/g, ' percent ')
    .replace(/&/g, ' and ')
    .replace(/\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m|p\.m|o'?clock)\b|\b\d{1,2}:\d\d\b/g, ' clock ')
    .replace(/\b(\d+) ?(?:yo|yrs?|y\/o)\b/g, '$1 year old')
  const whole = contractions.reduce((text, [pattern, words]) => text.replace(pattern, words), plain)
  return whole.match(/\p{L}+|\p{N}+/gu) ?? []
}
