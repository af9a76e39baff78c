const [second, minute, hour] = [1000, 60_000, 60 * 60_000]

/** The first pause is short, since most outages are. */
export const formServicePauses = { shortestMs: 30 * second, longestMs: 6 * hour }
/** After this long a waiting lead is parked. */
export const deliveryWindowMs = 72 * hour

export const ownerMailPauses = {
  /** Short, so that a corrected configuration is soon seen to work. */
  usual: { shortestMs: 30 * second, longestMs: 10 * minute },
  /** Longer, since a silent mail server takes a minute, or since somebody has the email already. */
  slow: { shortestMs: 30 * second, longestMs: 50 * minute },
  /** A retry may deliver a second copy. */
  unconfirmed: { shortestMs: 10 * minute, longestMs: 50 * minute },
}

/** How long an open breaker holds visitors' calls back before one of them tests the service. */
export const circuitBreakerPauses = { shortestMs: 30 * second, longestMs: 10 * minute }

/** Exponential backoff with jitter. It grows with the time waited, since a killed server would lose a count. */
export function pauseAfter(
  waitedMs: number,
  { shortestMs, longestMs }: typeof formServicePauses,
  random: number,
): number {
  return Math.min(Math.max(waitedMs / 2, shortestMs), longestMs / 2) * (1 + random)
}
