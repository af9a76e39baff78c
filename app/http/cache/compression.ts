import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import type { SiteResponse, RequestHeaders } from '../request/response'
import { bestCoding, type Coding } from './content-coding'

/** Brotli at 11 takes some 100 ms, so it is for cached pages; 5 gives 1 % more bytes. */
export const brotliQuality = { cached: 11, quick: 5 } as const

const available: ReadonlySet<Coding> = new Set(['br', 'gzip', 'identity'])

export async function encodeAll(
  content: Uint8Array<ArrayBuffer>,
  quality: number,
): Promise<Map<Coding, Uint8Array<ArrayBuffer>>> {
  const [br, gzip] = await Promise.all([encode(content, 'br', quality), encode(content, 'gzip', quality)])
  return new Map(Object.entries({ br, gzip, identity: content }) as [Coding, typeof content][])
}

/** Encodes an uncached response in the best encoding that the client accepts. */
export async function compress<Given extends SiteResponse>(
  response: Given,
  request: RequestHeaders,
): Promise<Given> {
  const { headers, body } = response
  const isText = /^(text\/|application\/(\w+\+)?(json|xml)\b)/.test(headers['content-type'] ?? '')
  // A response that varies is encoded already.
  if (!isText || !body || headers.vary) return response
  const varying = { ...headers, vary: 'Accept-Encoding' }
  const coding = bestCoding(request.get('accept-encoding') ?? '', available)
  if (coding === 'identity') return { ...response, headers: varying }
  const encoded = await encode(body, coding, brotliQuality.quick)
  const own = { 'content-encoding': coding, 'content-length': String(encoded.length) }
  return { ...response, headers: { ...varying, ...own }, body: encoded }
}

async function encode(content: Uint8Array, coding: 'br' | 'gzip', quality: number) {
  if (coding === 'gzip') return new Uint8Array(await promisify(gzipCompress)(content))
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return new Uint8Array(await promisify(brotliCompress)(content, { params }))
}
