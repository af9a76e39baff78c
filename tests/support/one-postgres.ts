import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { closeAll, listen } from './free-port'
import { query, startOwnPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file asks for a new PostgreSQL database; the response is its address. */
    databasesUrl: string
  }
}

/**
 * Serves new databases to all test files, on the server of `TEST_DATABASE_URL`, whose user has to be allowed to create
 * databases, or else on one of our own, which starts when the first of them asks.
 */
export default async function serveDatabases({ provide }: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const names: string[] = []
  let own: ReturnType<typeof startOwnPostgres> | undefined
  let url = given ?? ''
  const server = createServer(async (_, response) => {
    try {
      if (!given) ({ url } = await (own ??= startOwnPostgres()))
      const name = `dayfive_${randomUUID().replaceAll('-', '')}`
      await query(url, `CREATE DATABASE ${name}`)
      names.push(name)
      response.end(Object.assign(new URL(url), { pathname: name }).href)
    } catch (error) {
      const hint = 'Is there a PostgreSQL? One can be given by TEST_DATABASE_URL.'
      response.writeHead(500).end(`${hint} ${String(error)}`)
    }
  })
  provide('databasesUrl', `http://127.0.0.1:${await listen(server)}`)

  return async () => {
    closeAll(server)
    if (given) for (const name of names) await query(url, `DROP DATABASE ${name} WITH (FORCE)`)
    await (await own?.catch(() => undefined))?.stop()
  }
}
