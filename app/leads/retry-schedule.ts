const second = 1000
const hour = 60 * 60 * second

// The limits of the contract, "Journal states".
const shortestMs = 30 * second
const longestMs = 6 * hour
/** How long delivery is tried by itself, in milliseconds. */
export const patienceMs = 72 * hour

interface Try {
  queuedAt: number
  now: number
  /** How long the form service asked to wait, in milliseconds. */
  retryAfterMs: number | null
  /** From 0 to 1. */
  random: number
}

/**
 * When to try a lead again that could not be delivered. The pause is half to the whole of the time it has waited so far, from
 * 30 s to 6 h: exponential backoff with jitter that needs no count of the tries, which a killed server would lose.
 *
 * @returns milliseconds since the epoch, or null when three days are over by then
 */
export function nextTry({ queuedAt, now, retryAfterMs, random }: Try): number | null {
  const most = Math.min(Math.max(now - queuedAt, 2 * shortestMs), longestMs)
  const pause = (most / 2) * (1 + random)
  const next = now + Math.round(Math.max(pause, retryAfterMs ?? 0))
  return next > queuedAt + patienceMs ? null : next
}
