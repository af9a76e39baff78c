import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { clientKey } from './client-key'
import type { Fault } from './fault'
import type { Log } from './log'

/** Of one client, or of all together. */
export const limits = ['client', 'total'] as const

export interface Throttled {
  limit: (typeof limits)[number]
  retryAfterSeconds: number
}

/** Counts one for the client; resolves to null within the limits. */
export type Throttle = (clientAddress: string) => Promise<Throttled | null>

/** Counts for several servers. */
export interface SharedCounts {
  /** Resolves to null, or to the seconds to wait; rejects with a `Fault`. */
  count(key: string, limit: number): Promise<number | null>
  close(): Promise<void>
}

export interface HourlyLimits {
  perClient: number
  total: number
}

export type ThrottleEvent = { event: 'throttle'; clientIp?: string; message: string }

export interface ThrottleOptions extends HourlyLimits {
  shared: SharedCounts | null
  log: Log<ThrottleEvent>
  /** What the log says when the limit of all together is reached. */
  totalReached: string
}

export const hourSeconds = 60 * 60
const totalKey = 'total'

/**
 * Counts in memory first, then in the shared store. If that fails, each server enforces its own limits. Addresses are stored only
 * below the total limit, which bounds their number.
 */
export function createThrottle(options: ThrottleOptions): Throttle {
  const { perClient, total, shared, log, totalReached } = options
  const clients = new RateLimiterMemory({ points: perClient, duration: hourSeconds })
  const together = new RateLimiterMemory({ points: total, duration: hourSeconds })
  let isTotalLogged = false

  return async (clientAddress) => {
    const known = await together.get(totalKey)
    if (known && known.consumedPoints >= total) return overTotal(wholeSeconds(known.msBeforeNext))
    const client = await count(clients, clientKey(clientAddress), clientAddress)
    if (client !== null) return { limit: 'client', retryAfterSeconds: client }
    const rest = await count(together, totalKey, clientAddress)
    if (rest !== null) return overTotal(rest)
    isTotalLogged = false
    return null
  }

  function overTotal(retryAfterSeconds: number): Throttled {
    // Logged once, not for each request.
    if (!isTotalLogged) log('error', { event: 'throttle', message: totalReached })
    isTotalLogged = true
    return { limit: 'total', retryAfterSeconds }
  }

  async function count(local: RateLimiterMemory, key: string, clientIp: string): Promise<number | null> {
    try {
      await local.consume(key)
    } catch (reason) {
      return wholeSeconds((reason as RateLimiterRes).msBeforeNext)
    }
    if (!shared) return null
    try {
      const rest = await shared.count(key, local.points)
      if (rest !== null) await local.block(key, rest)
      return rest
    } catch (error) {
      const message = `Counted here alone: ${(error as Fault).message}`
      log('error', { event: 'throttle', clientIp, message })
      return null
    }
  }
}

/** At least one, since nobody waits 0 seconds. */
export function wholeSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}
