/** The characters of the demo websites' fonts, apart from the letters of names. */
export const basicCharacters = `${charactersIn('U+20-7E')}\u00a0©·×–—‘’“”…`

/** The characters of the text font. The fallback font draws all others, and the arrow. */
export const textCharacters = `${basicCharacters}éöüñ→`

/** The characters of the heading font, for titles, names and prices. */
export const headingCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:?!&$%+-/()\'"–‘’“”…'

/**
 * The letters of names in drafts as `unicode-range`, by published subset: those that every font with the subset has. Each
 * subset is a file, and only a page with such a letter loads it.
 */
export const nameLetters = {
  latin: 'U+C0-D6, U+D8-F6, U+F8-FF, U+131, U+152-153',
  'latin-ext':
    'U+100-107, U+10A-113, U+116-11B, U+11E-123, U+12A-12B, U+12E-130, U+136-137, U+139-13E, U+141-148, U+14A-14D, U+150-15B, U+15E-167, U+16A-17E, U+218-21B',
  vietnamese: 'U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+1EA0-1EF9',
} as const

export function charactersIn(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [from, until = from] = range.slice('U+'.length).split('-')
      const [first, last] = [Number(`0x${from}`), Number(`0x${until}`)]
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
