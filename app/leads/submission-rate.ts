import { sql } from 'kysely'
import { hourMs, wholeSeconds } from '~/platform/rate-limit'
import { journalFault } from './journal-fault'
import { engineOf, openTables } from './open-tables'

// Short timeouts; on failure the submission continues.
const counterPool = { max: 2, connectionTimeoutMillis: 1000, query_timeout: 1000 }
const clearingPauseMs = 60_000
// The clock is that of the database, which all servers share.
const now = sql`(extract(epoch FROM now()) * 1000)::bigint`
const end = sql`${now} + ${sql.lit(hourMs)}`
// A count that outlasts its window was begun before that clock was set back.
const isCurrent = sql`expire BETWEEN ${now} AND ${end} + 60000`
const countOne = (key: string) => sql<{ points: number; rest: string }>`
  INSERT INTO submission_counts AS known (key, points, expire) VALUES (${key}, 1, ${end})
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN known.${isCurrent} THEN known.points + 1 ELSE 1 END,
    expire = CASE WHEN known.${isCurrent} THEN known.expire ELSE excluded.expire END
  RETURNING points, expire - ${now} AS rest`

/** What servers count together in PostgreSQL; null for SQLite. Expired counts are deleted, as the privacy notice says. */
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
