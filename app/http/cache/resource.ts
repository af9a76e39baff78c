import { createHash } from 'node:crypto'
import type { Answer, HeaderRecord, RequestHeaders } from '../answer'
import { bestCoding, type Coding } from './content-coding'

/** A response for every request, pre-encoded. */
export interface Resource {
  /** The size of its codings and headers. */
  bytes: number
  answer(request: RequestHeaders): Answer
}

interface Representation {
  etag: string | null
  full: Answer
  notModified: Answer
}

/**
 * Makes a resource of its encoded bodies.
 *
 * @param headers what is sent with each answer, beside what depends on the coding
 * @param bodies by coding, `identity` among them
 * @param status any but 200 has no tag, since only a success can be unchanged (RFC 9110, section 13.2.1)
 */
export function createResource(
  headers: HeaderRecord,
  bodies: ReadonlyMap<Coding, Uint8Array<ArrayBuffer>>,
  status = 200,
): Resource {
  const common = bodies.size > 1 ? { ...headers, vary: 'Accept-Encoding' } : headers
  const representations = new Map(
    [...bodies].map(([coding, body]) => [coding, represent(common, coding, body, status)]),
  )
  const available = new Set(bodies.keys())
  const headerBytes = JSON.stringify(headers).length
  return {
    bytes: [...bodies.values()].reduce((sum, body) => sum + 2 * headerBytes + body.length, 0),
    answer(request) {
      const coding = bestCoding(request.get('accept-encoding') ?? '', available)
      const { etag, full, notModified } = representations.get(coding) as Representation
      return matches(request.get('if-none-match'), etag) ? notModified : full
    },
  }
}

function represent(
  common: HeaderRecord,
  coding: Coding,
  body: Uint8Array<ArrayBuffer>,
  status: number,
): Representation {
  // Of the bytes that are sent, which makes it a strong one (RFC 9110, section 8.8.1).
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = status === 200 ? `"${hash}"` : null
  const tagged = etag ? { ...common, etag } : common
  const headers = {
    ...tagged,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    'content-length': String(body.length),
  }
  return {
    etag,
    full: { status, headers, body },
    notModified: { status: 304, headers: tagged, body: null },
  }
}

// Some dozens of tags; a longer list gets the whole answer.
const longestTags = 2000

/** Compares weakly (RFC 9110, section 13.1.2), since some proxies weaken tags. */
function matches(ifNoneMatch: string | null, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false
  const tags = ifNoneMatch.slice(0, longestTags).split(',')
  return ifNoneMatch === '*' || tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
