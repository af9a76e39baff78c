import { clientKey, networksOf } from './client-key'
import { describeError, type Log } from './log'

export const limitKinds = ['client', 'total'] as const

export type Throttled = { limit: (typeof limitKinds)[number]; retryAfterSeconds: number }

/** Counts a request of a client, or gives one back. Resolves to null within the limits. */
export type Throttle = (clientIp: string, by?: 1 | -1) => Promise<Throttled | null>

/** Counts for several servers. Resolves to null within the limit, otherwise to the seconds to wait. */
export type CountShared = (key: string, limit: number) => Promise<number | null>

export interface ThrottleOptions {
  perClient: number
  total: number
  countShared: CountShared | null
  log: Log<{ event: 'throttle'; message: string }>
  /** A clock that is never set, so that no hour can take days. */
  monotonic: () => number
  /** The message in the log when the total limit is reached. */
  totalReached: string
}

export const hourMs = 60 * 60 * 1000
const totalKey = 'total'

/** Counts in memory, then in the shared store. Without the store, each server limits alone. The total bounds the memory. */
export function createThrottle(options: ThrottleOptions): Throttle {
  const { perClient, total, countShared, log, monotonic, totalReached } = options
  const counts = new Map<string, { points: number; until: number }>()
  const clear = () => counts.forEach(({ until }, key) => until <= monotonic() && counts.delete(key))
  setInterval(clear, 60_000).unref()
  let isTotalLogged = false
  let isAlone = false

  return async (clientIp, by = 1) => {
    const networks = networksOf(clientKey(clientIp))
    const limitOf = (key: string) => (key === totalKey ? total : perClient * 2 ** networks.indexOf(key))
    // A request that a limit here refuses is counted by none.
    for (const pass of by > 0 ? [secondsOver, count] : [count])
      for (const key of [...networks, totalKey]) {
        const seconds = await pass(key, limitOf(key), by)
        if (seconds === null) continue
        if (key !== totalKey) return { limit: 'client', retryAfterSeconds: seconds }
        // Logged once, not for each request.
        if (!isTotalLogged) log('error', { event: 'throttle', message: totalReached })
        isTotalLogged = true
        return { limit: 'total', retryAfterSeconds: seconds }
      }
    isTotalLogged = false
    return null
  }

  function current(key: string) {
    const known = counts.get(key)
    return known && known.until > monotonic() ? known : { points: 0, until: monotonic() + hourMs }
  }

  function secondsOver(key: string, limit: number): number | null {
    const { points, until } = current(key)
    return points < limit ? null : wholeSeconds(until - monotonic())
  }

  async function count(key: string, limit: number, by: number): Promise<number | null> {
    const over = by > 0 ? secondsOver(key, limit) : null
    if (over !== null) return over
    const { points, until } = current(key)
    counts.set(key, { points: Math.max(0, points + by), until })
    if (!countShared || by < 0) return null
    try {
      const rest = await countShared(key, limit)
      isAlone = false
      if (rest !== null) counts.set(key, { points: limit, until: monotonic() + rest * 1000 })
      return rest
    } catch (error) {
      // Of failures in a row, only the first is logged.
      if (!isAlone)
        log('error', { event: 'throttle', message: `Counted here alone: ${describeError(error)}` })
      isAlone = true
      return null
    }
  }
}

/** At least 1, since nobody waits 0 seconds. */
export function wholeSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}
