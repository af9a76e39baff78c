import type { SubmissionReport } from '~/enquiries/submit'

export interface RequestHeaders {
  get(name: string): string | null
}

export type HeaderRecord = Readonly<Record<string, string>>

/** A complete response; header names are in lower case. */
export interface Answer {
  status: number
  headers: HeaderRecord
  body: Uint8Array<ArrayBuffer> | null
}

/** Cache status: served from the cache, rendered and cached, or bypassed. */
export const cacheUses = ['hit', 'render', 'pass'] as const

export type CacheUse = (typeof cacheUses)[number]

/** A response with its facts for log and metrics. */
export interface Answered extends Answer {
  /** Absent for everything but pages. */
  cacheUse?: CacheUse
  /** Absent for everything but form posts. */
  submission?: SubmissionReport
}

const text = new TextEncoder()

export function plainText(status: number, content: string): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: text.encode(content),
  }
}
