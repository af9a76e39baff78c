import type { LogEvent } from '~/log/events'
import { Fault } from '~/platform/fault'
import type { Fetch } from '~/platform/http-client'
import type { Log } from '~/platform/log'
import { journalFault } from './journal-fault'
import { engineOf, openTables, type StoreOptions } from './open-tables'
import { leaseClocks, type LeaseClock } from './stores/predicates'
import { leadStore } from './stores/leads'
import { operatorStore } from './stores/operators'
import { serverStore } from './stores/servers'

type JournalOptions = StoreOptions & { leaseClock?: LeaseClock; hasOwnerMail?: boolean }

export type Journal = ReturnType<typeof openJournal>

export interface LeadsContext {
  journal: Journal
  log: Log<LogEvent>
  now: () => number
  /** For durations: milliseconds of a clock that is never set. */
  monotonic: () => number
  /** From 0 to 1, for the jitter. */
  random: () => number
  fetch: Fetch
}

/** The durable record of submissions, opened and migrated at its first use. Writes resolve once they are on disk. */
export function openJournal(url: string, options: JournalOptions = {}) {
  const { db, attempt, close } = openTables(url, options)
  const engine = engineOf(url)
  const { leaseClock: clock = leaseClocks[engine], hasOwnerMail = false } = options
  const context = { db, engine, clock, hasOwnerMail }
  const methods = { ...leadStore(context), ...operatorStore(context), ...serverStore(context) }
  let isClosed = false
  const guarded = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: never[]) => {
      try {
        if (isClosed) throw new Fault('The journal is closed')
        return await attempt(() => (method as (...args: never[]) => Promise<unknown>)(...args))
      } catch (error) {
        throw isClosed ? new Fault('The journal is closed') : journalFault(error)
      }
    },
  ])
  return {
    ...(Object.fromEntries(guarded) as typeof methods),
    async close() {
      isClosed = true
      await close()
    },
  }
}

export function leadsOf(count: number): string {
  return count === 1 ? '1 lead' : `${count} leads`
}
