import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool, type PoolConfig } from 'pg'
import { databasePlace, journalFault, NoJournal } from './journal-fault'
import { bringUpToDate, isUpToDate } from './migrations'

/**
 * Opens a pool and migrates the database.
 *
 * @param own options that differ from the journal's pool
 * @param mayCreate whether to create the journal's tables when the database has none
 * @throws NoJournal when there are none and they may not be created
 * @throws when the server cannot be reached or a migration fails
 */
export async function openPostgres(
  connectionString: string,
  own: PoolConfig = {},
  mayCreate = true,
): Promise<Pool> {
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
    if (!mayCreate && !(await hasLeads(db))) throw new NoJournal(databasePlace(connectionString))
    // Ignore migrations of newer versions, to allow rollbacks.
    if (!(await isUpToDate(db))) await bringUpToDate(db)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function hasLeads(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT to_regclass('leads') IS NOT NULL AS found`.execute(db)
  return rows[0]!.found
}

interface PostgresFacts {
  version: string
  versionNumber: number
  fsync: string
  synchronousCommit: string
  /** In milliseconds since the epoch. */
  clock: number
}

/** @throws Fault when the server cannot be reached */
export async function askPostgres(connectionString: string): Promise<PostgresFacts> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<PostgresFacts>(
      `SELECT current_setting('server_version') AS version,
        current_setting('server_version_num')::int AS "versionNumber", current_setting('fsync') AS fsync,
        current_setting('synchronous_commit') AS "synchronousCommit",
        (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS clock`,
    )
    return rows[0]!
  } catch (error) {
    throw journalFault(error)
  } finally {
    await client.end()
  }
}
