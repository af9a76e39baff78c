import type { CheckJournal } from '~/leads/journal-check'
import type { Journal } from '~/leads/journal'
import { releaseText } from '~/platform/release'
import { plainText, type Answer } from './request/answer'
import { createArrivalProbe } from './arrival-probe'
import type { RequestFacts } from './request/facts'

export const healthAddresses = ['/healthz', '/readyz', '/readyz/journal'] as const

export interface HealthOptions {
  journal: Journal
  checkJournal: CheckJournal
  now: () => number
  isDraining: () => boolean
}

/** Answers its own paths only. */
export function createHealth({ journal, checkJournal, now, isDraining }: HealthOptions) {
  const probe = createArrivalProbe({ signingKey: () => journal.signingKey(), now })
  return async (facts: RequestFacts): Promise<Answer | null> => {
    switch (facts.path) {
      case '/healthz':
        return plainText(200, (await probe(facts.headers, facts.socketAddress)) ?? `ok ${releaseText}`)
      case '/readyz':
        return isDraining() ? plainText(503, 'draining') : plainText(200, 'ready')
      case '/readyz/journal':
        return (await checkJournal())
          ? plainText(503, 'the journal cannot be written')
          : plainText(200, 'ready')
      default:
        return null
    }
  }
}
