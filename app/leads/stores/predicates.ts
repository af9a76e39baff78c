import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import { isoTime } from '~/platform/iso-time'
import type { LeadState } from '../lead'
import type { Engine } from '../migrations'
import { deliveryWindowMs, formServicePauses } from '../retry-pauses'
import type { JournalTables, Tables } from './tables'

/** The end of a lease that begins now, by the clock that all servers on the journal share. */
export type LeaseClock = (now: string, ms: number) => Expression<string>

export const leaseClocks: Record<Engine, LeaseClock> = {
  sqlite: (now, ms) => sql.val(later(now, ms)),
  /** Servers on several machines share the clock of the database. */
  postgres: (_now, ms) =>
    sql`to_char((clock_timestamp() + ${ms} * interval '1 ms') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

export type StoreContext = { db: Tables; engine: Engine; clock: LeaseClock; hasOwnerMail: boolean }

// `FORM_SERVICE_TIMEOUT_MS` is at most a minute, so a longer lease comes from a wrong clock.
const longestLeaseMs = 5 * 60 * 1000
// Leases and pauses of alerts and emails are shorter than this.
const longestAlertOrMailMs = 60 * 60 * 1000

export const eb = expressionBuilder<JournalTables, 'leads' | 'rests'>()

export const isIn = (states: readonly LeadState[]) => eb('state', 'in', states)

/** Since when the email about a lead waits. */
export const mailWaitsSince = eb.fn.coalesce('mailQueuedAt', 'queuedAt')

/** Due now, or scheduled by a wrong clock beyond the longest delay. */
export const isDue = (now: string) =>
  eb.or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', later(now, deliveryWindowMs))])

/** The rest ends in the future, but no later than the longest rest and the difference of clocks allow. */
export const isResting = (now: string) =>
  eb.and([eb('until', '>', now), eb('until', '<=', later(now, formServicePauses.longestMs + longestLeaseMs))])

export const isFree = (clock: LeaseClock, now: string) => hasEnded(clock, 'leaseUntil', now, longestLeaseMs)

/** There is no lease, or it has ended, or a wrong clock made it too long. */
export function hasEnded(clock: LeaseClock, column: string, now: string, maxMs = longestAlertOrMailMs) {
  const end = sql.ref(column)
  return sql<SqlBool>`(${end} IS NULL OR ${end} < ${clock(now, 0)} OR ${end} > ${clock(now, maxMs)})`
}

export function later(time: string, ms: number): string {
  return isoTime(Date.parse(time) + ms)
}
