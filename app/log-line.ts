import { z } from 'zod'
import { alertEvent, type AlertEvent } from './alerts/log-events'
import { submissionEvent, type SubmissionEvent } from './enquiries/log-events'
import { errorEvent, requestEvent, type HttpEvent } from './http/log-events'
import { deliveryEvent, journalEvent, purgeEvent, restEvent, throttleEvent } from './leads/log-events'
import type { LeadEvent } from './leads/log-events'
import { drainEvent, droppedEvent, startEvent, stopEvent } from './platform/log-events'
import type { ProcessEvent } from './platform/log-events'

export type SiteEvent = ProcessEvent | HttpEvent | SubmissionEvent | LeadEvent | AlertEvent

const outcomes = [startEvent, drainEvent, stopEvent, requestEvent, submissionEvent, deliveryEvent] as const
const faults = [
  restEvent,
  purgeEvent,
  journalEvent,
  throttleEvent,
  alertEvent,
  errorEvent,
  droppedEvent,
] as const
const logLine = z.union([...outcomes, ...faults]).meta({
  title: "A line of Dayfive's log",
  description:
    "One JSON object a line on standard output; a terminal gets plain words instead. A visitor's name, message and details, and their whole e-mail address, are never in it; line breaks and control characters are escaped.",
})

export function logSchema() {
  return { $id: 'https://dayfive.example/log-schema.json', ...z.toJSONSchema(logLine) }
}
