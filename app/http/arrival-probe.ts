import type { Journal } from '~/leads/journal'
import type { RequestFacts } from './request-facts'

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
export async function arrivalProbe(
  journal: Journal,
  { headers, socketAddress }: RequestFacts,
): Promise<void> {
  const token = headers.get(probeHeader.toLowerCase())
  if (!token || !isToken.test(token)) return
  const sent = Object.fromEntries(
    told.flatMap((name) => [[name, headers.get(name)]]).filter(([, value]) => value),
  )
  const arrived: Arrived = { headers: sent, socketAddress }
  // The doctor notices the answer that is missing.
  await journal.answerProbe(token, JSON.stringify(arrived)).catch(() => {})
}
