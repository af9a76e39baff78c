import { addresses } from './addresses'
import { randomFrom, type Random } from './random'

/** Something to write to the port of a server. */
export interface OddRequest {
  /** The bytes, one character each. */
  bytes: string
  /** Whether it breaks off without waiting for an answer. */
  breaksOff: boolean
}

const paths = [
  ...addresses,
  '/consultation.data',
  '/get-started.data?package=basic',
  '/_root.data',
  '/launch.data?_routes=routes%2Flaunch',
  '/consultation?index',
  '/?_data=routes/home',
  '/__manifest?p=/launch',
  '/favicon.svg',
  '/social',
  '/assets/',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%5c..%5cserver.js',
  '/%00',
  '/%E0%A4%A',
  '/%ff%fe',
  '//evil.example/',
  '/\\evil.example',
  '/blog/-1',
  '/blog/9999999999999999999999',
  '/blog/__proto__',
  '/constructor',
  '/;jsessionid=1',
  '/.env',
  '/.git/config',
  'http://evil.example/launch',
  '*',
  '/?sent=%22%3E%3Cscript%3E&package[]=1&package=__proto__',
  `/quiz?${'business=shop&'.repeat(200)}`,
  `/${'a/'.repeat(500)}`,
  '/consultation?sent=K7F2-9QXM&sent=x',
]
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PROPFIND',
  'QUERY',
  'LOCK',
]
const headerLines = [
  'Accept-Encoding: br;q=nonsense, gzip;q=0, *',
  'Accept-Encoding: br',
  'Accept: text/html;level=1, */*;q=x',
  'Range: bytes=0-1,5-,-9',
  'Range: bytes=999999999-',
  'If-None-Match: "x", W/"y"',
  'If-Modified-Since: yesterday',
  'Origin: null',
  'Origin: http://[',
  'Origin: https://evil.example',
  'Sec-Fetch-Site: cross-site',
  'X-Forwarded-For: , ,,6.6.6.6, ::::, \x7f',
  'X-Forwarded-Host: evil.example\t, a b',
  'X-Forwarded-Proto: gopher',
  'X-Request-Id: {"event":"forged"}',
  'X-Arrival-Probe: \xff\xfe',
  'Cookie: a=b; __proto__=c',
  'Expect: 100-continue',
  'Expect: tea',
  'Upgrade: websocket',
  'Connection: Upgrade, keep-alive',
  'Referer: javascript:alert(1)',
  'X-Remix-Prevent-Revalidation: yes',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked',
  ' Folded: line',
  'No colon at all',
  'X-\x00: nul',
  `X-Long: ${'x'.repeat(9000)}`,
  `X-Too-Long: ${'x'.repeat(20_000)}`,
]
const hosts = [
  'localhost',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:80',
  'a b',
  'a,b',
  'evil.example/x',
  '',
  '%',
  'xn--a',
  'localhost:99999',
  '\xff',
]
const types = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded; charset=utf-16',
  '\xff/\xff',
]
const names = [
  'name',
  'email',
  'message',
  'details',
  'package',
  'subject',
  'k5',
  'release',
  'loadedAt',
  'webdriver',
  '__proto__',
  'constructor',
  '_method',
  'intent',
  '',
]
const values = [
  'Ann',
  'ann@example.com',
  'a@b',
  '',
  ' ',
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '\xff\xfe',
  'x\r\nSet-Cookie: a=b',
  '{"event":"forged"}',
  '%0A%7B%22event%22%3A%22forged%22%7D',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'NaN',
  '-1',
  '1e999',
  '%E2%80%A8%E2%80%A9',
  'x'.repeat(5000),
]

/** Requests that a seed repeats: most of them odd, some of them broken, a few of them good. */
export function oddRequests(seed: number, count: number): OddRequest[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => oddRequest(random, index))
}

function oddRequest(random: Random, index: number): OddRequest {
  const breaksOff = random.chance(0.03)
  const whole = random.chance(0.03) ? noise(random) : request(random, index)
  const bytes = random.chance(0.04) ? damaged(random, whole) : whole
  return { breaksOff, bytes: breaksOff ? bytes.slice(0, random.below(bytes.length)) : bytes }
}

function request(random: Random, index: number): string {
  const method = random.pick(methods)
  const path = random.chance(0.1) ? `/${text(random)}` : random.pick(paths)
  const lines = [`${method} ${path} HTTP/1.${random.chance(0.03) ? 0 : 1}`]
  if (!random.chance(0.02)) lines.push(`Host: ${random.chance(0.15) ? random.pick(hosts) : 'localhost'}`)
  while (random.chance(0.25)) lines.push(random.pick(headerLines))
  lines.push('Connection: close')
  if (method !== 'POST' && !random.chance(0.1)) return `${lines.join('\r\n')}\r\n\r\n`
  const type = random.pick(types)
  lines.push(`Content-Type: ${type}`)
  const body = type.startsWith('multipart') ? multipart(random) : urlencoded(random, index)
  if (random.chance(0.1)) {
    lines.push('Transfer-Encoding: chunked')
    const size = random.chance(0.8) ? body.length.toString(16) : 'zz'
    return `${lines.join('\r\n')}\r\n\r\n${size}\r\n${body}\r\n0\r\n\r\n`
  }
  // Now and then it says too little; too much would be a client that waits.
  lines.push(`Content-Length: ${random.chance(0.05) ? random.below(body.length + 1) : body.length}`)
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

function urlencoded(random: Random, index: number): string {
  if (random.chance(0.2)) return `name=Ann&email=ann${index}%40example.com&message=Hello&details=Hello`
  if (random.chance(0.1)) return 'message='.padEnd(70_000, 'x')
  return fields(random)
    .map(([name, value]) => `${name}=${value}`)
    .join(random.chance(0.9) ? '&' : random.pick([';', '&&&', '\0', '=']))
}

function multipart(random: Random): string {
  const parts = fields(random).map(([name, value]) => {
    const file = random.chance(0.1) ? '; filename="../../x.exe"' : ''
    return `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  return `${parts.join('')}${random.chance(0.9) ? '--b--\r\n' : '--'}`
}

function fields(random: Random): [string, string][] {
  return Array.from({ length: random.below(8) }, () => [
    random.pick(names),
    random.chance(0.2) ? text(random) : random.pick(values),
  ])
}

function text(random: Random): string {
  // Anything but what would end the line.
  return noise(random).replace(/[\r\n ]/g, '')
}

function noise(random: Random): string {
  return Array.from({ length: random.below(60) }, () => String.fromCharCode(random.below(256))).join('')
}

function damaged(random: Random, bytes: string): string {
  const at = random.below(bytes.length)
  return bytes.slice(0, at) + String.fromCharCode(random.below(256)) + bytes.slice(at + random.below(3))
}
