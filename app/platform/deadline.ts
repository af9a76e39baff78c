import { Fault } from './fault'

export class TimedOut extends Fault {}

/** Rejects unless the work ends before the deadline and the stop, either of which aborts its signal. */
export async function withDeadline<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  stopping?: AbortSignal,
): Promise<Result> {
  stopping?.throwIfAborted()
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new TimedOut(`No answer within ${timeoutMs} ms`)), timeoutMs)
  const signal = stopping ? AbortSignal.any([deadline.signal, stopping]) : deadline.signal
  // Not left to the work, which may hang in spite of its signal.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  return Promise.race([aborted, work(signal)]).finally(() => clearTimeout(timer))
}
