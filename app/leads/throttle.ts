import ipaddr from 'ipaddr.js'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { describeError, type Log } from '~/platform/log'
import { openPostgres } from './postgres'

/** Counts a submission of this client; resolves to null, or to the seconds to wait when there were too many. */
export type Throttle = (clientAddress: string) => Promise<number | null>

/** Counts points against a key; rejects with a `RateLimiterRes` once there are too many. */
export type Counter = Pick<RateLimiterMemory, 'consume'>

export interface Counting {
  counter: Counter
  close(): Promise<void>
}

const hourSeconds = 60 * 60

/**
 * Where submissions are counted: beside the journal where that is PostgreSQL, so that all servers share one count, else in
 * this process.
 *
 * @param databaseUrl `DATABASE_URL`
 * @param submissionsPerHour for each client
 */
export function openCounter(databaseUrl: string, submissionsPerHour: number): Counting {
  const limit = { points: submissionsPerHour, duration: hourSeconds }
  if (databaseUrl.startsWith('file:')) {
    return { counter: new RateLimiterMemory(limit), close: async () => {} }
  }
  let opening: Promise<Pool> | null = null
  const pool = () => {
    opening ??= openPostgres(databaseUrl, counterPool).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  const counter = new RateLimiterPostgres({
    ...limit,
    // Connected by the first submission, since a server starts without its database too.
    storeClient: { query: async (query: QueryConfig) => (await pool()).query(query) },
    storeType: 'pool',
    tableName: 'submission_counts',
    tableCreated: true,
    keyPrefix: '',
  })
  return {
    counter,
    async close() {
      await (await opening?.catch(() => null))?.end()
    },
  }
}

// A visitor waits for the count, and is let through without it.
const counterPool = { max: 2, connectionTimeoutMillis: 1000, query_timeout: 1000 }

/**
 * Builds the throttle of `SUBMISSIONS_PER_HOUR`. What cannot be counted is let through: a lead is worth more than the limit.
 */
export function createThrottle(counter: Counter, log: Log): Throttle {
  return async (clientAddress) => {
    try {
      await counter.consume(clientKey(clientAddress))
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      log('error', { event: 'throttle', clientIp: clientAddress, message: describeError(reason) })
    }
    return null
  }
}

/** One household or office holds a whole IPv6 /64, so that is what counts as one client there; in IPv4 it is the address. */
function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return (parsed as ipaddr.IPv6).parts.slice(0, 4).join(':')
}
