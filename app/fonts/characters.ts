const ascii = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)).join('')

/**
 * The characters that the site uses and its text font is cut down to: ASCII, and what else the site's words need. Others are
 * drawn by the fallback; so is the arrow, which the font came without.
 */
export const textCharacters = `${ascii}\u00a0©·×éöüñ–—‘’“”…→`

/** What titles, names and prices are written in, which the heading font is cut down to. */
export const headingCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:?!&$%+-/()\'"–‘’“”…'
