/** Every line that the log may have. Production does not validate them, and has only their types. */
import * as z from 'zod'
import { checkedFields, fieldErrorCodes, type FormId } from '~/forms/form'
import { referenceSyntax } from '~/forms/receipt'
import { forms } from '~/forms/registry'
import type { ValuesOf } from '~/forms/schemas'
import type { Level } from '~/platform/log'
import { limitKinds } from '~/platform/rate-limit'
import { channelNames, conditions, failures, formErrorCodes, operations } from './names'
import { notTakenOutcomes, recordedOutcomes, submissionOutcomes } from './names'

const named = <Schema extends z.ZodType>(id: string, description: string, schema: Schema) =>
  schema.meta({ id, description })
const text = (description: string) => z.string().describe(description)

const timeSyntax = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const time = named('time', 'ISO 8601 in UTC.', z.string().regex(timeSyntax))
const requestId = named('requestId', "Shared by a request's lines and response.", z.string().min(1))
const clientIp = named('clientIp', "The client's address, counted by TRUST_PROXY.", z.string())
const status = named('status', 'The HTTP status of the answer.', z.int().min(200).max(599))
const durationMs = named('durationMs', 'Milliseconds until the response starts.', z.int())
const signal = named('signal', 'The signal that was followed.', z.enum(['SIGTERM', 'SIGINT']))
const form = named('form', 'The form.', z.enum(Object.keys(forms) as FormId[]))
const reference = named('reference', 'The name of the lead.', z.string().regex(referenceSyntax))
const answer = 'The HTTP status of the form service; null when it gave no answer.'
const ourWords = "A failure in our own words; the form service's may repeat what the visitor wrote."
const serviceCall = {
  serviceStatus: named('serviceStatus', answer, z.int().nullable()).optional(),
  serviceMs: named('serviceMs', 'How long the form service took, in milliseconds.', z.int()).optional(),
  failure: named('failure', 'Why it was not delivered.', z.enum(failures)).optional(),
  message: named('message', ourWords, z.string()).optional(),
  nextAttemptAt: named('nextAttemptAt', 'When it is tried again by itself.', time).optional(),
}
const { serviceStatus, nextAttemptAt } = serviceCall
const stack = text('Where in the code it was made.').optional()
const channel = named('channel', 'Where trouble is told.', z.enum(channelNames))
const told = {
  channel,
  alert: named('alertName', 'The trouble, or the daily summary.', z.enum([...conditions, 'summary'])),
  state: named('alertState', 'What was told of it.', z.enum(['started', 'over', 'daily'])),
}

function line<const Event extends string, const Levels extends readonly Level[], Fields extends object>(
  event: Event,
  levels: Levels,
  fields: Fields,
) {
  return z.strictObject({ time, level: z.enum(levels), event: z.literal(event), ...fields })
}

type FieldName = keyof ValuesOf<'consultation'> | keyof ValuesOf<'project'>
const fieldCodes = z.array(z.enum(fieldErrorCodes)).min(1)
const codes = named('fieldErrors', 'The codes of one field.', fieldCodes).optional()
const fields = Object.values(forms).flatMap((each) => checkedFields(each).map(({ name }) => [name, codes]))
const formCodes = z.array(z.enum(formErrorCodes)).min(1).optional()
const errors = z
  .strictObject({ form: formCodes, ...(Object.fromEntries(fields) as Record<FieldName, typeof codes>) })
  .meta({ minProperties: 1 })
const maskedEmail = z.string().regex(/^[^@]{1,2}\*\*\*@[^@]+$/)
const submission = line('submission', ['info', 'warn', 'error'], {
  requestId,
  form,
  outcome: z.enum(submissionOutcomes),
  reference: reference.optional(),
  errors: named('errors', 'Codes by field; those of the whole form are under form.', errors).optional(),
  ...serviceCall,
  waitedMs: z.int().optional().describe('How long another sender had it; if killed, it may arrive twice.'),
  state: z.enum(['waiting', 'parked']).optional().describe('waiting is retried; parked needs a person.'),
  limit: z.enum(limitKinds).optional().describe('Of one client, or of all together.'),
  status,
  durationMs,
  clientIp,
  email: maskedEmail.nullish().describe("The visitor's address, masked; null when it is none."),
  javascript: z.boolean().describe("Whether the page's script sent it."),
})
const ofCall = { reference: true, serviceStatus: true, serviceMs: true, waitedMs: true } as const
const ofHeld = { failure: true, state: true, nextAttemptAt: true } as const
const delivery = line('delivery', ['info', 'warn'], {
  requestId,
  form,
  outcome: z.enum(['delivered', 'kept', 'refused', 'waiting', 'parked']),
  reference,
  attempt: z.int().min(0).describe('Counts the calls of the form service for this lead, this one included.'),
  ...serviceCall,
})

