import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Bytes, RequestHeaders, SiteResponse } from '../request/response'

/** Only cached pages get Brotli at 11, which takes some 100 ms. At 5, a page has 11% more bytes. */
export const brotliQuality = { cached: 11, quick: 5 } as const

// The best comes first (RFC 9110, section 8.4.1).
const codings = ['br', 'gzip', 'identity'] as const

export type Coding = (typeof codings)[number]

/** Negotiates the encoding (RFC 9110, section 12.5.3), with identity instead of a 406. */
export function bestCoding(request: RequestHeaders, available: ReadonlyMap<Coding, unknown> | null): Coding {
  const best = codingsFor.memo((request.get('accept-encoding') ?? '').slice(0, maxHeaderLength))
  return best.find((coding) => available?.has(coding) ?? true) ?? 'identity'
}

// Browsers send about thirty characters.
const maxHeaderLength = 200

const codingsFor = new LRUCache<string, readonly Coding[]>({ max: 100, memoMethod: readAccepted })

function readAccepted(accepted: string): readonly Coding[] {
  if (!accepted) return ['identity']
  const weights = new Map(accepted.toLowerCase().split(',').map(readOffer))
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.001 : 0)
  return codings
    .filter((coding) => weightOf(coding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
}

function readOffer(offer: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = offer.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [coding === 'x-gzip' ? 'gzip' : coding, weight === undefined ? 1 : Number(weight) || 0]
}

export async function encodeAll(content: Bytes, quality: number): Promise<Map<Coding, Bytes>> {
  const [br, gzip] = await Promise.all([encode(content, 'br', quality), encode(content, 'gzip', quality)])
  return new Map<Coding, Bytes>([
    ['br', br],
    ['gzip', gzip],
    ['identity', content],
  ])
}

export async function compress(response: SiteResponse, request: RequestHeaders): Promise<SiteResponse> {
  const { headers, body } = response
  const isText = /^(text\/|application\/(\w+\+)?(json|xml)\b)/.test(headers['content-type'] ?? '')
  // A response with Vary is encoded already.
  if (!isText || !body || headers.vary) return response
  const varying = { ...headers, vary: 'Accept-Encoding' }
  const coding = bestCoding(request, null)
  if (coding === 'identity') return { ...response, headers: varying }
  const encoded = await encode(body, coding, brotliQuality.quick)
  const own = { 'content-encoding': coding, 'content-length': String(encoded.length) }
  return { ...response, headers: { ...varying, ...own }, body: encoded }
}

async function encode(content: Bytes, coding: 'br' | 'gzip', quality: number) {
  if (coding === 'gzip') return new Uint8Array(await promisify(gzipCompress)(content))
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return new Uint8Array(await promisify(brotliCompress)(content, { params }))
}
