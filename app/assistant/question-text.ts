/** In code points. */
export const longestQuestion = 500

/** Makes a text safe to show: short, and without harmful characters. Blank texts become empty. */
export function cleanQuestion(text: string, maxLength = longestQuestion): string {
  // It is cut first, since it may be very long.
  const clean = Array.from(text)
    .slice(0, maxLength)
    .join('')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // The joiners stay: families of emoji and Persian words need them.
    .replace(/(?![\u200C\u200D])[\p{Cf}\uFFFD]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(clean) ? clean : ''
}
