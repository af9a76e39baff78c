/**
 * Kills servers at random moments while forms are sent and the form service fails, at full size: 500 submissions each for one
 * server on SQLite, two on one SQLite file and two on one PostgreSQL (`TEST_DATABASE_URL`, or one that is started for it).
 * Takes some fifteen minutes, most of them waiting for the background's own schedule; ends with 1 when a promise is broken.
 *
 *   npm run chaos [-- --submissions 500 --seed 1]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChaos } from '../tests/support/chaos'
import { startPostgres } from '../tests/support/postgres'

process.chdir(join(import.meta.dirname, '..'))
const { values } = parseArgs({ options: { submissions: { type: 'string' }, seed: { type: 'string' } } })
const submissions = Number(values.submissions ?? 500)
const seed = Number(values.seed ?? Date.now() % 1_000_000)

execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
const folder = mkdtempSync(join(tmpdir(), 'dayfive-chaos-'))
const postgres = await startPostgres()
const scenes = [
  { name: 'One server on SQLite', processes: 1, databaseUrl: `file:${join(folder, 'one.db')}` },
  { name: 'Two servers on one SQLite file', processes: 2, databaseUrl: `file:${join(folder, 'two.db')}` },
  { name: 'Two servers on one PostgreSQL', processes: 2, databaseUrl: await postgres.createDatabase() },
]

let hasBroken = false
// One after the other takes three times as long and changes nothing but how busy the machine is.
const runs = scenes.map(async ({ name, ...scene }) => {
  const report = await runChaos({ ...scene, submissions, seed, hasImpatientOperator: false })
  const isBroken = Object.values(report.broken).some((list) => list.length > 0)
  hasBroken ||= isBroken
  console.log(`${name}: ${isBroken ? 'BROKEN' : 'every promise held'}`, report)
})
const results = await Promise.allSettled(runs)
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
for (const result of results) if (result.status === 'rejected') console.error(result.reason)
process.exit(hasBroken || results.some(({ status }) => status === 'rejected') ? 1 : 0)
