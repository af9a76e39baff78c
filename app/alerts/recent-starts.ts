import type { Journal } from '~/leads/journal'
import { loopMs, startsOfLoop } from './thresholds'

const prefix = 'starts '
/** The note of since when a backup can be missed. */
export const firstStartNote = 'first start'

/** Notes that this server starts; its last starts are kept, newest first. */
export async function noteStart(
  journal: Pick<Journal, 'notes' | 'note'>,
  server: string,
  now: string,
): Promise<void> {
  const notes = await journal.notes()
  const last = notes.get(prefix + server)?.split(' ') ?? []
  await journal.note(prefix + server, [now, ...last].slice(0, startsOfLoop).join(' '))
  if (!notes.has(firstStartNote)) await journal.note(firstStartNote, now)
}

/** Whether a server has started too often. */
export function isRestarting(notes: ReadonlyMap<string, string>, now: number): boolean {
  return [...notes].some(([name, starts]) => {
    // Of a clock that was set back, the starts are still to come.
    const passedMs = now - Date.parse(starts.split(' ')[startsOfLoop - 1] ?? '')
    return name.startsWith(prefix) && passedMs >= 0 && passedMs <= loopMs
  })
}
