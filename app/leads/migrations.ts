import { Migrator, sql, type Kysely } from 'kysely'

/** The email of a lead in lower case. Queries repeat this expression exactly, so that they use its index. */
export const emailOf = {
  sqlite: `CASE WHEN json_valid("values") THEN lower("values" ->> 'email') END`,
  // Quotes inside a text are escaped, so only a key matches. Collation "C" has no Turkish lower-case I.
  postgres: `lower(substring("values" from '"email":"([^"]*)"') COLLATE "C")`,
}

export type Engine = keyof typeof emailOf

/** Applied at start. A released migration never changes; a new one follows it. */
const statements = (engine: Engine) => ({
  '001_leads': [
    `CREATE TABLE leads (
      reference text PRIMARY KEY, form text NOT NULL, state text NOT NULL, fingerprint text NOT NULL UNIQUE,
      "values" text NOT NULL, visit text NOT NULL, page text NOT NULL, request_id text NOT NULL,
      received_at text NOT NULL, settled_at text, attempts integer DEFAULT 0 NOT NULL, failure text,
      failure_message text, release_token text, lease_holder text, lease_until text)`,
    'CREATE INDEX leads_by_state ON leads (state, received_at)',
    'CREATE TABLE readiness (id integer PRIMARY KEY, checked_at text NOT NULL)',
  ],
  '002_redelivery': [
    'ALTER TABLE leads ADD COLUMN errors text',
    'ALTER TABLE leads ADD COLUMN queued_at text',
    'ALTER TABLE leads ADD COLUMN next_attempt_at text',
    'UPDATE leads SET queued_at = received_at',
    `UPDATE leads SET next_attempt_at = received_at WHERE state IN ('received', 'waiting')`,
    'CREATE INDEX leads_by_next_attempt ON leads (next_attempt_at)',
    'CREATE TABLE probes (token text PRIMARY KEY, opened_at text NOT NULL, answer text)',
  ],
  // Servers that share the journal count together.
  '003_submission_counts': [
    `CREATE TABLE submission_counts (
      key varchar(255) PRIMARY KEY, points integer DEFAULT 0 NOT NULL, expire bigint)`,
  ],
  '004_days_and_secrets': [
    'CREATE TABLE days_seen (day text PRIMARY KEY)',
    // A server ran on each day that has a lead.
    'INSERT INTO days_seen (day) SELECT DISTINCT substr(received_at, 1, 10) FROM leads',
    'CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)',
    // Without this index, a purge would block a large journal for a second.
    'CREATE INDEX leads_by_age ON leads (coalesce(settled_at, received_at))',
  ],
  '005_operations': [
    // Lists are read page by page in this order.
    'CREATE INDEX leads_by_time ON leads (received_at, reference)',
    'CREATE TABLE rests (form text PRIMARY KEY, until text NOT NULL)',
    'CREATE TABLE alerts (id text PRIMARY KEY, told text NOT NULL, lease_until text)',
  ],
  '006_mail_and_notes': [
    'ALTER TABLE leads ADD COLUMN mail_at text',
    'ALTER TABLE leads ADD COLUMN mailed_at text',
    'CREATE INDEX leads_by_mail ON leads (mail_at) WHERE mail_at IS NOT NULL',
    'CREATE TABLE notes (name text PRIMARY KEY, value text NOT NULL)',
  ],
  '007_email_and_erasures': [
    `CREATE INDEX leads_by_email ON leads ((${emailOf[engine]}))`,
    'CREATE TABLE erasures (hash text PRIMARY KEY, day text NOT NULL)',
  ],
  '008_mailed_to': ['ALTER TABLE leads ADD COLUMN mailed_to text'],
  '009_mail_failure': ['ALTER TABLE leads ADD COLUMN mail_failure text'],
  '010_mail_queued_at': ['ALTER TABLE leads ADD COLUMN mail_queued_at text'],
})

/** Applies missing migrations, and ignores those of a newer version, so that a rollback works. */
export async function migrate(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const migrations = Object.entries(statements(engine)).map(([name, steps]) => {
    const up = async (changes: Kysely<unknown>) => {
      for (const step of steps) await sql.raw(step).execute(changes)
    }
    return [name, { up }]
  })
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  })
  const known = await migrator.getMigrations()
  if (known.every(({ executedAt }) => executedAt !== undefined)) return
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
