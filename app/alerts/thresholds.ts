const minute = 60_000

/** A lead or an email is late after this, which is longer than a restart of anything takes. */
export const waitingTooLongMs = 30 * minute
/** `leads status` calls an email late after this. A server mails every second, so mailing fails or no server runs. */
export const unmailedTooLongMs = 20_000
/** So many failed calls mean that the form service fails. One or two may be a restart or a broken connection. */
export const failedCallsInARow = 3
/** A server that starts so often within `loopMs` keeps restarting. An upgrade and its rollback are two starts. */
export const startsOfLoop = 3
export const loopMs = 10 * minute
/** A backup is missing after this: a night and half a day passed without one. */
export const backupTooOldMs = 36 * 60 * minute
/** With less free space, the disk is about to fill. This is room for some ten thousand inquiries. */
export const minFreeBytes = 200 * 1024 * 1024
/** With less, the next inquiry may be refused, though a check has just been written. */
export const fullBytes = 8 * 1024 * 1024
/** The shortest pause between two messages about one condition to one channel. */
export const quietAfterMessageMs = 5 * minute
/** The daily summary is sent from this hour on, in UTC so that servers agree, before the working day in Europe. */
export const summaryHourUtc = 6
