import { Fault } from './fault'

export class TimedOut extends Fault {}

/** Rejects unless the work ends before the deadline and before the stop. Either aborts the signal of the work. */
export async function withDeadline<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  stopping?: AbortSignal,
): Promise<Result> {
  stopping?.throwIfAborted()
  const ending = new AbortController()
  const { signal } = ending
  const timer = setTimeout(() => ending.abort(new TimedOut(`No answer within ${timeoutMs} ms`)), timeoutMs)
  // AbortSignal.any() would be held and aborted by the stop's signal long after the work has ended.
  const stop = () => ending.abort(stopping?.reason)
  stopping?.addEventListener('abort', stop)
  // The work may hang in spite of its signal.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  return Promise.race([aborted, (async () => work(signal))()]).finally(() => {
    clearTimeout(timer)
    stopping?.removeEventListener('abort', stop)
  })
}
