import { connect } from 'node:net'
import { expect } from 'vitest'
import { addresses } from './addresses'
import { serveFormService } from './form-service'
import odd from './odd-requests.json'
import { randomFrom, type Random } from './random'
import { startServer, type ServerProcess } from './server-process'
import { withFormService, type LogLine } from './site'

const atOnce = 24
// The form service failed, or the journal.
const documentedErrors = new Set([502, 503])
const knownEvents = ['start', 'request', 'submission', 'delivery', 'throttle', 'drain', 'stop']

/** Sends odd requests to a server process, the same for each seed, and expects what the site promises of them. */
export async function fuzz({ count, seed }: { count: number; seed: number }): Promise<void> {
  const formService = await serveFormService()
  const server = await startServer({
    ...withFormService,
    FORM_SERVICE_URL: formService.url,
    SUBMISSIONS_PER_HOUR: '100000',
    SUBMISSIONS_PER_HOUR_TOTAL: '100000',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
  })
  try {
    const requests = oddRequests(seed, count)
    const warmUp = Math.floor(count * 0.4)
    const warm = await sendAll(server, requests.slice(0, warmUp))
    expect(warm.faults, lastWords(server)).toEqual([])
    const heapWarm = await server.heap()
    const rest = await sendAll(server, requests.slice(warmUp))
    expect(rest.faults, lastWords(server)).toEqual([])
    // That they are odd in many ways shows in the responses.
    expect([...warm.statuses, ...rest.statuses]).toEqual(
      expect.arrayContaining([200, 303, 400, 404, 405, 422]),
    )
    expect(await server.heap(), 'bytes of the heap, a tenth above the warm one').toBeLessThan(heapWarm * 1.1)

    expect((await fetch(server.url)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    expect(server.complaints()).toBe('')
    expect(server.logged('error')).toEqual([])
    const events = server.written.map((line) => String((JSON.parse(line) as LogLine).event))
    expect(events.filter((event) => !knownEvents.includes(event))).toEqual([])
  } finally {
    server.destroy()
    formService.close()
  }
}

/** Sends them all, some at once; until the server has ended, if it does. */
async function sendAll(server: ServerProcess, requests: readonly OddRequest[]) {
  const silent: OddRequest[] = []
  const faults: string[] = []
  const statuses = new Set<number>()
  const waiting = requests.values()
  let isOver = false
  const send = async () => {
    for (const request of waiting) {
      const response = await sendOdd(server.port, request)
      isOver ||= response.isRefused
      if (isOver) return
      if (response.statuses.length === 0) silent.push(request)
      for (const status of response.statuses) statuses.add(status)
      const errors = response.statuses.filter((status) => status >= 500 && !documentedErrors.has(status))
      if (errors.length > 0) faults.push(`${errors}: ${escaped(request)}`)
      if (response.isUnanswered) faults.push(`no response: ${escaped(request)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  // The server ended at one of the last that it left without a response.
  if (isOver) faults.push(...silent.slice(-atOnce).map((request) => `the end: ${escaped(request)}`))
  return { faults, statuses }
}

/** Why the server ended, if it did. */
function lastWords(server: ServerProcess): string {
  return [...server.logged('stop').map((line) => JSON.stringify(line)), server.complaints()]
    .join('\n')
    .slice(0, 2000)
}

const momentMs = 100
// A guard against what hangs, not a measure.
const patienceMs = 20_000

/** Sends an odd request on a connection of its own, and gives the status of each response. */
async function sendOdd(port: number, { text, manner }: OddRequest) {
  const socket = connect({ port, host: '127.0.0.1' })
  let response = ''
  let isRefused = false
  let isUnanswered = false
  socket.on('error', (error: NodeJS.ErrnoException) => (isRefused = error.code === 'ECONNREFUSED'))
  socket.on('data', (data: Buffer) => {
    response += data.toString('latin1')
    // What comes behind a response comes at once.
    socket.setTimeout(momentMs)
  })
  socket.on('timeout', () => {
    isUnanswered = manner === 'read' && response === ''
    socket.destroy()
  })
  const closed = new Promise((resolve) => socket.on('close', resolve))
  if (manner === 'stop reading') socket.pause()
  await new Promise((resolve) => socket.write(text, 'latin1', resolve))
  if (response === '') socket.setTimeout(manner === 'read' ? patienceMs : momentMs)
  if (manner === 'half-close') socket.end()
  if (manner === 'hang up') socket.destroy()
  if (manner === 'stop reading') setTimeout(() => socket.destroy(), momentMs)
  await closed
  const statuses = [...response.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status))
  return { statuses, isRefused, isUnanswered }
}

/** Something to write to the port of a server, and how its client behaves. One character is one byte. */
interface OddRequest {
  text: string
  /**
   * What the client does once all is written: wait for the response; wait a moment, since there need not be one; close its side and
   * read; close; or leave unread what comes.
   */
  manner: 'read' | 'give up' | 'half-close' | 'hang up' | 'stop reading'
}

/** Requests that a seed repeats: odd text in every position of a request, and clients that break off. */
function oddRequests(seed: number, count: number): OddRequest[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => (random.chance(0.05) ? brokenOff(random) : filled(random)))
}

/** A request as it can be read, repeated and put into a test. */
function escaped({ text, manner }: OddRequest): string {
  // Any more of a long repetition tells nothing.
  const shortened = JSON.stringify(text).replace(
    /(.{1,20}?)\1{30,}/g,
    (all, unit: string) => `${unit}{${all.length / unit.length} times}`,
  )
  return `${shortened} (${manner})`
}

const urlencoded = 'application/x-www-form-urlencoded'

/** Writes a request (RFC 9112); a header that is given replaces the usual one of its name. */
function write(line: string, headers: Record<string, string> = {}, body?: string): string {
  const framing =
    body === undefined || 'Transfer-Encoding' in headers ? {} : { 'Content-Length': body.length }
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...framing, ...headers })
  return [line, ...lines.map((pair) => pair.join(': ')), '', body ?? ''].join('\r\n')
}

const get = (target: string, headers?: Record<string, string>) => write(`GET ${target} HTTP/1.1`, headers)

const post = (body: string, headers: Record<string, string> = {}, target = '/consultation') =>
  write(`POST ${target} HTTP/1.1`, { 'Content-Type': urlencoded, ...headers }, body)

/** What a person would send, with the fields of both forms; what is given differs. */
const fields = (own: Record<string, string> = {}) =>
  Object.entries({ name: 'Ann', email: 'ann%40example.com', message: 'Hello', details: 'Hello', ...own })
    .map((pair) => pair.join('='))
    .join('&')

/** A `multipart/form-data` body (RFC 7578) that begins so. */
const multipart = (begin: string, boundary = 'b') => {
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const parts = part('name', 'Ann') + part('email', 'ann@example.com') + part('message', 'Hello')
  return post(`${begin}${parts}--b--\r\n`, { 'Content-Type': `multipart/form-data; boundary=${boundary}` })
}

/** A place of a request that any text can stand in. */
interface Position {
  fill(text: string): string
  /** How many bytes the server takes there. */
  room: number
  manner: OddRequest['manner']
}

// '¤' is where the text goes.
const targets = [...addresses.map((address) => `${address}¤`), ...odd.targets]

// The header limit of the server is for the whole head, and a target may have the text twice.
const inHead = { room: 7 * 1024, manner: 'read' } as const
const inBody = { room: 63 * 1024, manner: 'read' } as const
const inFraming = { room: 7 * 1024, manner: 'give up' } as const

const positions: Position[] = [
  ...targets.map((target) => ({
    ...inHead,
    fill: (text: string) => get(target.replaceAll('¤', () => text)),
  })),
  ...odd.methods.map((method) => ({
    ...inHead,
    fill: (text: string) => write(`${method} /launch?${text} HTTP/1.1`),
  })),
  { ...inHead, fill: (text) => write(`${text} / HTTP/1.1`) },
  { ...inHead, fill: (text) => write(`GET / HTTP/1.${text}`) },
  ...Object.entries(odd.headers).flatMap(([name, value]) => [
    { ...inHead, fill: (text: string) => get('/launch', { [name]: text }) },
    { ...inHead, fill: (text: string) => post(fields(), { [name]: `${value}${text},${value}` }) },
  ]),
  // Those that can make the server wait for more than is sent, or keep the connection.
  ...Object.entries(odd.framingHeaders).flatMap(([name, value]) => [
    { ...inFraming, fill: (text: string) => post(fields(), { [name]: text }) },
    { ...inFraming, fill: (text: string) => post(fields(), { [name]: `${value}${text},${value}` }) },
  ]),
  { ...inFraming, fill: (text) => get('/', { [text]: 'x' }) },
  ...odd.fieldNames.flatMap((name) => [
    { ...inBody, fill: (text: string) => post(fields({ [name]: `${text}x` })) },
    { ...inBody, fill: (text: string) => post(fields({ [name]: `${text}x` }), {}, '/get-started') },
  ]),
  { ...inBody, fill: (text) => post(text) },
  { ...inBody, fill: (text) => post(`${text}=x&${fields()}`) },
  // The stand-in form service repeats what was sent.
  { ...inBody, fill: (text) => post(fields({ email: 'echoes%40example.com', message: text })) },
  { ...inBody, fill: (text) => post(fields({ email: `a${text}@example.com` })) },
  { ...inBody, fill: (text) => post(fields({ message: text }), {}, '/consultation.data') },
  { ...inBody, fill: (text) => multipart(text) },
  {
    ...inBody,
    fill: (text) => multipart(`--b\r\nContent-Disposition: form-data; name="${text}"\r\n\r\nx\r\n`),
  },
  {
    ...inBody,
    fill: (text) =>
      multipart(
        `--b\r\nContent-Disposition: form-data; name="x"; filename="x"\r\n${text}: x\r\n\r\n${text}\r\n`,
      ),
    room: 31 * 1024,
  },
  { ...inHead, fill: (text) => multipart('', `b${text}`) },
]

const percent = (...octets: number[]) =>
  octets.map((octet) => `%${octet.toString(16).padStart(2, '0')}`).join('')

/** A byte as it stands and percent-encoded (RFC 3986, section 2.1), then how else programs spell it, or could read it. */
const spellings: ((byte: number) => string)[] = [
  (byte) => String.fromCharCode(byte),
  (byte) => percent(byte).toUpperCase(),
  (byte) => `%25${percent(byte).slice(1)}`,
  // UTF-8: of the character of this number, overlong in two bytes, and of a surrogate, which UTF-8 doesn't have.
  (byte) => encodeURIComponent(String.fromCharCode(byte)),
  (byte) => percent(0xc0 | (byte >> 6), 0x80 | (byte & 0x3f)),
  (byte) => percent(0xed, 0xa0 | (byte >> 6), 0x80 | (byte & 0x3f)),
  (byte) => `\\u00${percent(byte).slice(1)}`,
  (byte) => `&#${byte};`,
]

const utf8 = (text: string) => Buffer.from(text).toString('latin1')

/** What costs a careless reader more than its length when it is repeated. */
const units = [
  ...'/.%@;,:"\'<>&=?#\\ \t\0\n\r+-_*~^|$![](){}aA0é\xff',
  ...odd.units,
  '\r\n',
  ', ,',
  '--b\r\n',
  '\r\n\r\n',
  'HTTP/1.1 200 OK\r\n',
  // A combining accent, a right-to-left override, a line separator, a family of emoji, Han.
  ...['\u0301', '\u202e', '\u2028', '👩‍👧‍👦', '字'].flatMap((text) => [utf8(text), encodeURIComponent(text)]),
]

const oddByte = (random: Random) => random.pick(spellings)(random.below(256))
const oddPiece = (random: Random) =>
  random.chance(0.5) ? oddByte(random) : random.pick(units).repeat(random.below(20))
const oddText = (random: Random) =>
  Array.from({ length: 1 + random.below(5) }, () => oddPiece(random)).join('')

function filled(random: Random): OddRequest {
  const { fill, room, manner } = random.pick(positions)
  const unit = random.pick(units)
  // Behind a long repetition comes nothing, or what a backtracking pattern that came so far fails at.
  const makers = [oddByte, oddText, () => unit.repeat(room / unit.length) + random.pick(odd.ends)]
  // Long ones take long.
  const make = random.chance(0.1) ? makers[2]! : makers[random.below(2)]!
  return { text: fill(make(random)), manner }
}

const chunk = (body: string, size = body.length.toString(16)) => `${size}\r\n${body}\r\n`
const sizes = [...odd.sizes, `5;${'a=b;'.repeat(3000)}`]

/** A client that breaks off, lies about its body, sends several at once or doesn't read. */
function brokenOff(random: Random): OddRequest {
  const chunked = { 'Transfer-Encoding': 'chunked' }
  const whole = random.pick([
    get('/launch?package=AI%20Growth', { 'Accept-Encoding': 'br, gzip;q=0.5' }),
    post(fields()),
    post(`${chunk('name=Ann&')}${chunk('email=ann%40example.com&message=Hello')}0\r\n\r\n`, chunked),
    multipart(''),
    post(fields(), { Expect: '100-continue' }),
  ])
  const manyHeaders = Array.from({ length: random.pick([99, 101, 255]) }, (_, index) => [`X-${index}`, 'x'])
  return {
    manner: random.pick(['hang up', 'give up', 'half-close', 'stop reading'] as const),
    text: random.pick([
      whole,
      whole.slice(0, random.below(whole.length)),
      post(fields(), { 'Content-Length': random.pick(odd.lengths) }),
      post(fields(), { 'content-length': random.pick(odd.lengths) }),
      post(chunk('name=', random.pick(sizes)), chunked),
      post(`${chunk('name=')}0\r\nX-Trailer: ${oddText(random)}\r\n\r\n`, chunked),
      post(chunk('name='), { ...chunked, 'Content-Length': '5' }),
      get('/launch', Object.fromEntries(manyHeaders) as Record<string, string>),
      get(random.pick(addresses), { Connection: 'keep-alive' }).repeat(100) + whole,
      get('/no', { Connection: 'keep-alive' }).repeat(2000),
      post('message='.padEnd(70_000, 'x')),
      oddText(random),
    ]),
  }
}
