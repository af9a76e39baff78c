import { Fault } from '~/platform/fault'

/**
 * Runs the work until its end, the deadline or the stop, whatever comes first; its signal asks it to end.
 *
 * @throws what the work throws, or a Fault at the deadline
 */
export async function withDeadline(
  work: (signal: AbortSignal) => Promise<void>,
  withinMs: number,
  stopping: AbortSignal,
): Promise<void> {
  const ending = new AbortController()
  // Not left to the work, which may hang in spite of its signal.
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason))
  })
  const stop = () => ending.abort(stopping.reason)
  stopping.addEventListener('abort', stop)
  const timer = setTimeout(() => ending.abort(new Fault(`No answer within ${withinMs} ms`)), withinMs)
  try {
    await Promise.race([work(ending.signal), ended])
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', stop)
  }
}
