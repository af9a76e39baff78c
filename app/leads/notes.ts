import type { LogEvent } from '~/log/events'
import type { Journal, LeadsContext } from './journal'

// The names of the notes in the journal, or how they begin.
/** When the last backup was made. */
export const backupNote = 'backup'
/** When the mail server last refused an owner's address for good. */
export const refusalNote = 'refusal'
/** When the first server started, from which on a backup can be missing. */
export const firstStartNote = 'first start'
/** The last starts of one server, newest first. */
export const startsPrefix = 'starts '
/** When the doctor last asked a server whether it has this journal. */
export const probeNote = 'probe'
/** An operator's command that no server has logged yet. */
export const operationPrefix = 'operation '

type OperatorEvent = Extract<LogEvent, { event: 'operator' }>

/** Leaves the event to a server's log, since a command that runs by hand in a container has no log that is kept. */
export function noteOperation(journal: Journal, event: OperatorEvent): Promise<void> {
  return journal.note(`${operationPrefix}${event.at} ${event.command}`, JSON.stringify(event))
}

/** Logs each command of an operator once, by the first server that reads its note. Never rejects: alerts tell that the journal fails. */
export async function logOperations({ journal, log }: Pick<LeadsContext, 'journal' | 'log'>): Promise<void> {
  try {
    for (const note of await journal.takeNotes(operationPrefix))
      log('info', JSON.parse(note) as OperatorEvent)
  } catch {}
}
