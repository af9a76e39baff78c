import { runLeadsCommand } from '~/leads/leads-command'
import { openSqliteJournal } from '~/leads/sqlite-journal'
import { readEnvironment } from '~/platform/environment'

const reading = readEnvironment(process.env)
if (!reading.ok) {
  console.error(reading.problems.join('\n'))
  process.exit(78)
}
const journal = await openSqliteJournal(reading.environment.DATABASE_URL)
process.exitCode = await runLeadsCommand(process.argv.slice(2), journal, {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
})
await journal.close()
