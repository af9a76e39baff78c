import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import { isoTime } from '~/platform/iso-time'
import type { LeadState } from '../lead'
import type { Engine } from '../migrations'
import { deliveryWindowMs, formServicePauses } from '../retry-pauses'
import type { JournalTables, Tables } from './tables'

/** Makes the end of a lease that begins now, in ISO 8601: by the clock that all who share the journal compare it with. */
export type LeaseClock = (now: string, ms: number) => Expression<string>

export const leaseClocks: Record<Engine, LeaseClock> = {
  /** The time that the caller gives. */
  sqlite: (now, ms) => sql.val(later(now, ms)),
  /** The time of the database, which servers on several machines may share. */
  postgres: (_now, ms) =>
    sql`to_char((clock_timestamp() + ${ms} * interval '1 ms') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

export interface StoreContext {
  db: Tables
  engine: Engine
  clock: LeaseClock
  hasOwnerMail: boolean
}

// `FORM_SERVICE_TIMEOUT_MS` is at most a minute; a later expiry comes from clock skew.
const longestLeaseMs = 5 * 60 * 1000
// A later end of a lease or a pause of an alert or an email comes from clock skew, too.
const longestAlertOrMailMs = 60 * 60 * 1000

export const eb = expressionBuilder<JournalTables, 'leads' | 'rests'>()

export const isIn = (states: readonly LeadState[]) => eb('state', 'in', states)

/** Due now, or scheduled beyond the maximum delay (clock skew). */
export const isDue = (now: string) =>
  eb.or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', later(now, deliveryWindowMs))])

/** The rest ends at a time to come, which is not further beyond the longest rest than clocks differ. */
export const isResting = (now: string) =>
  eb.and([eb('until', '>', now), eb('until', '<=', later(now, formServicePauses.longestMs + longestLeaseMs))])

export const isFree = (clock: LeaseClock, now: string) => hasEnded(clock, 'leaseUntil', now, longestLeaseMs)

/** Not leased, or the lease has ended, or is longer than any, which clock skew makes. */
export function hasEnded(clock: LeaseClock, column: string, now: string, maxMs = longestAlertOrMailMs) {
  const end = sql.ref(column)
  return sql<SqlBool>`(${end} IS NULL OR ${end} < ${clock(now, 0)} OR ${end} > ${clock(now, maxMs)})`
}

export function later(time: string, ms: number): string {
  return isoTime(Date.parse(time) + ms)
}
