import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startPostgres, type PostgresServer } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file asks for a new PostgreSQL database; the answer is its address. */
    databasesUrl: string
  }
}

/** Serves new databases on one PostgreSQL to all test files, and starts it when the first of them asks. */
export default async function serveDatabases({ provide }: TestProject) {
  let postgres: Promise<PostgresServer> | undefined
  const server = createServer(async (_, response) => {
    try {
      postgres ??= startPostgres()
      response.end(await (await postgres).createDatabase())
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  provide('databasesUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  return async () => {
    server.closeAllConnections()
    server.close()
    await (await postgres?.catch(() => undefined))?.stop()
  }
}
