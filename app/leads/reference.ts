import { randomInt } from 'node:crypto'
import { referenceAlphabet, referenceSyntax } from '~/forms/receipt'

export function createReference(): string {
  const letters = Array.from({ length: 8 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Accepts a reference in any case, with or without its hyphen. Other text only becomes upper case. */
export function typedAsReference(text: string): string {
  const typed = text.trim().toUpperCase()
  const hyphenated = typed.replace(/^(.{4})[-\s]?(.{4})$/, '$1-$2')
  return referenceSyntax.test(hyphenated) ? hyphenated : typed
}
