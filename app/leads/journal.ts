import type { LogEvent } from '~/log/events'
import type { Log } from '~/platform/log'
import { alertStore } from './stores/alerts'
import type { StoreContext } from './stores/conditions'
import { leadStore } from './stores/leads'
import { mailStore } from './stores/mails'
import { operatorStore } from './stores/operators'
import { serverStore } from './stores/servers'

/** The note of when the last backup was made. */
export const backupNote = 'backup'

/** The durable record of submissions, by portable queries. A method that writes resolves once the change is on disk. */
export function createJournal(context: StoreContext) {
  return {
    ...leadStore(context),
    ...mailStore(context),
    ...operatorStore(context),
    ...alertStore(context),
    ...serverStore(context),
  }
}

export type Journal = ReturnType<typeof createJournal> & { close(): Promise<void> }

export interface LeadsContext {
  journal: Journal
  log: Log<LogEvent>
  now: () => number
}
