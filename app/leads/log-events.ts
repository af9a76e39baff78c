import { z } from 'zod'
import type { FormId } from '~/forms/form'
import { forms } from '~/forms/registry'
import { clientIp, line, named, requestId, text, time, type EventOf } from '~/platform/log-events'
import { failures } from './form-answer'

export const form = named('form', 'The form.', z.enum(Object.keys(forms) as FormId[]))
const referenceSyntax = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/
export const reference = named('reference', 'The name of the lead.', z.string().regex(referenceSyntax))
const answer = 'The HTTP status of the form service; null when it gave no answer.'
const failure = named('failure', 'Why it was not delivered.', z.enum(failures))
const ourWords = "A failure in our own words; the form service's may repeat what the visitor wrote."

export const serviceCall = {
  serviceStatus: named('serviceStatus', answer, z.int().nullable()).optional(),
  serviceMs: named('serviceMs', 'How long the form service took, in milliseconds.', z.int()).optional(),
  failure: failure.optional(),
  message: named('message', ourWords, z.string()).optional(),
}
export const absent = z.never().optional()

const delivery = line('delivery', ['info', 'warn'], {
  requestId,
  form,
  outcome: z.enum(['delivered', 'kept', 'refused', 'waiting', 'parked']),
  reference,
  attempt: z.int().min(0).describe('Counts the calls of the form service for this lead, this one included.'),
  ...serviceCall,
  nextAttemptAt: time.optional(),
})
export const deliveryEvent = named(
  'delivery',
  'A lead was tried in the background; the outcome is its state. The id is of the request that brought it.',
  // Only a visitor's own attempt can be refused.
  z.union([
    delivery.extend({ outcome: z.enum(['delivered', 'kept']), failure: absent, nextAttemptAt: absent }),
    delivery.extend({ outcome: z.literal('waiting'), nextAttemptAt: time }),
    delivery.extend({ outcome: z.literal('parked') }),
  ]),
)
export const restEvent = named(
  'rest',
  'The form service asked by Retry-After to be left alone: the background sends no lead of this form before then.',
  line('rest', ['warn'], {
    requestId,
    reference,
    form,
    serviceStatus: serviceCall.serviceStatus,
    until: time,
  }),
)
export const purgeEvent = named(
  'purge',
  'Leads were removed that were settled longer ago than LEAD_RETENTION_DAYS.',
  line('purge', ['info'], {
    removed: z.int().min(1).describe('How many.'),
    olderThanDays: z.int().min(1).describe('LEAD_RETENTION_DAYS'),
  }),
)
export const journalEvent = named(
  'journal',
  'The journal failed beside or after a request; logged once for each time, not for each round of the background.',
  line('journal', ['error'], {
    requestId: requestId.optional(),
    reference: reference.optional(),
    message: text('What could not be done, and the error.'),
  }),
)
export const throttleEvent = named(
  'throttle',
  'A client could be counted by this server alone; or, without one, SUBMISSIONS_PER_HOUR_TOTAL is reached.',
  line('throttle', ['error'], { clientIp: clientIp.optional(), message: text('The error, or the limit.') }),
)

export type LeadEvent = EventOf<
  typeof delivery | typeof restEvent | typeof purgeEvent | typeof journalEvent | typeof throttleEvent
>
