import { Fault } from './fault'

const severity = { debug: 0, info: 1, warn: 2, error: 3 } as const

export type Level = keyof typeof severity

interface AnyEvent {
  event: string
  [field: string]: unknown
}

/** Writes one line for each call; undefined fields are left out. */
export type Log<Event extends { event: string } = AnyEvent> = (level: Level, event: Event) => void

/** Where lines go, such as the process's standard output. */
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
 * The log of the contract: one JSON object a line, or plain words on a terminal. Line breaks and control characters are
 * escaped, so that input can't forge a line.
 */
export function createLog<Event extends { event: string } = AnyEvent>(
  target: LogTarget,
  least: Level,
  now: () => number,
): Log<Event> {
  const format = target.isTTY ? inWords : toJson
  return (level, event) => {
    if (severity[level] < severity[least]) return
    const line = `${format({ time: new Date(now()).toISOString(), level, ...event })}\n`
    // A site under load answers a dozen requests in one turn of the event loop, and a line alone costs more than its answer.
    if (event.event === 'request' && target.writeSoon) target.writeSoon(line)
    else target.write(line)
  }
}

// JSON leaves these as they are, and some terminals and log readers obey them: C1 controls, line separators, bidi controls.
const unescaped = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
const toJson = (value: unknown) => JSON.stringify(value).replace(unescaped, escaped)

function inWords({ time, level, event, requestId, ...rest }: Record<string, unknown>): string {
  // Last, since it is long and for machines.
  const details = Object.entries({ ...rest, requestId })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${toJson(value)}`)
  return [String(time).slice(11, 19), String(level).padEnd(5), event, ...details].join(' ')
}

/**
 * An error as the log may hold it: the message of a {@link Fault}; of any other error the name, the codes and the address,
 * since messages of parsers, databases and libraries may repeat what a visitor wrote.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `A thrown ${typeof error}`
  const own = error instanceof Fault ? error.message : factsOf(error)
  // Connecting to a host with several addresses fails with one error for each.
  const several: unknown[] = error instanceof AggregateError ? error.errors : []
  const causes = error.cause === undefined ? several : [error.cause, ...several]
  return causes.length > 0 ? `${own} (cause: ${causes.map(describeError).join('; ')})` : own
}

/** The stack of an error without its message. */
export function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // The stack begins with the message, which may have lines that look like frames.
  const heading = error.stack?.indexOf(error.message) ?? -1
  if (!error.stack || heading < 0) return undefined
  const frames = error.stack.slice(heading + error.message.length).split('\n')
  return frames.filter((line) => /^ {4}at \S/.test(line)).join('\n')
}

/** The properties that Node.js and the database drivers add to an error, where they are no sentences. */
function factsOf(error: Error): string {
  const { name, code, syscall, address, port } = error as Error & Record<string, unknown>
  const codes = [name, code, syscall].filter((fact) => typeof fact === 'string' && /^\w{1,40}$/.test(fact))
  if (typeof address !== 'string' || !/^[\w.:-]{1,255}$/.test(address)) return codes.join(' ')
  return [...codes, typeof port === 'number' ? `${address}:${port}` : address].join(' ')
}
