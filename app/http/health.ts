import type { CheckJournal } from '~/leads/journal-check'
import type { LeadsContext } from '~/leads/journal'
import { releaseText } from '~/platform/release'
import { plainText, type SiteResponse } from './request/response'
import { createArrivalProbe } from './arrival-probe'
import type { RequestInfo } from './request/request-info'

export const healthPaths: readonly string[] = ['/healthz', '/readyz', '/readyz/journal']

export interface HealthOptions extends Pick<LeadsContext, 'journal' | 'now'> {
  checkJournal: CheckJournal
  trustedProxies: number
  isDraining: () => boolean
}

export function createHealth({ journal, checkJournal, now, trustedProxies, isDraining }: HealthOptions) {
  const probe = createArrivalProbe(journal, now, trustedProxies)
  return async ({ path, headers, socketAddress }: RequestInfo): Promise<SiteResponse> => {
    if (path === '/healthz')
      return plainText(200, (await probe(headers, socketAddress)) ?? `ok ${releaseText}`)
    if (path === '/readyz') return isDraining() ? plainText(503, 'draining') : plainText(200, 'ready')
    const failure = await checkJournal()
    return failure ? plainText(503, 'the journal cannot be written') : plainText(200, 'ready')
  }
}
