import ipaddr from 'ipaddr.js'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '~/platform/log'
import { reasonOf } from './journal-fault'
import type { LeadEvent } from './log-events'
import { openPostgres } from './postgres'

/** The limits on submissions: of one client, and of all together (`SUBMISSIONS_PER_HOUR`, `SUBMISSIONS_PER_HOUR_TOTAL`). */
export const submissionLimits = ['client', 'total'] as const

/** A submission too many. */
export interface Throttled {
  limit: (typeof submissionLimits)[number]
  retryAfterSeconds: number
}

/** Counts a submission of this client; resolves to null when it is within the limits. */
export type Throttle = (clientAddress: string) => Promise<Throttled | null>

/** Counts points against a key; rejects with a `RateLimiterRes` once there are too many. */
export type Counter = Pick<RateLimiterMemory, 'consume'>

/** Where submissions are counted for all servers that share a journal. */
export interface SharedCounters {
  client: Counter
  total: Counter
  close(): Promise<void>
}

export interface ThrottleOptions {
  perClient: number
  total: number
  /** Null where this process is the only one. */
  shared: SharedCounters | null
  log: Log<LeadEvent>
}

const hourSeconds = 60 * 60
const totalKey = 'total'

/**
 * Builds the throttle. Each submission is counted in this process first, and then beside the journal where servers share one. So
 * a database that fails or is slow lets no more through than one server may, what has run out costs the database nothing, and an
 * address is remembered only while the total lets submissions through, which bounds their number.
 */
export function createThrottle({ perClient, total, shared, log }: ThrottleOptions): Throttle {
  const clients = new RateLimiterMemory({ points: perClient, duration: hourSeconds })
  const all = new RateLimiterMemory({ points: total, duration: hourSeconds })
  let isTotalTold = false

  return async (clientAddress) => {
    const known = await all.get(totalKey)
    if (known && known.consumedPoints >= total) return overTotal(seconds(known))
    const client = await count(clients, shared?.client, clientKey(clientAddress), clientAddress)
    if (client !== null) return { limit: 'client', retryAfterSeconds: client }
    const rest = await count(all, shared?.total, totalKey, clientAddress)
    if (rest !== null) return overTotal(rest)
    isTotalTold = false
    return null
  }

  function overTotal(retryAfterSeconds: number): Throttled {
    // Once for each time that it is reached, not for each submission that it turns away.
    if (!isTotalTold) {
      log('error', { event: 'throttle', message: `SUBMISSIONS_PER_HOUR_TOTAL of ${total} is reached` })
    }
    isTotalTold = true
    return { limit: 'total', retryAfterSeconds }
  }

  /** @returns null, or the seconds to wait when there were too many */
  async function count(here: RateLimiterMemory, there: Counter | undefined, key: string, clientIp: string) {
    const local = await consume(here, key)
    if (local !== null || !there) return local
    try {
      const rest = await consume(there, key)
      if (rest !== null) await here.block(key, rest)
      return rest
    } catch (error) {
      log('error', { event: 'throttle', clientIp, message: `Counted here alone: ${reasonOf(error)}` })
      return null
    }
  }
}

/**
 * @returns null, or the seconds to wait when there were too many
 * @throws what keeps the counter from counting
 */
async function consume(counter: Counter, key: string): Promise<number | null> {
  try {
    await counter.consume(key)
    return null
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return seconds(reason)
    throw reason
  }
}

function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

// A visitor waits for the count, and goes on without it.
const counterPool = { max: 2, connectionTimeoutMillis: 1000, query_timeout: 1000 }

/**
 * The counters of all servers that share a journal in PostgreSQL; null for SQLite, whose servers count for themselves.
 *
 * @param databaseUrl `DATABASE_URL`
 */
export function openSharedCounters(
  databaseUrl: string,
  { perClient, total }: Pick<ThrottleOptions, 'perClient' | 'total'>,
): SharedCounters | null {
  if (databaseUrl.startsWith('file:')) return null
  let opening: Promise<Pool> | null = null
  const pool = () => {
    opening ??= openPostgres(databaseUrl, counterPool).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  const counter = (points: number): Counter => {
    const limiter = new RateLimiterPostgres({
      points,
      duration: hourSeconds,
      // Connected by the first submission, since a server starts without its database too.
      storeClient: { query: async (query: QueryConfig) => (await pool()).query(query) },
      storeType: 'pool',
      tableName: 'submission_counts',
      tableCreated: true,
      keyPrefix: '',
    })
    return {
      async consume(key) {
        try {
          return await limiter.consume(key)
        } catch (reason) {
          // A count that runs for longer than an hour began while a clock ran ahead.
          if (!(reason instanceof RateLimiterRes) || reason.msBeforeNext <= hourSeconds * 1000) throw reason
          await limiter.delete(key)
          return limiter.consume(key)
        }
      },
    }
  }
  return {
    client: counter(perClient),
    total: counter(total),
    async close() {
      await (await opening?.catch(() => null))?.end()
    },
  }
}

/** One household or office holds a whole IPv6 /64, so that is what counts as one client there; in IPv4 it is the address. */
function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return (parsed as ipaddr.IPv6).parts.slice(0, 4).join(':')
}
