import type { CheckJournal } from '~/leads/journal-check'
import type { Journal } from '~/leads/journal'
import { releaseText } from '~/platform/release'
import { plainText, type SiteResponse } from './request/response'
import { createArrivalProbe } from './arrival-probe'
import type { RequestInfo } from './request/request-info'

export const healthPaths = ['/healthz', '/readyz', '/readyz/journal'] as const

export interface HealthOptions {
  journal: Journal
  checkJournal: CheckJournal
  now: () => number
  isDraining: () => boolean
}

export function createHealth({ journal, checkJournal, now, isDraining }: HealthOptions) {
  const probe = createArrivalProbe({ signingKey: () => journal.signingKey(), now })
  return ({ path, headers, socketAddress }: RequestInfo): SiteResponse | Promise<SiteResponse> | null => {
    switch (path) {
      case '/healthz':
        return probe(headers, socketAddress).then((told) => plainText(200, told ?? `ok ${releaseText}`))
      case '/readyz':
        return isDraining() ? plainText(503, 'draining') : plainText(200, 'ready')
      case '/readyz/journal':
        return checkJournal().then((failure) =>
          failure ? plainText(503, 'the journal cannot be written') : plainText(200, 'ready'),
        )
      default:
        return null
    }
  }
}
