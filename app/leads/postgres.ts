import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, type PoolConfig } from 'pg'
import { journalFault } from './journal-fault'
import { bringUpToDate, isUpToDate } from './migrations'

/**
 * Opens a pool and migrates the database.
 *
 * @param own options that differ from the journal's pool
 * @throws when the server cannot be reached or a migration fails
 */
export async function openPostgres(connectionString: string, own: PoolConfig = {}): Promise<Pool> {
  const pool = new Pool({
    connectionString,
    application_name: 'dayfive',
    // Short time-outs: a visitor waits for each query.
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
    ...own,
  })
  // Without a listener an 'error' event of a client ends the process; the pool only handles idle clients.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    // Ignore migrations of newer versions, to allow rollbacks.
    if (!(await isUpToDate(db))) await bringUpToDate(db)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** The server's version, durability settings and time in milliseconds since the epoch.; throws a Fault when unreachable. */
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
