import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LogEvent } from '~/log-events'
import { describeError, type Log } from '~/platform/log'
import { codeOf } from './journal-fault'
import type { CheckLarge } from './open-journal'

/** Checks in a thread of its own, by this script, since SQLite is synchronous. Never rejects; where it cannot check, it says so. */
export function createCheckLarge(script: URL, log: Log<LogEvent>): CheckLarge {
  return async (path) => {
    try {
      await once(new Worker(script, { workerData: path }), 'exit')
    } catch (error) {
      if (/^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error) ?? '')) return false
      log('error', { event: 'journal', message: `The file cannot be checked: ${describeError(error)}` })
    }
    return true
  }
}
