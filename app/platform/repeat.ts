import { setTimeout as sleep } from 'node:timers/promises'

/** Work that goes on until it is stopped. */
export interface Repetition {
  /** Starts no further round; resolves when the current one has ended. */
  stop(): Promise<void>
}

/**
 * Runs one round after the other.
 *
 * @param round must not reject; the signal asks it to end
 * @param pauseMs between the end of a round and the start of the next
 */
export function repeat(round: (signal: AbortSignal) => Promise<void>, pauseMs: number): Repetition {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = run()
  return {
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
