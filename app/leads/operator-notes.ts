import type { LogEvent } from '~/log/events'
import type { Journal, LeadsContext } from './journal'

/** What an operator did by a command, as the log says it. */
type OperatorEvent = Extract<LogEvent, { event: 'operator' }>

export const operationPrefix = 'operation '

/** Leaves it for a server's log: a command that runs by hand in a container has none that is kept. */
export function noteOperation(journal: Journal, event: OperatorEvent, at: string): Promise<void> {
  return journal.note(`${operationPrefix}${at} ${event.command}`, JSON.stringify(event))
}

/** Logs what operators did, once, whichever server comes first. Never rejects: a journal that fails is told by its alerts. */
export async function logOperations({ journal, log }: Pick<LeadsContext, 'journal' | 'log'>): Promise<void> {
  try {
    for (const note of await journal.takeNotes(operationPrefix))
      log('info', JSON.parse(note) as OperatorEvent)
  } catch {}
}
