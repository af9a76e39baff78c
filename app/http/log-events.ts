import { z } from 'zod'
import { clientIp, durationMs, line, named, requestId, status, text } from '~/platform/log-events'
import type { EventOf } from '~/platform/log-events'

export const requestEvent = named(
  'request',
  'A request that is no post to a form, once it is answered; health checks at debug. With a message: it was not taken.',
  z.union([
    line('request', ['debug', 'info', 'error'], {
      requestId,
      method: text('As the client spelt it.'),
      path: text('Decoded, without its query, with e-mail addresses masked.').max(200),
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
)
export const errorEvent = named(
  'error',
  'An unexpected error while a request was answered.',
  line('error', ['error'], {
    requestId: requestId.optional(),
    message: text('The error, with its causes.'),
    stack: text('Where in the code it was made.').optional(),
  }),
)

export type HttpEvent = EventOf<typeof requestEvent | typeof errorEvent>
