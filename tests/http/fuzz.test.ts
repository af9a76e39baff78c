import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { addresses } from '../support/addresses'
import { serveFormService } from '../support/form-service'
import odd from './odd-requests.json'
import { randomFrom } from '../support/random'
import { withFormService, type LogLine } from '../support/site'
import { startTestServer } from '../support/test-servers'

const count = Number(process.env.FUZZ_REQUESTS ?? (process.env.FULL ? 20_000 : 500))
const seed = Number(process.env.FUZZ_SEED ?? 28)
const random = randomFrom(seed)

/** Bytes for the port of the server, one per character. */
interface OddRequest {
  text: string
  /** Whether the client waits for a response, gives up after a moment, or hangs up at once. */
  manner: 'waits' | 'gives up' | 'hangs up'
}

/** Writes a request (RFC 9112); a header that is given replaces the usual one of its name. */
function write(line: string, headers: Record<string, string> = {}, body?: string): string {
  const framing =
    body === undefined || 'Transfer-Encoding' in headers ? {} : { 'Content-Length': body.length }
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...framing, ...headers })
  return [line, ...lines.map((pair) => pair.join(': ')), '', body ?? ''].join('\r\n')
}

const get = (target: string, headers?: Record<string, string>) => write(`GET ${target} HTTP/1.1`, headers)
const post = (body: string, headers: Record<string, string> = {}, target = '/consultation') =>
  write(`POST ${target} HTTP/1.1`, { 'Content-Type': 'application/x-www-form-urlencoded', ...headers }, body)

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

type Fill = (text: string) => string

/** Every place for a text in a request. '¤' stands for the text, and may occur twice. */
const inHead: Fill[] = [
  ...[...addresses.map((address) => `${address}¤`), ...odd.targets].map(
    (target): Fill =>
      (text) =>
        get(target.replaceAll('¤', () => text)),
  ),
  ...odd.methods.map(
    (method): Fill =>
      (text) =>
        write(`${method} /launch?${text} HTTP/1.1`),
  ),
  (text) => write(`${text} / HTTP/1.1`),
  (text) => write(`GET / HTTP/1.${text}`),
  ...Object.entries(odd.headers).flatMap(([name, value]): Fill[] => [
    (text) => get('/launch', { [name]: text }),
    (text) => post(fields(), { [name]: `${value}${text},${value}` }),
  ]),
  (text) => multipart('', `b${text}`),
]
/** Requests that can make the server wait for more, or keep the connection. */
const inFraming: Fill[] = [
  ...Object.entries(odd.framingHeaders).flatMap(([name, value]): Fill[] => [
    (text) => post(fields(), { [name]: text }),
    (text) => post(fields(), { [name]: `${value}${text},${value}` }),
  ]),
  (text) => get('/', { [text]: 'x' }),
]
const inBody: Fill[] = [
  ...odd.fieldNames.flatMap((name): Fill[] => [
    (text) => post(fields({ [name]: `${text}x` })),
    (text) => post(fields({ [name]: `${text}x` }), {}, '/get-started'),
  ]),
  (text) => post(text),
  (text) => post(`${text}=x&${fields()}`),
  // The stand-in form service repeats what was sent.
  (text) => post(fields({ email: 'echoes%40example.com', message: text })),
  (text) => post(fields({ email: `a${text}@example.com` })),
  (text) => post(fields({ message: text }), {}, '/consultation.data'),
  multipart,
  (text) => multipart(`--b\r\nContent-Disposition: form-data; name="${text}"\r\n\r\nx\r\n`),
]
const kibibyte = 1024
const positions: { fill: Fill; room: number; manner: OddRequest['manner'] }[] = [
  // The header limit of the server is for the whole head.
  ...inHead.map((fill) => ({ fill, room: 7 * kibibyte, manner: 'waits' as const })),
  ...inFraming.map((fill) => ({ fill, room: 7 * kibibyte, manner: 'gives up' as const })),
  ...inBody.map((fill) => ({ fill, room: 63 * kibibyte, manner: 'waits' as const })),
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
]

const utf8 = (text: string) => Buffer.from(text).toString('latin1')

/** Texts that take a careless reader quadratic time when they are repeated. */
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

