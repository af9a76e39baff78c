import { sql } from 'kysely'
import type { LeadsContext } from '~/leads/journal'
import { journalFault } from '~/leads/journal-fault'
import { engineOf, openTables } from '~/leads/open-tables'
import type { Environment } from '~/platform/environment'
import { createThrottle, hourMs, wholeSeconds } from '~/platform/rate-limit'

/** Limits submissions to SUBMISSIONS_PER_HOUR of one client, and SUBMISSIONS_PER_HOUR_TOTAL of all clients. */
export function createSubmissionLimits(environment: Environment, context: LeadsContext) {
  const { SUBMISSIONS_PER_HOUR: perClient, SUBMISSIONS_PER_HOUR_TOTAL: total } = environment
  const shared = openSharedCounts(environment.DATABASE_URL)
  const totalReached = `SUBMISSIONS_PER_HOUR_TOTAL of ${total} is reached`
  const countShared = shared?.count ?? null
  const throttle = createThrottle({ ...context, perClient, total, countShared, totalReached })
  return { throttle, close: async () => shared?.close() }
}

// Timeouts are short, since a visitor waits; without a count, the submission goes on.
const counterPool = { max: 2, connectionTimeoutMillis: 1000, query_timeout: 1000 }
const clearingPauseMs = 60_000
// All servers share the clock of the database.
const now = sql`(extract(epoch FROM now()) * 1000)::bigint`
const end = sql`${now} + ${sql.lit(hourMs)}`
// A count that would last longer than an hour began before that clock was set back.
const isCurrent = sql`expire BETWEEN ${now} AND ${end} + 60000`
const countOne = (key: string) => sql<{ points: number; rest: string }>`
  INSERT INTO submission_counts AS known (key, points, expire) VALUES (${key}, 1, ${end})
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN known.${isCurrent} THEN known.points + 1 ELSE 1 END,
    expire = CASE WHEN known.${isCurrent} THEN known.expire ELSE excluded.expire END
  RETURNING points, expire - ${now} AS rest`

/** Counts in PostgreSQL for all servers on a journal; null for SQLite. Deletes expired counts, as the privacy notice promises. */
export function openSharedCounts(databaseUrl: string, pauseMs = clearingPauseMs) {
  if (engineOf(databaseUrl) === 'sqlite') return null
  const { db, close } = openTables(databaseUrl, { pool: counterPool })
  const clear = () => sql`DELETE FROM submission_counts WHERE NOT ${isCurrent}`.execute(db).catch(() => {})
  const clearing = setInterval(() => void clear(), pauseMs).unref()
  return {
    async count(key: string, limit: number) {
      const counting = countOne(key).execute(db)
      const { rows } = await counting.catch((error) => Promise.reject(journalFault(error)))
      const { points, rest } = rows[0]!
      return points > limit ? wholeSeconds(Number(rest)) : null
    },
    async close() {
      clearInterval(clearing)
      await close()
    },
  }
}
