import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { Fault } from '~/platform/fault'
import { NoJournal, placeOf } from './journal-fault'
import { migrate } from './migrations'

const mayNotCreate = 'The database user may not create tables: make it owner by ALTER DATABASE … OWNER TO …'

/** Opens a pool and migrates the database. Throws NoJournal when it has no journal and must not get one. */
export async function openPostgres(url: string, own: PoolConfig = {}, mayCreate = true): Promise<Pool> {
  // `pg` treats these modes as verify-full, and prints a long warning about it.
  const isAlias = /(?<=[?&]sslmode=)(prefer|require|verify-ca)(?![\w-])/g
  const connectionString = url.includes('uselibpqcompat=true') ? url : url.replace(isAlias, 'verify-full')
  const pool = new Pool({
    connectionString,
    application_name: 'dayfive',
    // Timeouts are short, since a visitor waits for each query.
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
    ...own,
  })
  // An 'error' event without a listener ends the process, and the pool listens to idle clients only.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  // Kysely returns a client whose query timed out, behind which later queries would wait.
  pool.on('release', (_error, client) => 'readyForQuery' in client && !client.readyForQuery && client.end())
  try {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const asked = sql<Record<'is_there' | 'may_create', boolean>>`
      SELECT to_regclass('leads') IS NOT NULL AS is_there,
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS may_create`
    const { is_there: isThere, may_create: may } = (await asked.execute(db)).rows[0]!
    if (!isThere && !may) throw new Fault(mayNotCreate)
    if (!isThere && !mayCreate) throw new NoJournal(placeOf(url))
    await migrate(db, 'postgres')
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}
