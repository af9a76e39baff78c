const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')

/** The subset of the text font. The fallback font draws other characters and the arrow, which the original lacks. */
export const textCharacters = `${ascii}\u00a0©·×éöüñ–—‘’“”…→`

/** The same with the letters of western Europe, for the names in drafts of the demo websites. */
export const demoCharacters = `${textCharacters}ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÜßàáâäåæçèêëíîïñóôøúû`

/** The subset of the heading font: titles, names and prices. */
export const headingCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:?!&$%+-/()\'"–‘’“”…'
