import { createHash } from 'node:crypto'
import { bestCoding, type Coding } from './content-coding'

/** Reads one header of a request, whatever its case; null when it was not sent. */
export interface RequestHeaders {
  get(name: string): string | null
}

type HeaderList = Readonly<Record<string, string>>

/** Something that is answered the same for everybody, ready in each coding that it was made in. */
export interface Resource {
  /** The size of all that is kept of it: its codings, and the headers of each answer. */
  bytes: number
  /** Answers a request for it. */
  answer(request: RequestHeaders): ResourceAnswer
}

export interface ResourceAnswer {
  status: number
  headers: HeaderList
  /** The same, as node:http takes them with the least work. */
  rawHeaders: readonly string[]
  /** Null when the client has it already. */
  body: Uint8Array<ArrayBuffer> | null
}

interface Representation {
  etag: string | null
  full: ResourceAnswer
  unchanged: ResourceAnswer
}

/**
 * Makes a resource of its codings.
 *
 * @param headers what is sent with each answer, beside what is particular to a coding
 * @param bodies the content by its coding; `identity`, which everybody takes, among them
 * @param status any but 200 has no tag, since only a success can be unchanged (RFC 9110, section 13.2.1)
 */
export function createResource(
  headers: HeaderList,
  bodies: ReadonlyMap<Coding, Uint8Array<ArrayBuffer>>,
  status = 200,
): Resource {
  const common = bodies.size > 1 ? { ...headers, vary: 'Accept-Encoding' } : headers
  const representations = new Map(
    [...bodies].map(([coding, body]) => [coding, represent(common, coding, body, status)]),
  )
  const available = new Set(bodies.keys())
  const answers = [...representations.values()].flatMap(({ full, unchanged }) => [full, unchanged])
  return {
    bytes: answers.reduce(
      (sum, { rawHeaders, body }) => sum + rawHeaders.join().length + (body?.length ?? 0),
      0,
    ),
    answer(request) {
      const coding = bestCoding(request.get('accept-encoding') ?? '', available)
      const { etag, full, unchanged } = representations.get(coding) as Representation
      return isKnown(request.get('if-none-match'), etag) ? unchanged : full
    },
  }
}

function represent(
  common: HeaderList,
  coding: Coding,
  body: Uint8Array<ArrayBuffer>,
  status: number,
): Representation {
  // Of the bytes that are sent, which is what makes it a strong one (RFC 9110, section 8.8.1).
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = status === 200 ? `"${hash}"` : null
  const unchanged = etag ? { ...common, etag } : common
  const full = {
    ...unchanged,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    'content-length': String(body.length),
  }
  return {
    etag,
    full: { status, headers: full, rawHeaders: Object.entries(full).flat(), body },
    unchanged: { status: 304, headers: unchanged, rawHeaders: Object.entries(unchanged).flat(), body: null },
  }
}

// Some dozens of tags; who sends more gets the whole answer.
const longestTags = 2000

/** Whether one of the tags is ours; by the weak comparison (RFC 9110, section 13.1.2), since some proxies weaken tags. */
function isKnown(ifNoneMatch: string | null, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch
      .slice(0, longestTags)
      .split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}
