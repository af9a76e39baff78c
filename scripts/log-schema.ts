/** Prints docs/log-schema.json. */
import * as z from 'zod'
import { lines } from '~/log/events'

const descriptions: Record<keyof typeof lines, string> = {
  start: 'The server listens. A warning when its configuration is meant for trying out.',
  drain:
    'The server was asked to stop: it finishes requests in flight and, behind a proxy, those of the next three seconds.',
  stop: 'The last line: the signal that was followed, or the error that kept the server from starting or going on.',
  request:
    'A request that is no post to a form, once it is answered; health checks at debug. With a message: it was not taken.',
  submission: 'A post to a form, once it is answered: everything in one line.',
  delivery:
    'A lead was tried in the background; the outcome is its state. The id is of the request that brought it.',
  mail: 'An inquiry was mailed to ENQUIRY_EMAIL, or will be tried again.',
  rest: 'The form service asked by Retry-After to be left alone: the background sends no lead of this form before then.',
  purge: 'Leads were removed that were settled longer ago than LEAD_RETENTION_DAYS.',
  operator:
    'Leads were erased, purged, restored or released by a command. A server tells it within a quarter of a minute, or when it starts.',
  journal:
    'The journal failed beside or after a request; logged once for each time, not for each round of the background.',
  throttle:
    'A client could be counted by this server alone; or, without one, SUBMISSIONS_PER_HOUR_TOTAL is reached.',
  alert: 'A person was told of trouble; or could not be told, logged once until the channel works again.',
  heartbeat: 'HEARTBEAT_URL did not take a call; logged once until it does.',
  error: 'An unexpected error while a request was answered.',
  dropped:
    'Lines of requests that were not written, since the log was read too slowly. No other line is ever dropped.',
}

const described = Object.entries(lines).map(([id, schema]) =>
  schema.meta({ id, description: descriptions[id as keyof typeof lines] }),
)
const logLine = z.union(described).meta({
  title: "A line of Dayfive's log",
  description:
    "One JSON object a line on standard output; a terminal gets plain words instead. A visitor's name, message and details, and their whole email address, are never in it; line breaks and control characters are escaped.",
})
console.log(JSON.stringify({ $id: 'https://dayfive.example/log-schema.json', ...z.toJSONSchema(logLine) }))
