import { getSystemErrorMap } from 'node:util'
import { Fault } from './fault'
import { isoTime } from './iso-time'

const severity = { debug: 0, info: 1, warn: 2, error: 3 } as const

export type Level = keyof typeof severity

type AnyEvent = { event: string; [field: string]: unknown }

/** Writes one line; undefined fields are omitted. */
export type Log<Event extends { event: string } = AnyEvent> = (level: Level, event: Event) => void

const batchMs = 10
// More unread bytes make lines of requests be dropped and counted, so that memory does not fill.
const maxUnread = 16 * 1024 * 1024

/** One JSON object a line, or text on a terminal. Input cannot forge a line. `flush` is for the end of the process. */
export function createLog<Event extends { event: string } = AnyEvent>(
  target: { write(text: string): unknown; isTTY?: boolean; writableLength?: number },
  minimum: Level,
  now: () => number,
): { log: Log<Event>; flush: () => void } {
  const format = target.isTTY ? toText : toJson
  let waiting = ''
  let dropped = 0
  const flush = () => {
    const lines = waiting
    waiting = ''
    if (lines) target.write(lines)
  }
  const log: Log<Event> = (level, event) => {
    if (severity[level] < severity[minimum]) return
    if (event.event === 'request' && (target.writableLength ?? 0) > maxUnread) {
      dropped += 1
      return
    }
    // Batch the lines of requests: under load, writing each one costs more than its response.
    if (event.event === 'request' && !waiting) setTimeout(flush, batchMs)
    if (dropped > 0 && severity.warn >= severity[minimum])
      waiting += `${format(isoTime(now()), 'warn', { event: 'dropped', lines: dropped })}\n`
    dropped = 0
    waiting += `${format(isoTime(now()), level, event)}\n`
    if (event.event !== 'request') flush()
  }
  return { log, flush }
}

// JSON does not escape these, but some terminals and log readers obey them: C1 controls, line separators, bidi controls.
const unescaped = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

export const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
const escape = (json: string) => json.replace(unescaped, escaped)

/** Joins strings, since spreading the event into another object would take longer than the rest. */
function toJson(time: string, level: Level, event: AnyEvent): string {
  return `{"time":"${time}","level":"${level}",${escape(JSON.stringify(event)).slice(1)}`
}

function toText(time: string, level: Level, { event, requestId, ...rest }: AnyEvent): string {
  const details = Object.entries({ ...rest, requestId })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escape(JSON.stringify(value))}`)
  return [time.slice(11, 19), level.padEnd(5), event, ...details].join(' ')
}

/** The message of a Fault. Of other errors only names, codes and addresses, since messages may repeat personal data. */
export function describeError(error: unknown): string {
  return describeCauses(error, describeFields)
}

export function describeCauses(error: unknown, describe: (thrown: unknown) => string): string {
  if (!(error instanceof Error)) return describe(error)
  // One error for each address of the host.
  const several: unknown[] = error instanceof AggregateError ? error.errors : []
  const causes = error.cause === undefined ? several : [error.cause, ...several]
  const words = describe(error)
  // A cause adds nothing when its code is already in the words.
  const isTold = (cause: unknown) => words.includes(`(${(cause as NodeJS.ErrnoException)?.code})`)
  const described = causes.filter((cause) => !isTold(cause)).map((cause) => describeCauses(cause, describe))
  const telling = described.filter((cause) => cause !== 'Error')
  return telling.length > 0 ? `${words} (cause: ${telling.join('; ')})` : words
}

export function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // The message comes first, and may have lines that look like frames.
  const heading = error.stack?.indexOf(error.message) ?? -1
  if (!error.stack || heading < 0) return undefined
  const frames = error.stack.slice(heading + error.message.length).split('\n')
  return frames.filter((line) => /^ {4}at \S/.test(line)).join('\n')
}

/** Of an error that is not ours: the system's words or its name, codes, syscall and address, unless they look like sentences. */
function describeFields(error: unknown): string {
  if (error instanceof Fault) return error.message
  if (!(error instanceof Error)) return `A thrown ${typeof error}`
  const fields = error as Error & Record<string, unknown>
  const { name, code, originalCode, syscall, address = fields.hostname, port } = fields
  const isPlain = /wrong version number|packet length too long/.test(error.message)
  const system = getSystemErrorMap().get(Number(fields.errno))?.[1].concat(':')
  const words = isPlain ? 'that port speaks http instead of https:' : system
  const codes = [words ?? name, code, originalCode, syscall].filter(
    (fact) => typeof fact === 'string' && /^([a-z -]+:|\w{1,40})$/.test(fact),
  )
  if (typeof address !== 'string' || !/^[\w.:-]{1,255}$/.test(address)) return codes.join(' ')
  return [...codes, typeof port === 'number' ? `${address}:${port}` : address].join(' ')
}