export const lines = {
  start: line('start', ['info', 'warn'], {
    url: text('The public origin, or where to look on this machine.'),
    port: z.int().describe('Where the site listens.'),
    metricsPort: z.int().optional().describe('METRICS_PORT, where it is set.'),
    version: text('The version of the site.'),
    commit: text('The commit that was built, or `unknown`.'),
    node: text('The version of Node.js.'),
    journal: text('Where the journal is, without a password.'),
    warnings: z.array(z.string()).min(1).optional().describe('What to know about the configuration.'),
  }),
  drain: line('drain', ['info'], { signal }),
  stop: z.union([
    line('stop', ['info'], { signal }),
    line('stop', ['error'], {
      message: text('The error, with its causes.'),
      origin: z.enum(['uncaughtException', 'unhandledRejection']).optional().describe('How it surfaced.'),
      stack,
    }),
  ]),
  request: z.union([
    line('request', ['debug', 'info', 'error'], {
      requestId,
      method: text('As the client spelled it.'),
      path: text('Decoded, without its query, with email addresses masked.').max(200),
      status,
      durationMs,
      clientIp,
    }),
    line('request', ['info'], {
      status,
      clientIp: clientIp.optional(),
      message: text('Broken HTTP, too much of it, or too slow. 429 is not sent.'),
    }),
  ]),
  submission: z.union([
    submission.omit(ofHeld).extend({
      outcome: z.enum(recordedOutcomes).describe('kept: no form service; duplicate: it had arrived before.'),
      reference,
    }),
    submission.omit({ ...ofHeld, ...ofCall }).extend({
      outcome: z.enum(notTakenOutcomes).describe('invalid: our check, or a post that could not be read.'),
    }),
    submission.extend({
      outcome: z.literal('held').describe('Saved under its reference, or, without one, not saved.'),
    }),
  ]),
  // Only an attempt that a visitor waits for can be refused.
  delivery: z.union([
    delivery.omit({ failure: true, nextAttemptAt: true }).extend({ outcome: z.enum(['delivered', 'kept']) }),
    delivery.extend({ outcome: z.literal('waiting'), nextAttemptAt: nextAttemptAt.unwrap() }),
    delivery.extend({ outcome: z.literal('parked') }),
  ]),
  mail: line('mail', ['info', 'warn'], {
    requestId,
    form,
    reference,
    outcome: z
      .enum(['mailed', 'waiting', 'failed'])
      .describe('mailed: a server took it; failed: no more tries.'),
    isHeldBack: z.boolean().describe('Whether it was quarantined, and mailed as such.'),
    message: named('mailFault', 'Why it was not, or not to all, in our own words.', z.string()).optional(),
    nextAttemptAt,
    durationMs: z.int().describe('Milliseconds until the mail server had answered.'),
  }),
  rest: line('rest', ['warn'], { requestId, reference, form, serviceStatus, until: time }),
  purge: line('purge', ['info'], {
    removed: z.int().min(1).describe('How many.'),
    olderThanDays: z.int().min(1).describe('LEAD_RETENTION_DAYS'),
  }),
  operator: line('operator', ['info'], {
    command: z.enum(operations).describe('What was done by `leads`.'),
    leads: z.int().min(0).describe('How many.'),
    user: text('Who did it: the name of the user of the machine.'),
    at: text('When it was done, ISO 8601 in UTC.'),
  }),
  journal: line('journal', ['info', 'error'], {
    requestId: requestId.optional(),
    reference: reference.optional(),
    message: text('What could not be done, and the error; at level info, that it can be done again.'),
  }),
  throttle: line('throttle', ['error'], { message: text('The error, or the limit.') }),
  alert: z.union([
    line('alert', ['info'], told),
    line('alert', ['error'], { ...told, message: text('Why nothing could be told there.') }),
    line('alert', ['info'], { channel, message: text('That it works again.') }),
  ]),
  heartbeat: line('heartbeat', ['info', 'error'], { message: text('The error, or that it is over.') }),
  error: line('error', ['error'], {
    requestId: requestId.optional(),
    message: text('The error, with its causes.'),
    stack,
  }),
  dropped: line('dropped', ['warn'], { lines: z.int().min(1).describe('How many.') }),
}

/** The fields that a caller gives. */
type EventOf<Line> = Line extends unknown ? Omit<Line, 'time' | 'level'> : never
type Others = (typeof lines)[Exclude<keyof typeof lines, 'submission' | 'delivery'>]
export type SubmissionEvent = EventOf<z.infer<typeof submission>>
export type LogEvent = EventOf<z.infer<Others | typeof submission | typeof delivery>>
