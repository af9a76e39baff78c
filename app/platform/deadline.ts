import { Fault } from './fault'

export class TimedOut extends Fault {}

/** Rejects unless the work ends before the deadline and the stop, either of which aborts its signal; once it has ended, nothing does. */
export async function withDeadline<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  stopping?: AbortSignal,
): Promise<Result> {
  stopping?.throwIfAborted()
  const ending = new AbortController()
  const { signal } = ending
  const timer = setTimeout(() => ending.abort(new TimedOut(`No answer within ${timeoutMs} ms`)), timeoutMs)
  // Not by AbortSignal.any(), which the stop's signal would hold on to, and still abort, for as long as it lives.
  const stop = () => ending.abort(stopping?.reason)
  stopping?.addEventListener('abort', stop)
  // Not left to the work, which may hang in spite of its signal.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  return Promise.race([aborted, work(signal)]).finally(() => {
    clearTimeout(timer)
    stopping?.removeEventListener('abort', stop)
  })
}
