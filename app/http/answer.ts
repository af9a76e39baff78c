import type { SubmissionReport } from '~/enquiries/submit'

/** Reads one header of a request, whatever its case; null when it was not sent. */
export interface RequestHeaders {
  get(name: string): string | null
}

export type HeaderRecord = Readonly<Record<string, string>>

/** A whole answer; its header names are in lower case. */
export interface Answer {
  status: number
  headers: HeaderRecord
  body: Uint8Array<ArrayBuffer> | null
}

/** How the page cache was used: answered from it, rendered for it, or passed by. */
export const cacheUses = ['hit', 'render', 'pass'] as const

export type CacheUse = (typeof cacheUses)[number]

/** An answer, with what the log and the metrics say of it. */
export interface Answered extends Answer {
  /** Absent for everything but pages. */
  cacheUse?: CacheUse
  /** What became of a submission; absent for every other request. */
  submission?: SubmissionReport
}

const text = new TextEncoder()

/** An answer in plain text, which must not be stored. */
export function plainText(status: number, words: string): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: text.encode(words),
  }
}
