import { runLeadsCommand } from './leads/command'
import { formIdsOf } from '~/leads/form-service'
import { openJournal } from '~/leads/open-journal'
import { readEnvironment } from '~/platform/environment'
import { describeError } from '~/platform/log'

const reading = readEnvironment(process.env)
if (!reading.ok) {
  console.error(reading.problems.join('\n'))
  process.exit(78)
}
const { environment } = reading
// Ignore EPIPE (`| head`).
process.stdout.on('error', () => process.exit())

const journal = openJournal(environment.DATABASE_URL)
const err = (text: string) => process.stderr.write(`${text}\n`)
try {
  process.exitCode = await runLeadsCommand(process.argv.slice(2), {
    journal,
    hasFormService: formIdsOf(environment) !== null,
    retentionDays: environment.LEAD_RETENTION_DAYS,
    now: Date.now,
    output: { out: (text) => process.stdout.write(`${text}\n`), err },
  })
} catch (error) {
  err(`The journal cannot be used. ${describeError(error)}`)
  process.exitCode = 1
}
await journal.close()
