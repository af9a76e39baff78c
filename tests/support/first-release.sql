-- What the first release left behind, with a lead that has arrived and one that has not.
CREATE TABLE kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
CREATE TABLE kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
CREATE TABLE leads (reference text primary key, form text not null, state text not null,
  fingerprint text not null unique, "values" text not null, visit text not null, page text not null,
  request_id text not null, received_at text not null, settled_at text, attempts integer default 0 not null,
  failure text, failure_message text, release_token text, lease_holder text, lease_until text);
CREATE INDEX leads_by_state on leads (state, received_at);
CREATE TABLE readiness (id integer primary key, checked_at text not null);
INSERT INTO kysely_migration VALUES ('001_leads', '2026-05-01T00:00:00.000Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO leads VALUES ('AAAA-2222', 'consultation', 'delivered', 'a', '{}', '{}', '/', 'r',
  '2026-05-05T12:00:00.000Z', '2026-05-05T12:00:01.000Z', 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO leads VALUES ('BBBB-2222', 'consultation', 'waiting', 'b', '{}', '{}', '/', 'r',
  '2026-05-05T12:00:00.000Z', '2026-05-05T12:00:01.000Z', 1, 'timeout', 'Slow', NULL, NULL, NULL);
