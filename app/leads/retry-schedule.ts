const second = 1000
const hour = 60 * 60 * second

// Contract, "Journal states".
const minPauseMs = 30 * second
export const maxPauseMs = 6 * hour
export const patienceMs = 72 * hour

/**
 * Exponential backoff with jitter, from the time since `queuedAt` instead of a count that a killed server would lose.
 *
 * @returns milliseconds since the epoch, or null after the retry period
 */
export function nextTry({
  queuedAt,
  now,
  retryAfterMs,
  random,
}: Record<'queuedAt' | 'now' | 'random', number> & { retryAfterMs: number | null }): number | null {
  const most = Math.min(Math.max(now - queuedAt, 2 * minPauseMs), maxPauseMs)
  const pause = (most / 2) * (1 + random)
  const next = now + Math.round(Math.max(pause, Math.min(retryAfterMs ?? 0, maxPauseMs)))
  return next > queuedAt + patienceMs ? null : next
}
