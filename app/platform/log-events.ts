/** Events of the process, and shared fields; for types and documentation. Production doesn't validate lines. */
import { z } from 'zod'
import type { Level } from './log'

export const named = <Schema extends z.ZodType>(id: string, description: string, schema: Schema) =>
  schema.meta({ id, description })
export const text = (description: string) => z.string().describe(description)

const timeSyntax = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
export const time = named('time', 'ISO 8601 in UTC.', z.string().regex(timeSyntax))
export const requestId = named('requestId', "Shared by a request's lines and response.", z.string().min(1))
export const clientIp = named('clientIp', "The client's address, counted by TRUST_PROXY.", z.string())
export const status = named('status', 'The HTTP status of the answer.', z.int().min(200).max(599))
export const durationMs = named('durationMs', 'Milliseconds until the response starts.', z.int())
const signal = named('signal', 'The signal that was followed.', z.enum(['SIGTERM', 'SIGINT']))

/** A line with exactly these fields. */
export function line<
  const Event extends string,
  const Levels extends readonly Level[],
  Fields extends object,
>(event: Event, levels: Levels, fields: Fields) {
  return z.strictObject({ time, level: z.enum(levels), event: z.literal(event), ...fields })
}

/** The caller's part of a line. */
export type EventOf<Schema extends z.ZodType> =
  z.infer<Schema> extends infer Line ? (Line extends unknown ? Omit<Line, 'time' | 'level'> : never) : never

export const startEvent = named(
  'start',
  'The server listens. A warning when its configuration is meant for trying out.',
  line('start', ['info', 'warn'], {
    url: text('The public origin, or where to look on this machine.'),
    port: z.int().describe('Where the site listens.'),
    metricsPort: z.int().optional().describe('METRICS_PORT, where it is set.'),
    node: text('The version of Node.js.'),
    warnings: z.array(z.string()).min(1).optional().describe('What to know about the configuration.'),
  }),
)
export const drainEvent = named(
  'drain',
  'The server was asked to stop: it takes nothing new and finishes requests in flight.',
  line('drain', ['info'], { signal }),
)
export const stopEvent = named(
  'stop',
  'The last line: the signal that was followed, or the error that kept the server from starting or going on.',
  z.union([
    line('stop', ['info'], { signal }),
    line('stop', ['error'], {
      message: text('The error, with its causes.'),
      origin: z.enum(['uncaughtException', 'unhandledRejection']).optional().describe('How it surfaced.'),
      stack: text('Where in the code it was made.').optional(),
    }),
  ]),
)

export const droppedEvent = named(
  'dropped',
  'Lines of requests that were not written, since the log was read too slowly. No other line is ever dropped.',
  line('dropped', ['warn'], { lines: z.int().min(1).describe('How many.') }),
)

export type ProcessEvent = EventOf<
  typeof startEvent | typeof drainEvent | typeof stopEvent | typeof droppedEvent
>