const oddByte = () => random.pick(spellings)(random.below(256))
const oddPiece = () => (random.chance(0.5) ? oddByte() : random.pick(units).repeat(random.below(20)))
const oddText = () => Array.from({ length: 1 + random.below(5) }, oddPiece).join('')
/** Ends with nothing, or with a text that makes a backtracking pattern fail late. */
const longText = (room: number) => {
  const unit = random.pick(units)
  return unit.repeat(room / unit.length) + random.pick(odd.ends)
}

function filled(): OddRequest {
  const { fill, room, manner } = random.pick(positions)
  // Long texts take long.
  return { text: fill(random.chance(0.1) ? longText(room) : oddText()), manner }
}

const chunk = (body: string, size = body.length.toString(16)) => `${size}\r\n${body}\r\n`

/** From a client that breaks off, lies about its body or sends several requests at once. */
function brokenOff(): OddRequest {
  const chunked = { 'Transfer-Encoding': 'chunked' }
  const whole = random.pick([post(fields()), multipart(''), post(fields(), { Expect: '100-continue' })])
  const text = random.pick([
    whole.slice(0, random.below(whole.length)),
    post(fields(), { 'content-length': random.pick(odd.lengths) }),
    post(chunk('name=', random.pick([...odd.sizes, `5;${'a=b;'.repeat(3000)}`])), chunked),
    post(`${chunk('name=')}0\r\nX-Trailer: ${oddText()}\r\n\r\n`, chunked),
    get(random.pick(addresses), { Connection: 'keep-alive' }).repeat(100) + whole,
    oddText(),
  ])
  return { text, manner: random.pick(['gives up', 'hangs up'] as const) }
}

const momentMs = 100
// Only ends a test that hangs.
const patienceMs = 20_000

/** Sends an odd request on a connection of its own, and gives the status of each response. */
async function send(port: number, { text, manner }: OddRequest) {
  const socket = connect({ port, host: '127.0.0.1' })
  let response = ''
  socket.on('data', (data: Buffer) => {
    response += data.toString('latin1')
    // Everything after a response comes at once.
    socket.setTimeout(momentMs)
  })
  socket.on('error', () => {}).on('timeout', () => socket.destroy())
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.setTimeout(manner === 'waits' ? patienceMs : momentMs)
  socket.write(text, 'latin1', () => manner === 'hangs up' && socket.destroy())
  await closed
  return [...response.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status))
}

it(
  `FUZZ_REQUESTS=${count} FUZZ_SEED=${seed}: odd requests get no unexpected error, forge no log line and leak no memory`,
  { timeout: 60 * 60_000 },
  async () => {
    const formService = await serveFormService()
    onTestFinished(() => formService.close())
    const server = await startTestServer({
      ...withFormService,
      FORM_SERVICE_URL: formService.url,
      SUBMISSIONS_PER_HOUR: '100000',
      SUBMISSIONS_PER_HOUR_TOTAL: '100000',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '1',
    })
    const seen = new Set<number>()
    const sendMany = async (many: number) => {
      const requests = Array.from({ length: many }, () => (random.chance(0.05) ? brokenOff() : filled()))
      const waiting = requests.values()
      const sendInTurn = async () => {
        for (const request of waiting) {
          const statuses = await send(server.port, request)
          for (const status of statuses) seen.add(status)
          // Either the form service or the journal failed.
          const wrong = statuses.filter((status) => status >= 500 && status !== 502 && status !== 503)
          const silence = request.manner === 'waits' && statuses.length === 0 ? ['no response'] : []
          const shown = `${JSON.stringify(request).slice(0, 2000)} ${server.complaints()}`
          expect([...wrong, ...silence], shown).toEqual([])
        }
      }
      await Promise.all(Array.from({ length: 24 }, sendInTurn))
    }
    await sendMany(count * 0.4)
    const heapWarm = await server.heap()
    await sendMany(count * 0.6)
    // Responses of many kinds show that the requests were odd in many ways.
    expect([...seen]).toEqual(expect.arrayContaining([200, 303, 400, 404, 405, 422]))
    expect(await server.heap(), 'bytes of the heap, a tenth above the warm one').toBeLessThan(heapWarm * 1.1)

    expect((await fetch(server.url)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    expect(server.complaints()).toBe('')
    const events = new Set(server.written.map((line) => (JSON.parse(line) as LogLine).event))
    const known = ['start', 'request', 'submission', 'delivery', 'throttle', 'drain', 'stop']
    expect([...events].filter((event) => !known.includes(String(event)))).toEqual([])
  },
)
