import type { Finding } from './watch'

/** A trouble that a channel has to be told of, and what to write down once it was. */
export interface News {
  state: 'started' | 'over'
  /** ISO 8601 in UTC. */
  since: string
  next: string
}

/**
 * Compares what is true with what was told: `started` or `over` with its time, or nothing yet. Null when both agree, or when what
 * was told is more recent than the evidence: another server knew more.
 */
export function newsOf({ since, evidenceAt }: Finding, told: string, now: number): News | null {
  const [state, time = ''] = told.split(' ')
  const isTold = state === 'started'
  // A time in the future comes from clock skew.
  const toldAt = Date.parse(time)
  if (evidenceAt < toldAt && toldAt <= now) return null
  if (since !== null) return isTold ? null : { state: 'started', since, next: `started ${since}` }
  return isTold ? { state: 'over', since: time, next: `over ${new Date(now).toISOString()}` } : null
}

/** Since when a trouble is open by what was told, or null. */
export function openSince(told: string): string | null {
  return told.startsWith('started ') ? told.slice('started '.length) : null
}

// Before the working day in Europe. In UTC, so that servers agree, and no day has none or two.
const summaryHour = 6

/** The day whose summary is due, `YYYY-MM-DD`; null before its hour and once it was told. The first is due at once. */
export function summaryDue(told: string, now: number): string | null {
  const time = new Date(now)
  const day = time.toISOString().slice(0, 10)
  const isDue = told === '' || (told !== day && time.getUTCHours() >= summaryHour)
  return isDue ? day : null
}
