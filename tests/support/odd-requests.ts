import { randomFrom, type Random } from './random'
import {
  bytes,
  corePositions,
  ends,
  fieldNames,
  formBody,
  goodFields,
  multipart,
  otherPositions,
  otherSpellings,
  part,
  plainSpellings,
  realTargets,
  units,
  write,
  type Message,
  type Position,
} from './request-grammar'

/** Something to write to the port of a server, and how its client behaves. */
export interface OddRequest {
  /** What is written, one character a byte, with a pause after each. */
  chunks: readonly string[]
  /**
   * What the client does once all is written: wait for the answer; wait a moment, since there need not be one; close its side and
   * read; close; or leave unread what comes.
   */
  manner: 'read' | 'give up' | 'half-close' | 'hang up' | 'stop reading'
}

/**
 * Requests that a seed repeats, in a random order: every byte in every position, as it stands and percent-encoded (from 100,000
 * requests on; of less, all in the core positions and a sample of the others), long repetitions, clients that break off, and
 * random mixtures.
 */
export function oddRequests(seed: number, count: number): OddRequest[] {
  const random = randomFrom(seed)
  const share = (fraction: number) => Math.floor(count * fraction)
  const systematic = [
    ...everyByte(corePositions),
    ...shuffled(random, everyByte(otherPositions.flat())),
  ].slice(0, share(0.81))
  const repeated = Array.from({ length: share(0.06) }, () => repetition(random))
  const broken = Array.from({ length: share(0.05) }, () => brokenOff(random))
  const mixed = Array.from({ length: share(0.08) }, () => mixture(random))
  return shuffled(random, [...systematic, ...repeated, ...broken, ...mixed])
}

function everyByte(positions: readonly Position[]): OddRequest[] {
  return positions.flatMap((position) =>
    plainSpellings.flatMap((spell) => bytes.map((byte) => filled(position, spell(byte)))),
  )
}

function filled(position: Position, text: string): OddRequest {
  return whole(position.fill(text), position.decidesFraming)
}

function whole(message: Message, decidesFraming = false): OddRequest {
  return { chunks: [write(message)], manner: decidesFraming ? 'give up' : 'read' }
}

/** A long repetition with a suffix that defeats a backtracking pattern. */
function repetition(random: Random): OddRequest {
  const position = random.pick(random.pick([corePositions, ...otherPositions]))
  const unit = random.pick(units)
  const length = random.chance(0.8) ? position.room : random.below(position.room)
  return filled(position, unit.repeat(length / unit.length) + random.pick(ends))
}

function mixture(random: Random): OddRequest {
  const message = oddMessage(random)
  const text = write(message)
  if (random.chance(0.05)) return { chunks: [damaged(random, text)], manner: 'give up' }
  return { chunks: [text], manner: 'read' }
}

const [targetPositions = [], headPositions = []] = otherPositions
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'CONNECT',
  'QUERY',
  'get',
  '',
]

function oddMessage(random: Random): Message {
  const isPost = random.chance(0.3)
  const headers = Array.from({ length: random.below(4) }, () => {
    const { fill, decidesFraming } = random.pick(headPositions)
    return decidesFraming ? [] : (fill(oddText(random)).headers ?? [])
  }).flat()
  return {
    ...(isPost ? oddPost(random) : { method: random.chance(0.8) ? 'GET' : random.pick(methods) }),
    target: oddTarget(random, isPost),
    ...(headers.length > 0 && !isPost && { headers }),
  }
}

function oddPost(random: Random): Message {
  const fields = Array.from(
    { length: random.below(6) },
    () => [random.pick(fieldNames), oddText(random)] as const,
  )
  const localPart = random.chance(0.2)
    ? random.pick(['echoes', 'refuses-all', 'broken', 'huge', 'html', 'full', 'absent', 'captcha'])
    : `ann${random.below(1_000_000)}`
  const email = `${localPart}%40example.com`
  if (random.chance(0.25)) {
    const parts = [
      part('email', decodeURIComponent(email)),
      ...fields.map(([name, value]) => part(name, value)),
    ]
    return multipart(parts.join(''))
  }
  return { body: formBody({ ...goodFields, email, ...Object.fromEntries(fields) }) }
}

function oddTarget(random: Random, isPost: boolean): string {
  if (!isPost && random.chance(0.3)) return random.pick(targetPositions).fill(oddText(random)).target ?? '/'
  const target = isPost
    ? random.pick([
        '/consultation',
        '/get-started',
        '/consultation.data',
        '/get-started?package=basic',
        '/launch',
      ])
    : random.pick(realTargets)
  const [path = '', search] = target.split('?')
  const name = search === undefined ? oddText(random) : search
  return random.pick([
    () => target,
    () => (random.chance(0.5) ? path.toUpperCase() : path) + (search ? `?${search}` : ''),
    () => `${path}/?${name}`,
    () => path.replace('/', '//'),
    () => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    () => `${path}/.././${path}`,
    () => `${path}.data?${name}`,
    () => `${path}/${oddText(random)}`,
    () => `${target}${search === undefined ? '?' : '&'}${oddText(random)}=${oddText(random)}`,
    () => `http://${random.pick(['localhost', 'evil.example', '[::1]', oddText(random)])}${target}`,
  ])()
}

/** A few bytes in any spelling, words and short repetitions. */
function oddText(random: Random): string {
  return Array.from({ length: 1 + random.below(5) }, () =>
    random.pick([
      () => random.pick(plainSpellings)(random.below(256)),
      () => random.pick(otherSpellings)(random.below(256)),
      () => random.pick(units),
      () => random.pick(units).repeat(random.below(20)),
      () =>
        random.pick(['launch', 'data', 'package', 'constructor', '-1', '1e999', '{"event":"forged"}', '']),
    ])(),
  ).join('')
}

