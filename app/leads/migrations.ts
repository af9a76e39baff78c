import { Migrator, sql, type Kysely, type Migration } from 'kysely'

/** The journal's schema, step by step; applied at start. A step that was released is never edited, only followed. */
const migrations: Record<string, Migration> = {
  '001_leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
        .addColumn('values', 'text', (column) => column.notNull())
        .addColumn('visit', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('request_id', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('settled_at', 'text')
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('failure', 'text')
        .addColumn('failure_message', 'text')
        .addColumn('release_token', 'text')
        .addColumn('lease_holder', 'text')
        .addColumn('lease_until', 'text')
        .execute()
      await db.schema.createIndex('leads_by_state').on('leads').columns(['state', 'received_at']).execute()
      await db.schema
        .createTable('readiness')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('checked_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '002_redelivery': {
    async up(db: Kysely<{ leads: Record<string, string | null> }>) {
      for (const column of ['errors', 'queued_at', 'next_attempt_at']) {
        await db.schema.alterTable('leads').addColumn(column, 'text').execute()
      }
      await db
        .updateTable('leads')
        .set((column) => ({ queued_at: column.ref('received_at') }))
        .execute()
      await db
        .updateTable('leads')
        .set((column) => ({ next_attempt_at: column.ref('received_at') }))
        .where('state', 'in', ['received', 'waiting'])
        .execute()
      await db.schema.createIndex('leads_by_next_attempt').on('leads').column('next_attempt_at').execute()
      await db.schema
        .createTable('probes')
        .addColumn('token', 'text', (column) => column.primaryKey())
        .addColumn('opened_at', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .execute()
    },
  },
  '003_submission_counts': {
    // As rate-limiter-flexible wants it, which counts here where several servers share the journal.
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('submission_counts')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
    },
  },
  '004_days_and_secrets': {
    async up(db: Kysely<{ leads: { received_at: string }; days_seen: { day: string } }>) {
      await db.schema
        .createTable('days_seen')
        .addColumn('day', 'text', (column) => column.primaryKey())
        .execute()
      // A day on which a lead came is a day that was seen.
      await db
        .insertInto('days_seen')
        .columns(['day'])
        .expression(
          db
            .selectFrom('leads')
            .select(sql<string>`substr(received_at, 1, 10)`.as('day'))
            .distinct(),
        )
        .execute()
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
      // What the purge asks for; a scan would stand still for a second over a large journal.
      await db.schema
        .createIndex('leads_by_age')
        .on('leads')
        .expression(sql`coalesce(settled_at, received_at)`)
        .execute()
    },
  },
}

/** Whether the database has every step. */
export async function isUpToDate(db: Kysely<unknown>): Promise<boolean> {
  const steps = await migratorOf(db).getMigrations()
  return steps.every(({ executedAt }) => executedAt !== undefined)
}

/**
 * Applies the steps that the database lacks.
 *
 * @throws when one of them fails
 */
export async function bringUpToDate(db: Kysely<unknown>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error) throw error
}

function migratorOf(db: Kysely<unknown>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
