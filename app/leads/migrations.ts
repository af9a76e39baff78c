import type { Kysely, Migration } from 'kysely'

/** The journal's schema, step by step; applied at start. A step that was released is never edited, only followed. */
export const migrations: Record<string, Migration> = {
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
}
