import type { MiddlewareHandler } from 'hono'
import type { Journal } from '~/leads/journal'
import type { HttpEnv } from './request-facts'

/** Carries the token by which the doctor asks how a request arrives. */
export const probeHeader = 'X-Arrival-Probe'

/** How a request arrived, before anything was made of it. */
export interface Arrived {
  headers: Record<string, string>
  socketAddress: string
}

const told = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

// As the doctor makes them; nothing else is worth a look into the journal.
const isToken = /^[\da-f-]{36}$/

/**
 * Writes down how a request arrived, for whoever could write its token into the journal. The answer is the same as ever, so
 * that nobody else learns anything.
 */
export function arrivalProbe(journal: Journal): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const token = c.req.header(probeHeader)
    if (token && isToken.test(token)) {
      const headers = Object.fromEntries(
        told.flatMap((name) => [[name, c.req.header(name)]]).filter(([, value]) => value),
      )
      const arrived: Arrived = { headers, socketAddress: c.env?.incoming?.socket.remoteAddress ?? '' }
      // The doctor notices the answer that is missing.
      await journal.answerProbe(token, JSON.stringify(arrived)).catch(() => {})
    }
    await next()
  }
}
