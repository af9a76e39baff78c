import type { Operation } from '~/log/names'
import type { Journal, LeadsContext } from './journal'

/** What an operator did by a command, as the log says it. */
export interface OperatorEvent {
  event: 'operator'
  command: Operation
  leads: number
  user: string
}

const prefix = 'operation '

/** Leaves it for a server's log: a command that runs by hand in a container has none that is kept. */
export function noteOperation(journal: Journal, event: OperatorEvent, at: string): Promise<void> {
  return journal.note(`${prefix}${at} ${event.command}`, JSON.stringify(event))
}

/** Logs what operators did, once, whichever server comes first. Never rejects. */
export function createTellOperations({ journal, log }: Pick<LeadsContext, 'journal' | 'log'>) {
  return async (): Promise<void> => {
    try {
      for (const note of await journal.takeNotes(prefix)) log('info', JSON.parse(note) as OperatorEvent)
    } catch {
      // A journal that fails is told by its alerts.
    }
  }
}
