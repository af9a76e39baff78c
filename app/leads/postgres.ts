import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { NoJournal, placeOf } from './journal-fault'
import { migrate } from './migrations'

/** Opens a pool and migrates the database. Throws NoJournal when it has no tables of ours and may not get them. */
export async function openPostgres(url: string, own: PoolConfig = {}, mayCreate = true): Promise<Pool> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'dayfive',
    // Short timeouts: a visitor waits for each query.
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
    ...own,
  })
  // Without a listener an 'error' event of a client ends the process; the pool only handles idle clients.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  // Kysely gives back one on which a query timed out, and the next ones would wait behind it.
  pool.on('release', (_error, client) => 'readyForQuery' in client && !client.readyForQuery && client.end())
  try {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const { rows } = await sql`SELECT 1 WHERE to_regclass('leads') IS NOT NULL`.execute(db)
    if (!mayCreate && rows.length === 0) throw new NoJournal(placeOf(url))
    await migrate(db, 'postgres')
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}
