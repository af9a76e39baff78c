import { randomInt } from 'node:crypto'

// Without letters that are easily confused.
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'

export function createReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
