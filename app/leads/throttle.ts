import type { Pool } from 'pg'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { clientKey } from '~/platform/client-key'
import type { Log } from '~/platform/log'
import { reasonOf } from './journal-fault'
import type { LeadEvent } from './log-events'

/** `SUBMISSIONS_PER_HOUR` and `SUBMISSIONS_PER_HOUR_TOTAL`. */
export const submissionLimits = ['client', 'total'] as const

export interface Throttled {
  limit: (typeof submissionLimits)[number]
  retryAfterSeconds: number
}

/** Counts a submission; resolves to null within the limits. */
export type Throttle = (clientAddress: string) => Promise<Throttled | null>

/** Counts for all servers that share a journal. */
export interface SharedCounts {
  /** Resolves to null, or to the seconds to wait. */
  count(key: string, limit: number): Promise<number | null>
  close(): Promise<void>
}

interface ThrottleOptions {
  perClient: number
  total: number
  shared: SharedCounts | null
  log: Log<LeadEvent>
  counted?: 'submissions' | 'questions'
}

/** Questions to the assistant for each submission that the limits allow: a question takes some 10 ms, and a curious visitor asks many. */
export const asksPerSubmission = 50

const hourSeconds = 60 * 60
const totalKey = 'total'

/**
 * Counts in memory first, then in the shared store. If the database fails, each server enforces its own limits. Addresses are
 * stored only below the total limit, which bounds their number.
 */
export function createThrottle(options: ThrottleOptions): Throttle {
  const { perClient, total, shared, log, counted = 'submissions' } = options
  const clients = new RateLimiterMemory({ points: perClient, duration: hourSeconds })
  const together = new RateLimiterMemory({ points: total, duration: hourSeconds })
  let isTotalLogged = false

  return async (clientAddress) => {
    const known = await together.get(totalKey)
    if (known && known.consumedPoints >= total) return overTotal(seconds(known.msBeforeNext))
    const client = await count(clients, clientKey(clientAddress), clientAddress)
    if (client !== null) return { limit: 'client', retryAfterSeconds: client }
    const rest = await count(together, totalKey, clientAddress)
    if (rest !== null) return overTotal(rest)
    isTotalLogged = false
    return null
  }

  function overTotal(retryAfterSeconds: number): Throttled {
    // Logged once, not for each submission.
    const message =
      counted === 'submissions'
        ? `SUBMISSIONS_PER_HOUR_TOTAL of ${total} is reached`
        : `The ${total} questions an hour that SUBMISSIONS_PER_HOUR_TOTAL allows are reached`
    if (!isTotalLogged) log('error', { event: 'throttle', message })
    isTotalLogged = true
    return { limit: 'total', retryAfterSeconds }
  }

  async function count(local: RateLimiterMemory, key: string, clientIp: string): Promise<number | null> {
    try {
      await local.consume(key)
    } catch (reason) {
      return seconds((reason as RateLimiterRes).msBeforeNext)
    }
    if (!shared) return null
    try {
      const rest = await shared.count(key, local.points)
      if (rest !== null) await local.block(key, rest)
      return rest
    } catch (error) {
      log('error', { event: 'throttle', clientIp, message: `Counted here alone: ${reasonOf(error)}` })
      return null
    }
  }
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}

// Short time-outs; on failure the submission continues.
const counterPool = { max: 2, connectionTimeoutMillis: 1000, query_timeout: 1000 }
const clearingPauseMs = 60_000
// Resets counts that outlast the window by more than clocks differ.
const countOne = `
  INSERT INTO submission_counts AS known (key, points, expire) VALUES ($1, 1, $3)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN known.expire BETWEEN $2 AND $3::bigint + 60000 THEN known.points + 1 ELSE 1 END,
    expire = CASE WHEN known.expire BETWEEN $2 AND $3::bigint + 60000 THEN known.expire ELSE $3 END
  RETURNING points, expire`

/** Null for SQLite. Expired counts are deleted, as the privacy notice says. */
export function openSharedCounts(databaseUrl: string, pauseMs = clearingPauseMs): SharedCounts | null {
  if (databaseUrl.startsWith('file:')) return null
  // Connected by the first query: a server starts without its database.
  let opening: Promise<Pool> | null = null
  const open = async () => (await import('./postgres')).openPostgres(databaseUrl, counterPool)
  const query = async (text: string, values: unknown[]) => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return (await opening).query<{ points: number; expire: string }>(text, values)
  }
  const clear = () => query('DELETE FROM submission_counts WHERE expire <= $1', [Date.now()]).catch(() => {})
  const clearing = setInterval(() => void clear(), pauseMs).unref()
  return {
    async count(key, limit) {
      const now = Date.now()
      const { rows } = await query(countOne, [key, now, now + hourSeconds * 1000])
      const { points, expire } = rows[0]!
      return points > limit ? seconds(Number(expire) - now) : null
    },
    async close() {
      clearInterval(clearing)
      await (await opening?.catch(() => null))?.end()
    },
  }
}
