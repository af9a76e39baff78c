import type { SubmissionReport } from '~/enquiries/submit'

/** Names are asked for in lower case. */
export type RequestHeaders = Pick<Headers, 'get'>

export type HeaderRecord = Readonly<Record<string, string>>

export interface Arriving {
  method: string
  /** As sent: a path with its query, or a whole URL. */
  target: string
  headers: RequestHeaders
  /** A body that is not read at once is discarded. */
  body: { read(client: string, limit: number): Promise<BodyReading> }
  /** Empty, with an undefined port, if a test calls the app directly. */
  socketAddress: string
  localPort: number | undefined
}

export type Bytes = Uint8Array<ArrayBuffer>

/** Or the reason why a body was not read. `crowded`: there were too many, and this client had sent the most. */
export type BodyReading = Bytes | 'tooLarge' | 'tooSlow' | 'crowded'

/** A complete response; header names are in lower case. */
export type SiteResponse = { status: number; headers: HeaderRecord; body: Bytes | null }

export const cacheUses = ['hit', 'render', 'pass'] as const

export interface HandledResponse extends SiteResponse {
  cacheUse?: (typeof cacheUses)[number]
  submission?: SubmissionReport | null
}

/** Names and values of `headers` alternate, as `writeHead` takes them fastest. */
export type RawResponse = { status: number; headers: string[]; body: SiteResponse['body'] }

/** Never rejects. */
export type App = (arriving: Arriving) => Promise<RawResponse>

export function plainText(status: number, content: string): SiteResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: new TextEncoder().encode(content),
  }
}
