import { randomInt } from 'node:crypto'

// No 0 O, 1 I L, U V, which people mishear or mistype when they read a reference aloud.
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'

/** Makes a new reference such as `K7F2-9QXM`: eight random letters and digits, never sequential. */
export function createReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
