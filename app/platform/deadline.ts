import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from './fault'

export class TimedOut extends Fault {}

/** Rejects unless the work ends before the deadline and the stop, whose signals it gets as one. */
export async function withDeadline<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  stopping?: AbortSignal,
): Promise<Result> {
  const ending = new AbortController()
  const end = () => ending.abort()
  stopping?.addEventListener('abort', end)
  // Not left to the work, which may hang in spite of its signal: fetch does, on a body that cannot be decoded, for example.
  const timedOut = sleep(timeoutMs, undefined, { signal: ending.signal }).then(() => {
    throw new TimedOut(`No answer within ${timeoutMs} ms`)
  })
  try {
    return await Promise.race([work(ending.signal), timedOut])
  } finally {
    end()
    stopping?.removeEventListener('abort', end)
  }
}
