import { setTimeout as sleep } from 'node:timers/promises'

/** Runs rounds until stopped. A round must not reject; the signal asks it to end. */
export function repeat(round: (signal: AbortSignal) => Promise<void>, pauseMs: number) {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = run()
  return {
    /** Resolves when the current round has ended. */
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
