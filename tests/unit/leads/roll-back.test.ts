import Database from 'libsql'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { openJournal } from '~/leads/open-journal'
import { createDatabase } from '../../support/database'
import { temporaryUrl } from '../../support/temporary-journal'

const now = '2026-05-05T12:00:00.000Z'
const newerStep = `INSERT INTO kysely_migration (name, timestamp) VALUES ('999_of_a_newer_version', '${now}')`

async function onSqlite(): Promise<string> {
  const url = temporaryUrl()
  await useOnce(url)
  const database = new Database(url.replace('file:', ''))
  database.exec(newerStep)
  database.close()
  return url
}

async function onPostgres(): Promise<string> {
  const url = await createDatabase()
  await useOnce(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(newerStep)
  await client.end()
  return url
}

async function useOnce(url: string) {
  const journal = openJournal(url)
  await journal.checkWritable(now)
  await journal.close()
}

it.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
])('a journal on %s that a newer version has opened still serves this one', async (_, prepare) => {
  await expect(useOnce(await prepare())).resolves.toBeUndefined()
})
