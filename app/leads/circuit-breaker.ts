import { circuitBreakerPauses } from './retry-pauses'

const timeoutsToOpen = 3

/** Keeps visitors from waiting for a form service that hangs. Background calls are never held back, and can close the breaker. */
export function createCircuitBreaker(monotonic: () => number) {
  let timeouts = 0
  let openUntil = 0

  const open = () => {
    const { shortestMs, longestMs } = circuitBreakerPauses
    openUntil = monotonic() + Math.min(shortestMs * 2 ** (timeouts - timeoutsToOpen), longestMs)
  }

  return {
    /** Whether a visitor's call may be made. After the pause of an open breaker, one caller tests the form service. */
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
