const minute = 60_000

/** A lead has waited too long: longer than a restart at either end. */
export const waitingTooLongMs = 30 * minute

/** `leads status` complains after this long: a server mails every second, so either mailing fails or no server runs. */
export const unmailedTooLongMs = 20_000

/** The form service fails. One or two calls are a restart, or a connection that broke off. */
export const failedCallsInARow = 3

/** A server restarts again and again: so many starts within that time. An upgrade and its rollback make two. */
export const startsOfLoop = 3
export const loopMs = 10 * minute

/** A night's backup did not come, and half a day has passed. */
export const backupTooOldMs = 36 * 60 * minute

/** With less, the disk is about to fill. It is room for some ten thousand inquiries. */
export const minFreeBytes = 200 * 1024 * 1024

/** Between two messages about one condition to one channel, however often it comes and goes. */
export const quietAfterMessageMs = 5 * minute

/** The daily summary is due: before the working day in Europe, in UTC, so that servers agree and no day has none or two. */
export const summaryHourUtc = 6
