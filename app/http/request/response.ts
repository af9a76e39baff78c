import type { SubmissionReport } from '~/enquiries/submit'

/** Asked for in lower case. */
export type RequestHeaders = Pick<Headers, 'get'>

export type HeaderRecord = Readonly<Record<string, string>>

export interface Arriving {
  method: string
  /** As sent: path and query, or a whole URL. */
  target: string
  headers: RequestHeaders
  /** Read at once, or discarded. */
  body: { read(client: string, limit: number): Promise<BodyReading> }
  /** Empty, and the port undefined, when a test calls the app directly. */
  socketAddress: string
  localPort: number | undefined
}

export type Bytes = Uint8Array<ArrayBuffer>

/** Or why a body was not read: too long or too finely cut, too slow, or of the client with most bodies when there are too many. */
export type BodyReading = Bytes | 'tooLarge' | 'tooSlow' | 'crowded'

/** A complete response; header names are in lower case. */
export interface SiteResponse {
  status: number
  headers: HeaderRecord
  body: Bytes | null
}

export const cacheUses = ['hit', 'render', 'pass'] as const

export interface HandledResponse extends SiteResponse {
  cacheUse?: (typeof cacheUses)[number]
  submission?: SubmissionReport | null
}

/** A response with every header; names and values alternate, as `writeHead` takes them fastest. */
export interface RawResponse {
  status: number
  headers: string[]
  body: SiteResponse['body']
}

/** The site as a function from request to response. Never rejects. */
export type App = (arriving: Arriving) => Promise<RawResponse>

export function plainText(status: number, content: string): SiteResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: new TextEncoder().encode(content),
  }
}
