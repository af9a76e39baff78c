import type { Submission } from '~/forms/read-submission'
import { isoTime } from '~/platform/iso-time'
import type { Journal } from './journal'

/** A quarantined lead is mailed after this pause, since most people press the release button at once. */
export const quarantineMs = 10 * 60 * 1000
const releaseTokenMs = 24 * 60 * 60 * 1000

/** A person leaves the hidden field empty, or sends the token of a quarantined lead of the same form and email address. */
export async function isFromPerson(submission: Submission, journal: Journal, now: number): Promise<boolean> {
  const { trapped, releaseToken, form, values } = submission
  if (!trapped) return true
  const since = isoTime(now - releaseTokenMs)
  return releaseToken !== null && journal.knowsReleaseToken(releaseToken, form, values.email, since)
}
