import { createHash } from 'node:crypto'

/** That a lead was erased, on which UTC day, without what was erased. */
export interface Erasure {
  hash: string
  day: string
}

/** What a journal remembers. */
export interface Erasures {
  /** Null where it cannot: it was made before there was such a table. */
  all: Erasure[] | null
  /** The secrets of the journal, by which it is known to be the one that was backed up. */
  secrets: string[]
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
