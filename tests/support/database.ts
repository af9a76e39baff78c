import Database from 'libsql'
import { inject } from 'vitest'
import { query } from './postgres'
import { temporaryUrl } from './temporary-journal'

/** The address of a new, empty PostgreSQL database, which goes with the test run. */
export async function createDatabase(): Promise<string> {
  const response = await fetch(inject('databasesUrl'), { method: 'POST' })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** The databases that a journal may be in, each with the address of a new one. */
export const databases: [string, () => Promise<string>][] = [
  ['SQLite', async () => temporaryUrl()],
  ['PostgreSQL', createDatabase],
]

/** Changes a journal as no command would. */
export async function execute(url: string, statements: string): Promise<void> {
  if (!url.startsWith('file:')) return void (await query(url, statements))
  const database = new Database(url.replace('file:', ''))
  database.exec(statements)
  database.close()
}
