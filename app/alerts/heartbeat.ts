import type { LeadsContext } from '~/leads/journal'
import type { CheckJournal } from '~/leads/journal-check'
import { withDeadline } from '~/platform/deadline'
import { createRound } from '~/platform/repeat'
import { call } from './channels'

interface HeartbeatOptions extends Pick<LeadsContext, 'log' | 'fetch'> {
  url: string | undefined
  checkJournal: CheckJournal
  timeoutMs?: number
}

/** Calls HEARTBEAT_URL while inquiries can be recorded, so that the missing call of a stopped server alerts a person. */
export function createHeartbeat({ url, checkJournal, log, fetch, timeoutMs = 10_000 }: HeartbeatOptions) {
  if (!url) return null
  return createRound(log, 'heartbeat', 'HEARTBEAT_URL cannot be called', async (stopping) => {
    if (await checkJournal()) return
    await withDeadline(timeoutMs, (signal) => call(url, fetch, { signal }), stopping)
  })
}
