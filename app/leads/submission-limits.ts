import type { Pool } from 'pg'
import { createThrottle, hourSeconds, wholeSeconds } from '~/platform/rate-limit'
import type { SharedCounts, ThrottleOptions } from '~/platform/rate-limit'
import { journalFault } from './journal-fault'

/** `SUBMISSIONS_PER_HOUR` and `SUBMISSIONS_PER_HOUR_TOTAL`. */
export function createSubmissionThrottle(options: Omit<ThrottleOptions, 'totalReached'>) {
  return createThrottle({
    ...options,
    totalReached: `SUBMISSIONS_PER_HOUR_TOTAL of ${options.total} is reached`,
  })
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

/**
 * What the servers that share a PostgreSQL journal count together; null for SQLite. Expired counts are deleted, as the privacy
 * notice says.
 */
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
      const counted = query(countOne, [key, now, now + hourSeconds * 1000])
      const { rows } = await counted.catch((error: unknown) => Promise.reject(journalFault(error)))
      const { points, expire } = rows[0]!
      return points > limit ? wholeSeconds(Number(expire) - now) : null
    },
    async close() {
      clearInterval(clearing)
      await (await opening?.catch(() => null))?.end()
    },
  }
}
