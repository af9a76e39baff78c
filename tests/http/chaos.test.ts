import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runChaos } from '../support/chaos'
import { startPostgres, type PostgresServer } from '../support/postgres'

// The short form of `npm run chaos`.
const folder = mkdtempSync(join(tmpdir(), 'dayfive-chaos-'))
let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.concurrent('while servers are killed and the form service fails', () => {
  it.each([
    { name: 'one server on SQLite', processes: 1, url: async () => `file:${join(folder, 'one.db')}` },
    {
      name: 'two servers on one SQLite file',
      processes: 2,
      url: async () => `file:${join(folder, 'two.db')}`,
    },
    { name: 'two servers on one PostgreSQL', processes: 2, url: () => postgres.createDatabase() },
  ])(
    'no lead is lost and none that has arrived is sent again: $name',
    { timeout: 240_000 },
    async ({ processes, url }) => {
      const report = await runChaos({
        databaseUrl: await url(),
        processes,
        submissions: 30,
        hasImpatientOperator: true,
        seed: Date.now(),
      })
      expect(report.broken).toEqual({
        lost: [],
        undelivered: [],
        sentTwice: [],
        sentAtOnce: [],
        recordedTwice: [],
        renamed: [],
        troubles: [],
      })
      expect(report.kills).toBeGreaterThan(0)
    },
  )
})
