import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backUp, defaultBackup } from '~/leads/backup'
import { copyJournal, counted } from '~/leads/copy-journal'
import { backupNote } from '~/leads/journal'
import { placeOf } from '~/leads/open-journal'
import { restore } from '~/leads/restore'
import type { CommandContext, Done } from './context'

export async function backup(
  given: string | undefined,
  { journal, databaseUrl, now }: CommandContext,
): Promise<Done> {
  const startedAt = new Date(now()).toISOString()
  const file = given === undefined ? defaultBackup(databaseUrl, now()) : resolve(given)
  if (given === undefined && !databaseUrl.startsWith('file:')) mkdirSync(dirname(file), { recursive: true })
  const leads = await backUp(databaseUrl, file)
  // A full disk must not make a failure of a backup that is elsewhere.
  await journal.note(backupNote, startedAt).catch(() => {})
  const text = `Backed up ${counted(leads)} into ${file}. It has what visitors wrote: protect it, and delete it when its time is up.`
  return { text, data: { file, leads } }
}

export async function restoreBackup(
  given: string,
  replace: boolean,
  { databaseUrl, now, record }: CommandContext,
): Promise<Done> {
  const { leads, leftOut, aside } = await restore(resolve(given), databaseUrl, { replace, now: now() })
  await record('restore', leads)
  const kept = aside ? ` The file that was there is now ${aside}.` : ''
  const erased = leftOut ? ` Left out ${counted(leftOut)}, erased since that backup.` : ''
  const unknown =
    ' What was erased since that backup is not known, because no journal here can tell: erase it again.'
  const text = `Restored ${counted(leads)} into ${placeOf(databaseUrl)}.${leftOut === null ? unknown : erased}${kept}`
  return { text, data: { leads, leftOut, aside } }
}

export async function copy(to: string, { databaseUrl }: CommandContext): Promise<Done> {
  const leads = await copyJournal(databaseUrl, to, { mustStandStill: true })
  const places = `${placeOf(databaseUrl)} to ${placeOf(to)}`
  const text = `Copied ${counted(leads)} from ${places}: each row was compared, and the source did not change in the meantime.`
  return { text, data: { leads } }
}
