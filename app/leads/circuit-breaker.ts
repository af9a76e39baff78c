import { circuitBreakerPauses } from './retry-pauses'

const timeoutsToOpen = 3

/**
 * Keeps visitors from waiting in turn for a form service that hangs: open after three timeouts in a row, it lets one caller in
 * half a minute, later in ten minutes, find out. The background is not held back: its calls close the breaker, too.
 */
export function createCircuitBreaker(monotonic: () => number) {
  let timeouts = 0
  let openUntil = 0

  const open = () => {
    const { shortestMs, longestMs } = circuitBreakerPauses
    openUntil = monotonic() + Math.min(shortestMs * 2 ** (timeouts - timeoutsToOpen), longestMs)
  }

  return {
    /** Whether a visitor's call may be made. When the breaker was open for its time, true for one caller until its call ends. */
    allows(): boolean {
      if (timeouts < timeoutsToOpen) return true
      if (monotonic() < openUntil) return false
      open()
      return true
    },

    note(outcome: 'response' | 'timeout'): void {
      timeouts = outcome === 'timeout' ? timeouts + 1 : 0
      if (timeouts >= timeoutsToOpen) open()
    },

    timeouts: () => timeouts,
  }
}
