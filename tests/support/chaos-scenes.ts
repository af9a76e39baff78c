import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { createDatabase } from './database'

/** The address of a new SQLite file, which goes with the test. */
async function createFile({ onTestFinished }: TestContext): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-chaos-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return `file:${join(folder, 'leads.db')}`
}

/** How many servers share a journal, and where it is. */
export const chaosScenes = [
  { name: 'one server on SQLite', processes: 1, createUrl: createFile },
  { name: 'two servers on one SQLite file', processes: 2, createUrl: createFile },
  { name: 'two servers on one PostgreSQL', processes: 2, createUrl: createDatabase },
]

/** What {@link runChaos} reports of a run in which every promise held. */
export const nothingBroken = {
  lost: [],
  undelivered: [],
  sentTwice: [],
  sentAtOnce: [],
  recordedTwice: [],
  renamed: [],
  troubles: [],
}
