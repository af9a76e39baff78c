import { openJournal } from '~/leads/open-journal'
import { runLeadsCommand } from './leads-command'
import { readEnvironment } from '~/platform/environment'
import { describeError } from '~/platform/log'

const reading = readEnvironment(process.env)
if (!reading.ok) {
  console.error(reading.problems.join('\n'))
  process.exit(78)
}
const { DATABASE_URL, LEAD_RETENTION_DAYS } = reading.environment
// Whoever reads only the first lines, as head does, has read enough.
process.stdout.on('error', () => process.exit())

const journal = openJournal(DATABASE_URL)
const output = {
  out: (text: string) => process.stdout.write(`${text}\n`),
  err: (text: string) => process.stderr.write(`${text}\n`),
}
try {
  process.exitCode = await runLeadsCommand(process.argv.slice(2), {
    journal,
    retentionDays: LEAD_RETENTION_DAYS,
    now: Date.now,
    output,
  })
} catch (error) {
  output.err(`The journal cannot be used. ${describeError(error)}`)
  process.exitCode = 1
}
await journal.close()
