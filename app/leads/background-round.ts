import type { LogEvent } from '~/log/events'
import { describeError, type Log } from '~/platform/log'
import { UnreadableLead } from './lead'

/** A round of the background that never rejects: what it fails by is logged once, not in each round. */
export function createRound(
  log: Log<LogEvent>,
  event: 'journal' | 'heartbeat',
  complaint: string,
  run: (signal: AbortSignal) => Promise<void>,
) {
  let failed = false
  return async function round(signal: AbortSignal): Promise<void> {
    try {
      await run(signal)
      failed = false
    } catch (error) {
      if (!failed && !signal.aborted)
        log('error', { event, message: `${complaint}: ${describeError(error)}` })
      failed = true
    }
  }
}

/** Skips unreadable rows, which are due again after the lease; each is logged once. */
export function createSkipUnreadable(log: Log<LogEvent>) {
  const logged = new Set<string>()
  return (error: unknown): undefined => {
    if (!(error instanceof UnreadableLead)) throw error
    const { reference, message } = error
    if (!logged.has(reference)) log('error', { event: 'journal', reference, message })
    logged.add(reference)
  }
}