function damaged(random: Random, text: string): string {
  const at = random.below(text.length)
  return text.slice(0, at) + String.fromCharCode(random.below(256)) + text.slice(at + random.below(3))
}

const get = (target: string, headers: Message['headers'] = []) => write({ target, headers })
const post = (headers: Message['headers'] = [], body = formBody(goodFields)) =>
  write({ target: '/consultation', headers, body })
const keepAlive = [['Connection', 'keep-alive']] as const
const chunked = [['Transfer-Encoding', 'chunked']] as const
const sized = (body: string, size = body.length.toString(16)) => `${size}\r\n${body}\r\n`
const structure = /(?<=[ \r\n:;,=&/?"%])|(?=[ \r\n:;,=&/?"%])/
const wholeRequests = [
  get('/launch?package=AI%20Growth'),
  get('/no/such/page'),
  get('/quiz?business=shop', [['Accept-Encoding', 'br, gzip;q=0.5']]),
  post(),
  post(chunked, `${sized('name=Ann&')}${sized('email=ann%40example.com&message=Hello')}0\r\n\r\n`),
  write(multipart(part('name', 'Ann') + part('email', 'ann@example.com') + part('message', 'Hello'))),
  post([['Expect', '100-continue']]),
]
const sizes = [
  'zz',
  '-1',
  '',
  '0x5',
  '5 5',
  '5;a',
  `5;${'a=b;'.repeat(3000)}`,
  'ffffffffffffffff',
  'fffffff',
  '1',
]
const lengths = [
  '-1',
  '',
  '5',
  '0',
  '99999999999999999999',
  '70000',
  '5, 5',
  '5,6',
  '+5',
  ' 5 ',
  '0x10',
  '1e1',
]

/** A client that breaks off, lies about its body, sends slowly, sends several at once or doesn't read. */
function brokenOff(random: Random): OddRequest {
  const manner = random.pick(['hang up', 'give up', 'half-close'] as const)
  return random.pick<() => OddRequest>([
    () => {
      const pieces = random.pick(wholeRequests).split(structure)
      return { chunks: [pieces.slice(0, 1 + random.below(pieces.length)).join('')], manner }
    },
    () => ({ chunks: [random.pick(wholeRequests)], manner: random.pick(['hang up', 'half-close']) }),
    () => ({
      chunks: inPieces(random, random.pick(wholeRequests)),
      manner: random.pick(['read', 'hang up']),
    }),
    () => ({ chunks: [post([['Content-Length', random.pick(lengths)]])], manner }),
    () => ({ chunks: [post(chunked, sized('name=', random.pick(sizes)))], manner }),
    () => ({
      chunks: [post(chunked, `${sized('name=')}0\r\nX-Trailer: ${oddText(random)}\r\n\r\n`)],
      manner,
    }),
    () => ({ chunks: [post([...chunked, ['Content-Length', '5']], sized('name='))], manner }),
    () => ({ chunks: [post(twice('Content-Length', '5', random.pick(lengths)))], manner }),
    () => ({ chunks: [get('/launch', twice('Host', 'localhost', oddText(random)))], manner: 'read' }),
    () => ({ chunks: [get('/launch', manyHeaders(random))], manner: 'read' }),
    () => ({ chunks: [pipelined(random)], manner: random.pick(['read', 'hang up', 'stop reading']) }),
    () => ({
      chunks: [get(random.pick(realTargets), keepAlive).repeat(100)],
      manner: random.pick(['stop reading', 'hang up']),
    }),
    () => ({
      chunks: ['GET /no HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000)],
      manner: random.pick(['stop reading', 'hang up']),
    }),
    () => ({ chunks: [post([], 'message='.padEnd(70_000, 'x'))], manner: random.pick(['read', 'hang up']) }),
    () => ({ chunks: [oddText(random)], manner }),
  ])()
}

function inPieces(random: Random, text: string): string[] {
  const at = Array.from({ length: 3 }, () => random.below(text.length)).toSorted((a, b) => a - b)
  return [0, ...at].map((start, index) => text.slice(start, at[index]))
}

function twice(name: string, first: string, second: string): [string, string][] {
  return [
    [name, first],
    [name, second],
  ]
}

function manyHeaders(random: Random): [string, string][] {
  const name = random.pick(['X-Other', 'Cookie', 'X-Forwarded-For', 'Accept-Encoding', 'If-None-Match', 'A'])
  return Array.from({ length: random.pick([99, 101, 500, 1000, 2000]) }, () => [name, '1'])
}

function pipelined(random: Random): string {
  const first = Array.from({ length: 1 + random.below(5) }, () =>
    random.chance(0.7)
      ? get(random.pick(realTargets), keepAlive)
      : post(keepAlive, formBody({ ...goodFields, message: oddText(random) })),
  )
  return first.join('') + (random.chance(0.5) ? get('/') : write(oddMessage(random)))
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const all = [...items]
  for (let last = all.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    ;[all[last], all[other]] = [all[other]!, all[last]!]
  }
  return all
}

/** A request as it can be read, repeated and put into a test. */
export function escaped({ chunks, manner }: OddRequest): string {
  const text = chunks.map((chunk) => JSON.stringify(chunk)).join(', ')
  // Any more of a long repetition tells nothing.
  return `${text.replace(/(.{1,20}?)\1{30,}/g, (all, unit: string) => `${unit}{${all.length / unit.length} times}`)} (${manner})`
}
