import type { CheckJournal } from '~/leads/journal-check'
import type { Journal } from '~/leads/journal'
import { plainText, type Answer } from './answer'
import { createArrivalProbe } from './arrival-probe'
import type { RequestFacts } from './request-facts'

/** Contract, "Addresses". */
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
  return (facts: RequestFacts): Answer | Promise<Answer> | null => {
    switch (facts.path) {
      case '/healthz':
        return probe(facts.headers, facts.socketAddress).then((arrived) => plainText(200, arrived ?? 'ok'))
      case '/readyz':
        return isDraining() ? plainText(503, 'draining') : plainText(200, 'ready')
      case '/readyz/journal':
        return checkJournal().then((problem) =>
          problem ? plainText(503, 'the journal cannot be written') : plainText(200, 'ready'),
        )
      default:
        return null
    }
  }
}
