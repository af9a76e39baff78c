import { addresses } from './addresses'

/** A request before it is written. One character is one byte. */
export interface Message {
  method?: string
  /** RFC 9112, section 3.2: a path and a query, a whole URL, a host and a port, or an asterisk. */
  target?: string
  version?: string
  /** Written as they stand; `Host`, `Connection` and the framing of the body are added unless they are among them. */
  headers?: readonly (readonly [name: string, value: string])[]
  body?: string
}

/** A place of a request that any text can stand in. */
export interface Position {
  fill(text: string): Message
  /** How many bytes the server takes there. */
  room: number
  /** Whether text there can make the server wait for more than is sent, or keep the connection. */
  decidesFraming?: boolean
}

/** Writes a message as HTTP/1.1 (RFC 9112). */
export function write({ method, target = '/', version = 'HTTP/1.1', headers = [], body }: Message): string {
  const has = (...names: string[]) => headers.some(([name]) => names.includes(name.toLowerCase()))
  const lines = [`${method ?? (body === undefined ? 'GET' : 'POST')} ${target} ${version}`]
  if (!has('host')) lines.push('Host: localhost')
  lines.push(...headers.map(([name, value]) => `${name}: ${value}`))
  if (!has('connection')) lines.push('Connection: close')
  if (body !== undefined && !has('content-type')) lines.push(`Content-Type: ${urlencoded}`)
  if (body !== undefined && !has('content-length', 'transfer-encoding')) {
    lines.push(`Content-Length: ${body.length}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

const urlencoded = 'application/x-www-form-urlencoded'

/** The header limit of the server less the rest of the head, and its body limit less the other fields. */
const headRoom = 15 * 1024
const bodyRoom = 63 * 1024

export const bytes: readonly number[] = Array.from({ length: 256 }, (_, byte) => byte)

const hex = (byte: number) => byte.toString(16).padStart(2, '0')
const percent = (...octets: number[]) => octets.map((octet) => `%${hex(octet)}`).join('')

/** As it stands, and percent-encoded (RFC 3986, section 2.1). */
export const plainSpellings: readonly ((byte: number) => string)[] = [
  (byte) => String.fromCharCode(byte),
  (byte) => percent(byte).toUpperCase(),
]

/** How else programs spell a byte, or what a decoder could take for it. */
export const otherSpellings: readonly ((byte: number) => string)[] = [
  percent,
  (byte) => `%25${hex(byte)}`,
  (byte) => `%2525${hex(byte)}`,
  // UTF-8: of the character of this number, overlong in two and three bytes, of its wide form.
  (byte) => encodeURIComponent(String.fromCharCode(byte)),
  (byte) => percent(0xc0 | (byte >> 6), 0x80 | (byte & 0x3f)),
  (byte) => percent(0xe0, 0x80 | (byte >> 6), 0x80 | (byte & 0x3f)),
  (byte) => encodeURIComponent(String.fromCharCode(0xff00 + byte)),
  // The surrogates, which UTF-8 doesn't have, and what stands for them in browsers' own notation.
  (byte) => percent(0xed, 0xa0 | (byte >> 6), 0x80 | (byte & 0x3f)),
  (byte) => `%ud8${hex(byte)}`,
  (byte) => `\\u00${hex(byte)}`,
  (byte) => `&#${byte};`,
]

/** Every address of the site, page or not. */
export const realTargets = [
  ...addresses,
  '/_root.data',
  '/launch.data',
  '/launch.data?_routes=routes%2Flaunch',
  '/consultation.data',
  '/get-started.data?package=basic',
  '/quiz.data?business=shop',
  '/blog/0.data',
  '/__manifest?p=/launch',
  '/favicon.svg',
  '/favicon-32.png',
  '/social/home.png',
  '/assets/',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/.well-known/security.txt',
  '/.env',
  '/blog/-1',
  '/blog/__proto__',
]

// '¤' is where the text goes. First where most of what reads addresses has its say.
const coreTargets = ['/¤', '/a¤b', '/launch¤', '/blog/¤', '/launch?¤', '/get-started?package=¤']
const otherTargets = [
  '/¤x',
  '/x¤',
  '/¤/',
  '/a/¤/b',
  '/¤.data',
  '//¤',
  '/¤launch',
  '/¤/launch',
  '/lau¤nch',
  '/launch/¤',
  '/launch¤.data',
  '/launch.data¤',
  '/_root.data¤',
  '/blog/0¤',
  '/assets/¤',
  '/favicon.svg¤',
  '/healthz¤',
  '/.well-known/¤',
  '¤',
  '¤/launch',
  'http://localhost/¤',
  'http://¤/launch',
  'http://local¤host/launch',
  'http://user¤:secret@localhost/launch',
  'http¤://localhost/',
  '/?¤',
  '/?¤=x',
  '/?package=¤',
  '/?package=AI¤Website&scout=¤',
  '/?index¤',
  '/?_data=¤',
  '/launch?a=b&¤',
  '/launch#¤',
  '/launch.data?_routes=¤',
  '/__manifest?p=¤',
  '/quiz?business=¤',
  '/quiz?business=shop&at=¤',
  '/get-started?package=AI+Package¤',
  '/get-started?package=basic&¤=x',
  '/consultation?sent=¤',
  '/consultation?sent=K7F2-9QXM¤',
  '/consultation.data?sent=¤',
]

const headers: Readonly<Record<string, string>> = {
  Host: 'localhost',
  Origin: 'http://localhost',
  Referer: 'http://localhost/launch',
  Accept: 'text/html',
  'Accept-Encoding': 'gzip;q=0.5, br',
  'Accept-Language': 'en',
  'User-Agent': 'Mozilla/5.0',
  Cookie: 'a=b',
  'If-None-Match': '"abc"',
  'If-Modified-Since': 'Tue, 05 May 2026 12:00:00 GMT',
  'If-Range': '"abc"',
  Range: 'bytes=0-9',
  'Sec-Fetch-Site': 'same-origin',
  Purpose: 'prefetch',
  'Sec-Purpose': 'prefetch',
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Host': 'dayfive.example',
  'X-Forwarded-Proto': 'https',
  'X-Request-Id': 'edge-42',
  Forwarded: 'for=203.0.113.7',
  'X-Arrival-Probe': 'token',
  'X-Remix-Prevent-Revalidation': 'yes',
  'X-Other': 'x',
}
const postHeaders: Readonly<Record<string, string>> = {
  Host: 'localhost',
  Origin: 'http://localhost',
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': urlencoded,
}
const framingHeaders: Readonly<Record<string, string>> = {
  'Content-Length': '5',
  'Transfer-Encoding': 'chunked',
  Expect: '100-continue',
  Upgrade: 'websocket',
  Connection: 'close',
  TE: 'trailers',
  Trailer: 'X-Sum',
}

/** Every field that a form or the server reads, and names that mean something to programs. */
export const fieldNames = [
  'name',
  'email',
  'subject',
  'message',
  'details',
  'package',
  'k5',
  'release',
  'loadedAt',
  'webdriver',
  '_method',
  '__proto__',
  'constructor',
  '',
]

/** What a person would send, with the fields of both forms. */
export const goodFields: Readonly<Record<string, string>> = {
  name: 'Ann',
  email: 'ann%40example.com',
  message: 'Hello',
  details: 'Hello',
}

/** Fields as `application/x-www-form-urlencoded`. */
export function formBody(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** A part of a `multipart/form-data` body (RFC 7578). */
export function part(name: string, value: string, more = ''): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
}

const goodParts = part('name', 'Ann') + part('email', 'ann@example.com') + part('message', 'Hello')

/** A post of these parts. */
export function multipart(parts: string, { target = '/consultation', boundary = 'b' } = {}): Message {
  return {
    target,
    headers: [['Content-Type', `multipart/form-data; boundary=${boundary}`]],
    body: `${parts}--b--\r\n`,
  }
}

const post = (fields: Readonly<Record<string, string>>, target = '/consultation'): Message => ({
  target,
  body: formBody({ ...goodFields, ...fields }),
})

const inTarget = (target: string): Position => ({
  fill: (text) => ({ target: target.replaceAll('¤', () => text) }),
  room: target.split('¤').length > 2 ? headRoom / 2 : headRoom,
})

/** The positions of a target in which every run puts every byte. */
export const corePositions = coreTargets.map(inTarget)

/** All other positions of a target. */
const targetPositions: readonly Position[] = [
  ...otherTargets.map(inTarget),
  { fill: (text) => ({ ...post({}), target: `/consultation${text}` }), room: headRoom },
  { fill: (text) => ({ ...post({}), target: `/get-started.data${text}` }), room: headRoom },
  { fill: (text) => ({ ...post({}), target: `/get-started?package=${text}` }), room: headRoom },
]

/** Every position of the rest of the head. */
const headPositions: readonly Position[] = [
  { fill: (text) => ({ method: text }), room: headRoom },
  { fill: (text) => ({ method: `G${text}ET` }), room: headRoom },
  { fill: (text) => ({ version: text }), room: headRoom },
  { fill: (text) => ({ version: `HTTP/1.${text}` }), room: headRoom },
  { fill: (text) => ({ headers: [[text, 'x']] }), room: headRoom, decidesFraming: true },
  { fill: (text) => ({ headers: [[`X-${text}`, 'x']] }), room: headRoom },
  ...headerPositions(headers, { target: '/launch' }),
  ...headerPositions(postHeaders, post({})),
  ...headerPositions(framingHeaders, post({}), true),
]

function headerPositions(
  given: Readonly<Record<string, string>>,
  message: Message,
  decidesFraming = false,
): Position[] {
  return Object.entries(given).flatMap(([name, value]) =>
    [(text: string) => text, (text: string) => `${value}${text},${value}`].map((valueOf) => ({
      fill: (text: string) => ({ ...message, headers: [[name, valueOf(text)] as const] }),
      room: headRoom,
      decidesFraming,
    })),
  )
}

/** Every position of a body. */
const bodyPositions: readonly Position[] = [
  { fill: (text) => ({ target: '/consultation', body: text }), room: bodyRoom },
  { fill: (text) => ({ target: '/get-started', body: `${text}=x&${formBody(goodFields)}` }), room: bodyRoom },
  ...fieldNames.map((name) => ({
    fill: (text: string) =>
      post({ [name]: `${text}x` }, name === 'details' ? '/get-started' : '/consultation'),
    room: bodyRoom,
  })),
  // The answers of the stand-in form service that repeat what was sent.
  { fill: (text) => post({ email: 'echoes%40example.com', message: text }), room: bodyRoom },
  { fill: (text) => post({ email: 'echoes%40example.com', name: text }), room: bodyRoom },
  { fill: (text) => post({ email: `a${text}@example.com` }), room: bodyRoom },
  { fill: (text) => post({ email: `a%40${text}.example` }), room: bodyRoom },
  { fill: (text) => post({ message: text }, '/consultation.data'), room: bodyRoom },
  { fill: (text) => multipart(goodParts + part(text, 'x')), room: bodyRoom },
  { fill: (text) => multipart(goodParts + part('message', text)), room: bodyRoom },
  {
    fill: (text) => multipart(goodParts + part('details', text), { target: '/get-started' }),
    room: bodyRoom,
  },
  { fill: (text) => multipart(goodParts + part('x', 'x', `; filename="${text}"`)), room: bodyRoom },
  { fill: (text) => multipart(goodParts + part('x', 'x', `; filename*=UTF-8''${text}`)), room: bodyRoom },
  { fill: (text) => multipart(goodParts + part('x', 'x', `;${text}`)), room: bodyRoom },
  { fill: (text) => multipart(goodParts + part('x', 'x', `\r\nContent-Type: ${text}`)), room: bodyRoom },
  { fill: (text) => multipart(goodParts + part('x', 'x', `\r\n${text}: x`)), room: bodyRoom },
  { fill: (text) => multipart(text + goodParts), room: bodyRoom },
  { fill: (text) => multipart(goodParts, { boundary: `b${text}` }), room: headRoom },
  {
    fill: (text) =>
      multipart(
        goodParts.replaceAll('--b', () => `--${text}`),
        { boundary: text },
      ),
    room: headRoom,
  },
]

/** All positions but the core, by the part of the request that they are in. */
export const otherPositions: readonly (readonly Position[])[] = [
  targetPositions,
  headPositions,
  bodyPositions,
]

const utf8 = (text: string) => Buffer.from(text).toString('latin1')

/** What costs a careless reader more than its length when it is repeated. */
export const units: readonly string[] = [
  ...'/.%@;,:"\'<>&=?#\\ \t\0\n\r+-_*~^|$![](){}aA0é\xff',
  '\r\n',
  '%2f',
  '%5c',
  '%25',
  '%00',
  '%0a',
  '%20',
  '%40',
  '%2e%2e/',
  '%2e%2e%2f',
  '../',
  'a/',
  '//a',
  '/%2f',
  'index=a&',
  'sent=x&',
  'package=basic&',
  'a[]=b&',
  'a=b;',
  'a@',
  '@a',
  'a.',
  'a.a-',
  'a@b.',
  'a ',
  'a,',
  ', ,',
  '"",',
  'W/"a",',
  'gzip;q=1,',
  ';q=0',
  'a;a',
  '1.',
  '::',
  '[',
  '::1,',
  '<b>',
  '</',
  '&amp;',
  '--b\r\n',
  '\r\n\r\n',
  'HTTP/1.1 200 OK\r\n',
  // A combining accent, a zero-width joiner, a right-to-left override, line separators, an emoji, a family of them, Thai, Han.
  ...['\u0301', '\u200d', '\u202e', '\u2028', '😀', '👩‍👧‍👦', 'ก', '字', 'a\u0301\u0323'].flatMap((text) => [
    utf8(text),
    encodeURIComponent(text),
  ]),
]

/** What follows a repetition: nothing, or what a pattern that came so far fails at. */
export const ends: readonly string[] = ['', '!', '\x01', '"', ' x', '%']
