import { createHash } from 'node:crypto'

/** That a lead was erased, on which UTC day, without what was erased. */
export interface Erasure {
  hash: string
  day: string
}

export function erasureOf(reference: string, now: string): Erasure {
  return { hash: hashOf(reference), day: now.slice(0, 10) }
}

/** Those of these references that were erased. */
export function erasedAmong(references: readonly string[], erasures: readonly Erasure[]): string[] {
  const hashes = new Set(erasures.map(({ hash }) => hash))
  return references.filter((reference) => hashes.has(hashOf(reference)))
}

function hashOf(reference: string): string {
  return createHash('sha256').update(reference).digest('base64url')
}
