import { Fault } from './fault'

const severity = { debug: 0, info: 1, warn: 2, error: 3 } as const

/** How much a line matters; `LOG_LEVEL` names the least that is written. */
export type Level = keyof typeof severity

/** What a line says beside its time and level. Undefined fields are left out. */
export type Fields = { event: string; requestId?: string | undefined } & Record<string, unknown>

/** Writes one line for each call. */
export type Log = (level: Level, fields: Fields) => void

/** Where lines go and what decides their form; the process's standard output fits. */
export interface LogTarget {
  write(text: string): unknown
  /** Takes a line that may wait for others, where so many come that each alone would cost too much. */
  writeSoon?(text: string): unknown
  isTTY?: boolean
}

/** A target whose lines can wait for one another. */
export interface GatheringTarget extends LogTarget {
  /** Writes what waits; to be called before the process ends. */
  flush(): void
}

/**
 * Writes lines that may wait together, at the end of the event loop's turn in which they came; in order, and at once with any
 * line that may not wait.
 */
export function gatherLines(target: LogTarget): GatheringTarget {
  let waiting = ''
  const write = (text: string) => {
    const all = waiting + text
    waiting = ''
    if (all) target.write(all)
  }
  const flush = () => write('')
  return {
    write,
    writeSoon(text) {
      if (!waiting) setImmediate(flush)
      waiting += text
    },
    flush,
    isTTY: target.isTTY ?? false,
  }
}

/**
 * Builds the log of the contract: one JSON object a line, which people reading on a terminal get as plain words instead.
 * Every line break and control character is escaped, so that input can't forge a line.
 */
export function createLog(target: LogTarget, least: Level, now: () => number): Log {
  const format = target.isTTY ? inWords : toJson
  return (level, fields) => {
    if (severity[level] < severity[least]) return
    const line = `${format({ time: new Date(now()).toISOString(), level, ...fields })}\n`
    // A site under load answers a dozen requests in one turn of the event loop, and a line alone costs more than its answer.
    if (fields.event === 'request' && target.writeSoon) target.writeSoon(line)
    else target.write(line)
  }
}

// JSON lets these stand, and some terminals and log readers take them for line breaks, commands or a change of direction.
const unescaped = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

function toJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unescaped,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function inWords({ time, level, event, requestId, ...rest }: Record<string, unknown>): string {
  // The id is for machines and long, so it comes last.
  const details = Object.entries({ ...rest, requestId })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${toJson(value)}`)
  return [String(time).slice(11, 19), String(level).padEnd(5), event, ...details].join(' ')
}

/**
 * An error as the log may hold it: the words of a {@link Fault}, and of any other error its name, its code and the address it
 * failed to reach. The words of a parser, a database or a library may repeat what a visitor wrote, so they never enter the log.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `A thrown ${typeof error}`
  const own = error instanceof Fault ? error.message : factsOf(error)
  // A host with several addresses fails with one error for each.
  const several: unknown[] = error instanceof AggregateError ? error.errors : []
  const causes = error.cause === undefined ? several : [error.cause, ...several]
  return causes.length > 0 ? `${own} (cause: ${causes.map(describeError).join('; ')})` : own
}

/** The places in our code that an error came through, without its message. */
export function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // The stack begins with the message, which may have lines that look like places.
  const heading = error.stack?.indexOf(error.message) ?? -1
  if (!error.stack || heading < 0) return undefined
  const places = error.stack.slice(heading + error.message.length).split('\n')
  return places.filter((line) => /^ {4}at \S/.test(line)).join('\n')
}

const code = /^\w{1,40}$/
const address = /^[\w.:-]{1,255}$/

/** What Node.js and the database drivers say of an error beside its message. */
function factsOf(error: Error): string {
  const {
    code: itsCode,
    syscall,
    address: host,
    port,
  } = error as NodeJS.ErrnoException & Record<string, unknown>
  const codes = [error.name, itsCode, syscall].filter((fact) => typeof fact === 'string' && code.test(fact))
  if (typeof host !== 'string' || !address.test(host)) return codes.join(' ')
  return [...codes, typeof port === 'number' ? `${host}:${port}` : host].join(' ')
}
