import { constants } from 'node:os'
import { describe, expect, it } from 'vitest'
import { Fault } from '~/platform/fault'
import { createLog, describeError, stackOf, type Level } from '~/platform/log'

const levels = ['debug', 'info', 'warn', 'error'] as const

function startLog(least: Level = 'info', isTTY = false) {
  const written: string[] = []
  const target = { write: (text: string) => written.push(text), isTTY, writableLength: 0 }
  const { log, flush } = createLog(target, least, () => Date.UTC(2026, 4, 5, 6, 7, 8))
  return { log, flush, written, target }
}

const hostile = 'a\n{"level":"error"}\r\nb\u2028c\u2029d\u0085e\0f\u001B[2Jg\u007Fh\u009B2J\u202Ei\u2066j'
const submission = { event: 'submission', form: 'project', errors: { email: ['TYPE_EMAIL'] } }
const breaksOrControls = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

it('is one JSON object a line, with the time, the level and the event, without what is undefined', () => {
  const { log, written } = startLog()
  log('info', { ...submission, requestId: undefined })
  log('warn', { event: 'drain' })
  expect(written).toEqual([
    '{"time":"2026-05-05T06:07:08.000Z","level":"info","event":"submission","form":"project","errors":{"email":["TYPE_EMAIL"]}}\n',
    '{"time":"2026-05-05T06:07:08.000Z","level":"warn","event":"drain"}\n',
  ])
})

it('drops lines of requests, and no others, while its reader is far behind, and says how many', () => {
  const { log, flush, written, target } = startLog()
  target.writableLength = 17 * 1024 * 1024
  for (let count = 0; count < 3; count += 1) log('info', { event: 'request' })
  log('info', { event: 'submission' })
  target.writableLength = 0
  log('info', { event: 'request' })
  flush()
  const events = written.join('').match(/"event":"\w+"(,"lines":\d+)?/g)
  expect(events).toEqual(['"event":"dropped","lines":3', '"event":"submission"', '"event":"request"'])
})

describe.each([
  ['for machines', false],
  ['on a terminal', true],
])('%s', (_, isTTY) => {
  it('no line break and no control character in the input reaches the log', () => {
    const { log, written } = startLog('info', isTTY)
    log('info', { event: 'start', path: hostile, nested: { [hostile]: [hostile] } })
    expect(written).toHaveLength(1)
    expect(written[0]?.startsWith('{')).toBe(!isTTY)
    expect(written[0]?.slice(0, -1)).not.toMatch(breaksOrControls)
    expect(written[0]?.at(-1)).toBe('\n')
    const { path } = isTTY ? { path: hostile } : (JSON.parse(written[0]!) as { path: string })
    expect(path).toBe(hostile)
  })

  it.each(levels)('the level %s writes itself and what is worse', (least) => {
    const { log, written } = startLog(least, isTTY)
    for (const level of levels) log(level, { event: `of ${level}` })
    const worse = levels.slice(levels.indexOf(least))
    expect(written.map((line) => /of (\w+)/.exec(line)?.[1])).toEqual(worse)
  })
})

describe('an error in the log', () => {
  const secret = 'Ann Bell, Mill Lane'
  const parserError = () => {
    try {
      return JSON.parse(secret) as Error
    } catch (error) {
      return error as Error
    }
  }
  const refused = (address: string) => {
    const [code, errno] = ['ECONNREFUSED', -constants.errno.ECONNREFUSED]
    const facts = { code, errno, syscall: 'connect', address, port: 5432 }
    return Object.assign(new Error(`connect ECONNREFUSED ${address}:5432`), facts)
  }

  const [v4, v6] = ['127.0.0.1', '::1'].map(refused)
  const told = (address: string) => `connection refused: ECONNREFUSED connect ${address}:5432`
  const caused = (words: string, cause?: Error) => new Fault(words, { cause })
  const within = new RangeError(secret, { cause: v6 })

  it.each([
    ['a fault of ours', new Fault('The journal is closed'), 'The journal is closed'],
    ['an error of a parser', parserError(), 'SyntaxError'],
    ['a connection', v4, told('127.0.0.1')],
    ['a fault that has causes', caused('No', within), `No (cause: RangeError (cause: ${told('::1')}))`],
    ['a fault that names the code of its cause', caused('No (ECONNREFUSED)', v6), 'No (ECONNREFUSED)'],
    [
      'a fault whose causes tell nothing',
      caused('Slow', new Error('', { cause: new Error(secret) })),
      'Slow',
    ],
    [
      'several that happened at once',
      new AggregateError([v6, v4]),
      `AggregateError (cause: ${told('::1')}; ${told('127.0.0.1')})`,
    ],
    ['a code that is a sentence', Object.assign(new Error(secret), { code: secret }), 'Error'],
    ['a text that was thrown', secret, 'A thrown string'],
    ['nothing', undefined, 'A thrown undefined'],
  ])('%s is told in our own words, by codes and by addresses', (_, error, words) => {
    expect(describeError(error)).toBe(words)
  })

  it('names the places that it came through, and no line of its message', () => {
    const stack = stackOf(new Error(`${secret}\n    at ${secret} (file.js:1:1)`))
    expect(stack).toMatch(/^ {4}at .*log\.test\.ts/)
    expect(stack).not.toContain('Ann')
  })
})
