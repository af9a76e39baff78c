import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { isBusy } from './file'

const timeoutMs = 5000
const pauses = { shortestMs: 5, longestMs: 50 }

/** Retries while another process has the lock, by one call at a time. `busy_timeout` would block the event loop. */
export function createBusyRetry() {
  let lastQueued: Promise<unknown> = Promise.resolve()

  return async function retryWhileBusy<Result>(call: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + timeoutMs
    try {
      return await call()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    const result = lastQueued.then(async () => {
      for (let pauseMs = pauses.shortestMs; ; pauseMs = Math.min(2 * pauseMs, pauses.longestMs)) {
        try {
          return await call()
        } catch (error) {
          if (!isBusy(error) || performance.now() >= deadline) throw error
        }
        await sleep(pauseMs)
      }
    })
    // SQLite writes synchronously, so yield to the event loop between two writes.
    lastQueued = result.catch(() => {}).then(() => setImmediate())
    return result
  }
}
