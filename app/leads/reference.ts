import { randomInt } from 'node:crypto'

// Without letters that are easily confused.
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'

export function createReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

const typedReference = new RegExp(`^([${alphabet}]{4})[-\\s]?([${alphabet}]{4})$`, 'i')

/** A reference as somebody typed it: in any case, with or without the hyphen. Other text only gets upper case. */
export function typedAsReference(text: string): string {
  return text.trim().replace(typedReference, '$1-$2').toUpperCase()
}
