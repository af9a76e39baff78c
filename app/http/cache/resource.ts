import { hash } from 'node:crypto'
import type { Bytes, HeaderRecord, RequestHeaders, SiteResponse } from '../request/response'
import { bestCoding, type Coding } from './content-coding'

export type Resource = ReturnType<typeof createResource>

/** Only status 200 gets an ETag, since only a success can be unchanged (RFC 9110, section 13.2.1). */
export function createResource(headers: HeaderRecord, bodies: ReadonlyMap<Coding, Bytes>, status = 200) {
  const common = bodies.size > 1 ? { ...headers, vary: 'Accept-Encoding' } : headers
  const representations = new Map(
    [...bodies].map(([coding, body]) => [coding, represent(common, coding, body, status)]),
  )
  const headerBytes = JSON.stringify(headers).length
  return {
    bytes: [...bodies.values()].reduce((sum, body) => sum + 2 * headerBytes + body.length, 0),
    respond(request: RequestHeaders): SiteResponse {
      const { etag, full, notModified } = representations.get(bestCoding(request, representations))!
      return matches(request.get('if-none-match'), etag) ? notModified : full
    },
  }
}

function represent(common: HeaderRecord, coding: Coding, body: Bytes, status: number) {
  // A hash of the encoded bytes is a strong ETag (RFC 9110, section 8.8.1).
  const etag = status === 200 ? `"${hash('sha256', body, 'base64url').slice(0, 22)}"` : null
  const tagged = etag ? { ...common, etag } : common
  const headers = {
    ...tagged,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    'content-length': String(body.length),
  }
  // Node.js would wrap any other array in a Buffer for each response anew.
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return {
    etag,
    full: { status, headers, body: buffer },
    notModified: { status: 304, headers: tagged, body: null },
  }
}

// Room for some dozens of ETags; a longer list gets the whole response.
const maxTagsLength = 2000

/** Compares weakly (RFC 9110, section 13.1.2), since some proxies weaken ETags. */
function matches(ifNoneMatch: string | null, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false
  const tags = ifNoneMatch.slice(0, maxTagsLength).split(',')
  return ifNoneMatch === '*' || tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
