import type { Pool } from 'pg'
import { createThrottle, hourMs, wholeSeconds } from '~/platform/rate-limit'
import type { SharedCounts, ThrottleOptions } from '~/platform/rate-limit'
import { journalFault } from './journal-fault'

/** `SUBMISSIONS_PER_HOUR` and `SUBMISSIONS_PER_HOUR_TOTAL`. */
export function createSubmissionThrottle(options: Omit<ThrottleOptions, 'totalReached'>) {
  return createThrottle({
    ...options,
    totalReached: `SUBMISSIONS_PER_HOUR_TOTAL of ${options.total} is reached`,
  })
}

// Short timeouts; on failure the submission continues.
const counterPool = { max: 2, connectionTimeoutMillis: 1000, query_timeout: 1000 }
const clearingPauseMs = 60_000
// The clock is that of the database, which all servers share.
const now = '(extract(epoch FROM now()) * 1000)::bigint'
// A count that outlasts its window was begun before that clock was set back.
const isCurrent = `expire BETWEEN ${now} AND ${now} + ${hourMs + 60_000}`
const countOne = `
  INSERT INTO submission_counts AS known (key, points, expire) VALUES ($1, 1, ${now} + ${hourMs})
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN known.${isCurrent} THEN known.points + 1 ELSE 1 END,
    expire = CASE WHEN known.${isCurrent} THEN known.expire ELSE excluded.expire END
  RETURNING points, expire - ${now} AS rest`

/** What servers count together in PostgreSQL; null for SQLite. Expired counts are deleted, as the privacy notice says. */
export function openSharedCounts(databaseUrl: string, pauseMs = clearingPauseMs): SharedCounts | null {
  if (databaseUrl.startsWith('file:')) return null
  // Connected by the first query: a server starts without its database. Not by Kysely, which would keep a connection that timed out.
  let opening: Promise<Pool> | null = null
  const open = async () => (await import('./postgres')).openPostgres(databaseUrl, counterPool)
  const query = async (text: string, values: unknown[] = []) => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return (await opening).query<{ points: number; rest: string }>(text, values)
  }
  const clear = () => query(`DELETE FROM submission_counts WHERE NOT ${isCurrent}`).catch(() => {})
  const clearing = setInterval(() => void clear(), pauseMs).unref()
  return {
    async count(key, limit) {
      const { rows } = await query(countOne, [key]).catch((error: unknown) =>
        Promise.reject(journalFault(error)),
      )
      const { points, rest } = rows[0]!
      return points > limit ? wholeSeconds(Number(rest)) : null
    },
    async close() {
      clearInterval(clearing)
      await (await opening?.catch(() => null))?.end()
    },
  }
}
