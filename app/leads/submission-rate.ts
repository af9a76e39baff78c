import { sql } from 'kysely'
import { createThrottle, hourMs, wholeSeconds } from '~/platform/rate-limit'
import type { SharedCounts, ThrottleOptions } from '~/platform/rate-limit'
import { journalFault } from './journal-fault'
import { openTables } from './open-tables'

/** `SUBMISSIONS_PER_HOUR` and `SUBMISSIONS_PER_HOUR_TOTAL`. */
export function createSubmissionThrottle(options: Omit<ThrottleOptions, 'totalReached'>) {
  return createThrottle({
    ...options,
    totalReached: `SUBMISSIONS_PER_HOUR_TOTAL of ${options.total} is reached`,
  })
}

// Short timeouts; on failure the submission continues.
const pool = { max: 2, connectionTimeoutMillis: 1000, query_timeout: 1000 }
const clearingPauseMs = 60_000
// The clock is that of the database, which all servers share.
const now = sql`(extract(epoch FROM now()) * 1000)::bigint`
const hour = sql.lit(hourMs)
// A count that outlasts its window was begun before that clock was set back.
const isCurrent = sql`expire BETWEEN ${now} AND ${now} + ${hour} + 60000`
const clearing = sql`DELETE FROM submission_counts WHERE NOT (${isCurrent})`
const countOne = (key: string) => sql<{ points: number; rest: string }>`
  INSERT INTO submission_counts AS known (key, points, expire) VALUES (${key}, 1, ${now} + ${hour})
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN known.${isCurrent} THEN known.points + 1 ELSE 1 END,
    expire = CASE WHEN known.${isCurrent} THEN known.expire ELSE excluded.expire END
  RETURNING points, expire - ${now} AS rest`

/** What servers count together in PostgreSQL; null for SQLite. Expired counts are deleted, as the privacy notice says. */
export function openSharedCounts(databaseUrl: string, pauseMs = clearingPauseMs): SharedCounts | null {
  if (databaseUrl.startsWith('file:')) return null
  // Connected by the first query: a server starts without its database.
  const { db, close } = openTables(databaseUrl, { pool })
  const timer = setInterval(() => void clearing.execute(db).catch(() => {}), pauseMs).unref()
  return {
    async count(key, limit) {
      const { rows } = await countOne(key)
        .execute(db)
        .catch((error: unknown) => Promise.reject(journalFault(error)))
      const { points, rest } = rows[0]!
      return points > limit ? wholeSeconds(Number(rest)) : null
    },
    async close() {
      clearInterval(timer)
      await close()
    },
  }
}
