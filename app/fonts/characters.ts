const ascii = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)).join('')

/**
 * The characters that the site uses and its own fonts are cut down to: ASCII, and what else the site's words need. Others are
 * drawn by the fallback; so is the arrow, which both fonts came without.
 */
export const fontCharacters = `${ascii}\u00a0©·×éöüñ–—‘’“”…→`
