import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs one round after the other, until it is stopped.
 *
 * @param round must not reject; the signal asks it to end
 * @param pauseMs between the end of a round and the start of the next
 */
export function repeat(round: (signal: AbortSignal) => Promise<void>, pauseMs: number) {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = run()
  return {
    /** Starts no further round; resolves when the current one has ended. */
    stop() {
      stopping.abort()
      return ended
    },
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await round(signal)
      await sleep(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
}
