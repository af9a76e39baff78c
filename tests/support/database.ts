import { inject } from 'vitest'

/** The address of a new, empty PostgreSQL database, which goes with the test run. */
export async function createDatabase(): Promise<string> {
  const response = await fetch(inject('databasesUrl'), { method: 'POST' })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
