const [second, minute, hour] = [1000, 60_000, 60 * 60_000]

/** So soon that a moment's outage makes nobody wait. */
export const formServicePauses = { shortestMs: 30 * second, longestMs: 6 * hour }
/** Then a person has to look. */
export const deliveryWindowMs = 72 * hour

export const ownerMailPauses = {
  /** So that a mended configuration shows soon. */
  usual: { shortestMs: 30 * second, longestMs: 10 * minute },
  /** A try costs a minute, or has one recipient of several. */
  slow: { shortestMs: 30 * second, longestMs: 50 * minute },
  /** A try may be one more email. */
  unconfirmed: { shortestMs: 10 * minute, longestMs: 50 * minute },
}

/** While the form service hangs, one visitor finds out whether it still does. */
export const circuitBreakerPauses = { shortestMs: 30 * second, longestMs: 10 * minute }

/** Exponential backoff with jitter, from the time that was waited instead of a count that a killed server would lose. */
export function pauseAfter(
  waitedMs: number,
  { shortestMs, longestMs }: typeof formServicePauses,
  random: number,
): number {
  return Math.min(Math.max(waitedMs / 2, shortestMs), longestMs / 2) * (1 + random)
}
