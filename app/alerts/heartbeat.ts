import type { CheckJournal } from '~/leads/journal-check'
import { createRound } from '~/leads/round'
import type { LogEvent } from '~/log-events'
import { withDeadline } from '~/platform/deadline'
import { Fault } from '~/platform/fault'
import type { Log } from '~/platform/log'

interface HeartbeatOptions {
  url: string
  checkJournal: CheckJournal
  log: Log<LogEvent>
  fetch: typeof fetch
  timeoutMs?: number
}

/** Calls a dead man's switch while enquiries can be recorded, so that its silence rings: no server can tell that none runs. */
export function createHeartbeat({ url, checkJournal, log, fetch, timeoutMs = 10_000 }: HeartbeatOptions) {
  return createRound(log, 'heartbeat', 'HEARTBEAT_URL cannot be called', async (stopping) => {
    if (await checkJournal()) return
    const call = (signal: AbortSignal) => fetch(url, { redirect: 'manual', signal })
    const response = await withDeadline(timeoutMs, call, stopping)
    response.body?.cancel().catch(() => {})
    if (!response.ok) throw new Fault(`It answered ${response.status}`)
  })
}
