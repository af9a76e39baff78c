import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 5000
const shortestPauseMs = 5
const longestPauseMs = 50

const nextTurn = () => setImmediate()

/** Calls until it succeeds, fails for another reason, or 5 s are over. */
export type RetryWhileBusy = <Result>(call: () => Promise<Result>) => Promise<Result>

/**
 * Builds the wait for another process's lock. It sleeps between the tries, where SQLite's own `busy_timeout` would block the
 * event loop. Of several waiting calls only the first tries, so that a thousand cost no more than one.
 */
export function createBusyRetry(isBusy: (error: unknown) => boolean): RetryWhileBusy {
  let lastInLine: Promise<unknown> = Promise.resolve()

  return async function retryWhileBusy(call) {
    const giveUpAt = performance.now() + patienceMs
    try {
      return await call()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    const result = lastInLine.then(() => retry(call, giveUpAt))
    // SQLite writes synchronously, so yield to the event loop between two writes.
    lastInLine = result.then(nextTurn, nextTurn)
    return result
  }

  async function retry<Result>(call: () => Promise<Result>, giveUpAt: number): Promise<Result> {
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        return await call()
      } catch (error) {
        if (!isBusy(error) || performance.now() >= giveUpAt) throw error
      }
      await sleep(pauseMs)
    }
  }
}
