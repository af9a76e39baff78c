import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backUp, defaultBackup } from '~/leads/backup'
import { copyJournal } from '~/leads/copy-journal'
import { leadsOf } from '~/leads/journal'
import { placeOf } from '~/leads/journal-fault'
import { backupNote } from '~/leads/notes'
import { refuseWhileOpen, restore } from '~/leads/restore'
import { isoTime } from '~/platform/iso-time'
import type { CommandContext } from './context'

export async function backup(given: string | undefined, { journal, environment, now }: CommandContext) {
  const startedAt = isoTime(now())
  const file = given === undefined ? defaultBackup(now()) : resolve(given)
  // Any other folder that is missing may be mistyped, or a disk that is not mounted.
  if (dirname(file) === resolve('data')) mkdirSync('data', { recursive: true })
  const leads = await backUp(environment.DATABASE_URL, file)
  // A full disk, which has no room for a note, must not fail a backup that is elsewhere.
  await journal.note(backupNote, startedAt).catch(() => {})
  const text = `Backed up ${leadsOf(leads)} into ${file}. It has what visitors wrote: protect it, and delete it when its time is up.`
  return { text, data: { file, leads } }
}

export async function restoreBackup(given: string, replace: boolean, context: CommandContext) {
  const { environment, now, record } = context
  const data = await restore(resolve(given), environment.DATABASE_URL, { replace, now: now() })
  const { leads, leftOut, aside, beside } = data
  await record('restore', leads)
  const sentences = [
    `Restored ${leadsOf(leads)} into ${placeOf(environment.DATABASE_URL)}.`,
    leftOut === null &&
      'What was erased since that backup is not known, because no journal here can tell: erase it again.',
    leftOut && `Left out ${leadsOf(leftOut)}, erased since that backup.`,
    aside && `The file that was there is now ${aside}.`,
    beside.length > 0 && `SQLite's files that were beside it are now ${beside.join(' and ')}.`,
    !aside &&
      environment.DATABASE_URL.startsWith('file:') &&
      'If a server runs on, it may still have the former journal: restart it.',
  ]
  return { text: sentences.filter(Boolean).join(' '), data }
}

export async function copy(to: string, { environment }: CommandContext) {
  await refuseWhileOpen(environment.DATABASE_URL)
  const leads = await copyJournal(environment.DATABASE_URL, to, { mustStandStill: true })
  const places = `${placeOf(environment.DATABASE_URL)} to ${placeOf(to)}`
  const text = `Copied ${leadsOf(leads)} from ${places}: each row was compared, and the source did not change in the meantime.`
  return { text, data: { leads } }
}
