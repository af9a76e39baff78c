import { once } from 'node:events'
import { userInfo } from 'node:os'
import { runLeadsCommand } from './leads/command'
import { freeSpace } from '~/leads/disk-reserve'
import { NoJournal } from '~/leads/journal-fault'
import { noteOperation } from '~/leads/notes'
import { openJournal } from '~/leads/journal'
import { readEnvironment } from '~/platform/environment'
import { describeError } from '~/platform/log'

const args = process.argv.slice(2)
const reading = readEnvironment(/^(-h|(--)?help|--version)?$/.test(args[0] ?? '') ? {} : process.env)
if (!reading.ok) {
  console.error(reading.problems.join('\n'))
  process.exit(78)
}
const { environment } = reading
const { stdout } = process
const err = (text: string) => process.stderr.write(`${text}\n`)
stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has seen enough (`| head`).
  if (error.code === 'EPIPE') process.exit()
  err(`The output cannot be written. ${describeError(error)}`)
  process.exit(1)
})

// Exits in order, so that no half of a backup is left.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

const { DATABASE_URL: url, ENQUIRY_EMAIL: owner } = environment
const journal = openJournal(url, { mayCreate: false, hasOwnerMail: owner !== undefined })
try {
  process.exitCode = await runLeadsCommand(args, {
    journal,
    environment,
    now: Date.now,
    freeBytes: async () => (await freeSpace(url).catch(() => null))?.bytes ?? null,
    async record(command, leads) {
      const at = new Date().toISOString()
      const event = { event: 'operator', command, leads, user: userName(), at } as const
      // A full disk, which has no room for a note, must not fail the command.
      await noteOperation(journal, event).catch(() => {})
    },
    async out(text) {
      if (!stdout.write(`${text}\n`)) await once(stdout, 'drain')
    },
    err,
  })
} catch (error) {
  const reason = describeError(error).replace(/^(?!The journal )/, 'The journal cannot be used: ')
  err(error instanceof NoJournal ? error.message : `${reason}. "doctor" says what to do.`)
  process.exitCode = 1
}
await journal.close()

/** With `sudo`, the person behind it. A user of a container may have no name. */
function userName(): string {
  try {
    return process.env['SUDO_USER'] || userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}
