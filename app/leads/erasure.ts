import { createHash } from 'node:crypto'

/** That a lead was erased, on which UTC day, without what was erased. */
export function erasureOf(reference: string, now: string) {
  return { hash: createHash('sha256').update(reference).digest('base64url'), day: now.slice(0, 10) }
}
