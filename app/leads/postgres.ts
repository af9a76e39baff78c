import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, type PoolConfig } from 'pg'
import { journalFault } from './journal-fault'
import { bringUpToDate, isUpToDate } from './migrations'

/**
 * Connects to PostgreSQL, for servers on more than one machine, and brings the database up to date.
 *
 * @param connectionString `postgres://…`
 * @param own what differs from the pool of the journal
 * @throws when the server cannot be reached, or the database cannot be brought up to date
 */
export async function openPostgres(connectionString: string, own: PoolConfig = {}): Promise<Pool> {
  const pool = new Pool({
    connectionString,
    application_name: 'dayfive',
    // A visitor waits for every query.
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
    ...own,
  })
  // A connection that breaks is replaced by the next query. Without listeners its error would end the process: the pool handles
  // those of idle connections only, and the query in flight rejects by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    // The steps of a newer version only add, so that going back to this one works.
    if (!(await isUpToDate(db))) await bringUpToDate(db)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/**
 * What a PostgreSQL server says of itself: its version, what decides whether an acknowledged write survives a power cut, and its
 * time in milliseconds since the epoch.
 *
 * @throws Fault when the server cannot be reached
 */
export async function askPostgres(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, string>>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
        current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit,
        (extract(epoch FROM clock_timestamp()) * 1000)::text AS clock`,
    )
    const { version = '', number, fsync = '', synchronous_commit = '', clock } = rows[0] ?? {}
    const settings = { fsync, synchronous_commit }
    return { version, versionNumber: Number(number), settings, clock: Number(clock) }
  } catch (error) {
    throw journalFault(error)
  } finally {
    await client.end()
  }
}
