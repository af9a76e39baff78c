/** In code points. */
export const longestQuestion = 500

/** As it may be shown: of a size and of characters that do no harm; empty when nothing was asked. */
export function cleanQuestion(text: string, maxLength = longestQuestion): string {
  // Cut first: the text is as long as its sender likes.
  const clean = Array.from(text)
    .slice(0, maxLength)
    .join('')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // The joiners hold families of emoji and Persian words together.
    .replace(/(?![\u200C\u200D])[\p{Cf}\uFFFD]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(clean) ? clean : ''
}
