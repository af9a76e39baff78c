import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backUp, defaultBackup } from '~/leads/backup'
import { copyJournal } from '~/leads/copy-journal'
import { openTables, placeOf } from '~/leads/open-journal'
import { restore } from '~/leads/restore'

/** What was done, for people and for machines; or why not. */
export type Done = { text: string; facts: unknown } | { problem: string }

interface SafekeepingContext {
  databaseUrl: string
  now: () => number
}

/** @throws Fault when it failed */
export async function backup(
  given: string | undefined,
  { databaseUrl, now }: SafekeepingContext,
): Promise<Done> {
  const file = given === undefined ? defaultBackup(databaseUrl, now()) : resolve(given)
  if (given === undefined && !databaseUrl.startsWith('file:')) mkdirSync(dirname(file), { recursive: true })
  const outcome = await backUp(databaseUrl, file, now())
  if (outcome.kind === 'exists') return { problem: `${file} is there already, and is not overwritten.` }
  const { leads } = outcome
  const text = `Backed up ${counted(leads)} into ${file}. It has what visitors wrote: protect it, and delete it in time.`
  return { text, facts: { file, leads } }
}

export async function restoreBackup(
  given: string,
  replace: boolean,
  { databaseUrl, now }: SafekeepingContext,
): Promise<Done> {
  const file = resolve(given)
  const place = placeOf(databaseUrl)
  const outcome = await restore(file, databaseUrl, { replace, now: now() })
  switch (outcome.kind) {
    case 'restored': {
      const { leads, aside } = outcome
      const kept = aside ? ` The file that was there is now ${aside}.` : ''
      return { text: `Restored ${counted(leads)} into ${place}.${kept}`, facts: { leads, aside } }
    }

    case 'in_use':
      return { problem: `A server or another command has ${place} open. Stop it, then try again.` }

    case 'would_lose': {
      const [has, them] = databaseUrl.startsWith('file:')
        ? ['that the backup lacks', 'keeps the file aside']
        : ['', 'removes them']
      const lost = [`${place} has ${counted(outcome.leads)}`, has].filter(Boolean).join(' ')
      return { problem: `${lost}. --replace ${them} and restores nevertheless.` }
    }

    case 'damaged':
      return {
        problem: `${place} is damaged, so nobody knows what it has that the backup lacks. With the servers stopped, --replace keeps it aside and restores.`,
      }
  }
}

export async function copy(to: string, { databaseUrl }: SafekeepingContext): Promise<Done> {
  const source = openTables(databaseUrl, false, { query_timeout: 0 })
  const target = openTables(to, true, { query_timeout: 0 })
  try {
    const outcome = await copyJournal(source, target, { mustStandStill: true })
    const places = `${placeOf(databaseUrl)} to ${placeOf(to)}`
    switch (outcome.kind) {
      case 'copied': {
        const { leads } = outcome
        const text = `Copied ${counted(leads)} from ${places}: each row was compared, and the source has not changed meanwhile.`
        return { text, facts: { leads } }
      }

      case 'not_empty':
        return { problem: `${placeOf(to)} has ${counted(outcome.leads)} already; nothing was copied.` }

      case 'changed':
        return {
          problem: `${placeOf(databaseUrl)} changed while it was copied, so the copy was discarded. Stop the servers that use it, then try again.`,
        }
    }
  } finally {
    await source.close()
    await target.close()
  }
}

function counted(leads: number): string {
  return leads === 1 ? '1 lead' : `${leads} leads`
}
