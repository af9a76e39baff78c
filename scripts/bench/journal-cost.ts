import { rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { consultationForm } from '~/forms/consultation'
import { fingerprint } from '~/leads/fingerprint'
import { openJournal } from '~/leads/open-journal'
import { createReference } from '~/leads/reference'
import { median } from './report'

/** Medians in milliseconds. */
export interface JournalCost {
  /** Recording a lead and writing down that it was delivered, which is what each submission waits for. */
  lead: number
  /** A bare insert of the same size with full sync into the same file, which no journal could be quicker than. */
  bareInsert: number
}

const message = 'We bake bread in Mill Lane and lose two hours a day on the telephone. '.repeat(5)

/** What it costs to record a lead beside a bare insert, taken in turns on one SQLite file in this folder. */
export async function measureJournal(folder: string, leads: number): Promise<JournalCost> {
  const path = join(folder, 'cost.db')
  const journal = openJournal(`file:${path}`)
  await journal.checkWritable(new Date().toISOString())
  const bare = new Database(path)
  bare.pragma('busy_timeout = 5000')
  bare.pragma('synchronous = FULL')
  bare.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, text TEXT NOT NULL)')
  const insert = bare.prepare('INSERT INTO bare (text) VALUES (?)')

  const recorded: number[] = []
  const inserted: number[] = []
  for (let index = 0; index < leads; index += 1) {
    const content = { name: 'Ann Barber', email: `ann${index}@example.com`, subject: 'Hello', message }
    const now = Date.now()
    const lead = {
      reference: createReference(),
      form: consultationForm.id,
      state: 'received' as const,
      fingerprint: fingerprint(consultationForm, content, now),
      values: content,
      visit: {},
      page: 'https://dayfive.example/consultation',
      requestId: `request-${index}`,
      receivedAt: new Date(now).toISOString(),
      releaseToken: null,
    }
    const lease = { holder: lead.requestId, until: new Date(now + 13_000).toISOString() }
    recorded.push(
      await timed(async () => {
        await journal.record(lead, lease)
        await journal.settle(lead.reference, lease.holder, {
          state: 'delivered',
          settledAt: lead.receivedAt,
          calls: 1,
          failure: null,
          failureMessage: null,
          errors: null,
          nextAttemptAt: null,
        })
      }),
    )
    inserted.push(await timed(async () => insert.run([JSON.stringify(lead)])))
  }
  bare.close()
  await journal.close()
  rmSync(path)
  return { lead: median(recorded), bareInsert: median(inserted) }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
