import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault'
import { describeError, type Log } from './log'

/** Runs rounds until stopped. A round must not reject; its signal asks it to end. */
export function repeat(round: (signal: AbortSignal) => Promise<void>, pauseMs: number) {
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

/** A round that never rejects. Of failures in a row, only the first is logged, then that they are over. */
export function createRound<Event extends string>(
  log: Log<{ event: Event; message: string }>,
  event: Event,
  complaint: string,
  run: (signal: AbortSignal) => Promise<void>,
) {
  let failed = false
  return async function round(signal: AbortSignal): Promise<void> {
    try {
      await run(signal)
      if (failed) log('info', { event, message: `Over: ${complaint}` })
      failed = false
    } catch (error) {
      const fault = Object(error) as Partial<Fault>
      if (!failed && !fault.isLogged && !signal.aborted)
        log('error', { event, message: `${complaint}: ${describeError(error)}` })
      fault.isLogged = true
      failed = true
    }
  }
}
