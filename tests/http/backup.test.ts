import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { openJournal } from '~/leads/journal'
import { operationPrefix } from '~/leads/notes'
import { createDatabase, execute } from '../support/database'
import { listAll } from '../support/list-all'
import { runBuilt } from '../support/run-built'
import { startTestServer } from '../support/test-servers'
import { sendConsultation } from '../support/visitors'
import { lease, newLead, settlement, temporaryFolder } from '../support/temporary-journal'

let folder: string
let url: string
let file: string
beforeEach(() => {
  folder = temporaryFolder()
  url = `file:${join(folder, 'leads.db')}`
  file = join(folder, 'copy.db')
})

/** The command as operators run it; resolves to its exit code and what it printed. */
const leads = (DATABASE_URL: string, ...words: string[]) =>
  runBuilt('leads', words, { TMPDIR: folder, DATABASE_URL })

const namesIn = (pattern: RegExp) => readdirSync(folder).filter((name) => pattern.test(name))
const done = { code: 0, err: '' }
const refused = (words: string) => ({ code: 1, out: '', err: expect.stringContaining(words) as string })

/** A journal with leads, as a copy: a closed connection of this process would keep the file in use. */
async function fillFile(count: number) {
  const scratch = join(folder, `scratch-${count}.db`)
  await fill(`file:${scratch}`, 0, count)
  cpSync(scratch, join(folder, 'leads.db'))
}

/** Adds leads with every column filled that may be. */
async function fill(journalUrl: string, from: number, to: number) {
  const journal = openJournal(journalUrl)
  await journal.signingKey()
  await journal.seeDay('2026-05-05', 3)
  for (let number = from; number < to; number += 1) {
    const reference = `AAAA-${number}`
    await journal.record(newLead({ reference, releaseToken: `token-${number}` }), lease)
    if (number % 3 === 0) {
      const errors = { email: [{ code: 'TYPE_EMAIL' as const, message: 'Zoë 😀 "quoted"' }] }
      await journal.settle(reference, lease.holder, settlement({ state: 'refused', errors }))
    }
  }
  await journal.close()
}

/** A journal of so many leads of 15 kB. */
async function fillLarge(count: number) {
  await fillFile(1)
  await execute(
    url,
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO leads (reference, form, state, fingerprint, "values", visit, page, request_id, received_at, queued_at)
    SELECT 'L-' || n, 'consultation', 'delivered', 'L-' || n,
      json_object('name', 'Ann', 'email', 'ann' || n || '@example.com', 'message', hex(randomblob(7500))),
      '{}', '/', 'r', '2026-05-05T12:00:00.000Z', '2026-05-05T12:00:00.000Z' FROM numbers; PRAGMA wal_checkpoint(TRUNCATE)`,
  )
}

/** The content of a journal that no process has open; a file is read from a copy to keep it so. */
async function contentOf(journalUrl: string) {
  const isFile = journalUrl.startsWith('file:')
  const copy = join(temporaryFolder(), 'copy.db')
  if (isFile) cpSync(journalUrl.replace('file:', ''), copy)
  const journal = openJournal(isFile ? `file:${copy}` : journalUrl, { mayCreate: false })
  const all = await listAll(journal)
  const emails = all.map(({ values }) => values.email).toSorted()
  const content = { leads: all, emails, key: String(await journal.signingKey()) }
  await journal.close()
  return content
}

it('a backup of a running journal is whole, private, and can be served from', async () => {
  const server = await startTestServer({ DATABASE_URL: url, SUBMISSIONS_PER_HOUR: '1000' })
  const sent = Array.from({ length: 10 }, (_, number) => `ann${number}@example.com`)
  for (const email of sent) await sendConsultation(server.url, { email })
  const running = { backup: true }
  const copied = leads(url, 'backup', file).finally(() => (running.backup = false))
  for (let number = 0; running.backup; number += 1) {
    const email = `during${number}@example.com`
    expect((await sendConsultation(server.url, { email })).status).toBe(303)
  }
  expect(await copied).toMatchObject(done)
  await server.stop('SIGKILL')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(namesIn(/^copy/)).toEqual(['copy.db'])
  expect((await contentOf(`file:${file}`)).emails).toEqual(expect.arrayContaining(sent))
})

it('a restore refuses to lose leads, then keeps the file aside', async () => {
  await fillFile(5)
  const before = await contentOf(url)
  expect(await leads(url, 'backup', file)).toMatchObject(done)
  expect(await leads(url, 'backup', file), 'a backup overwrites nothing').toMatchObject(refused(''))
  expect(namesIn(/part$/)).toEqual([])
  const into = (name: string) =>
    runBuilt('leads', ['backup', `${name}/before.db`], { DATABASE_URL: url }, { cwd: folder })
  for (const unmounted of ['date', join(folder, 'unmounted')])
    expect(await into(unmounted)).toMatchObject(refused('its folder is not there'))
  expect(await into('data')).toMatchObject(done)
  await fillFile(7)
  const after = await contentOf(url)
  expect(await leads(url, 'restore', file)).toMatchObject(refused('2 leads'))
  expect(await contentOf(url)).toEqual(after)

  const { code, out } = await leads(url, 'restore', file, '--replace', '--json')
  expect(code).toBe(0)
  const { aside } = JSON.parse(out) as { aside: string }
  expect(await contentOf(url)).toEqual(before)
  expect(await contentOf(`file:${aside}`)).toEqual(after)
  expect(statSync(join(folder, 'leads.db')).mode & 0o777).toBe(0o600)
})

it.each([
  ['a file', async () => url],
  ['PostgreSQL', createDatabase],
])('a restore into %s and a copy of it refuse while a server has it open', async (_, locate) => {
  await fillFile(3)
  await leads(url, 'backup', file)
  const own = await locate()
  const server = await startTestServer({ DATABASE_URL: own })
  await expect.poll(async () => (await fetch(`${server.url}/readyz/journal`)).status).toBe(200)
  expect(await leads(own, 'restore', file, '--replace')).toMatchObject(refused('open. Stop it'))
  expect(await leads(own, 'copy', '--to', `file:${file}.moved`)).toMatchObject(refused('open. Stop it'))
  expect((await sendConsultation(server.url)).status).toBe(303)
  expect(await server.stop()).toBe(0)
  expect((await contentOf(own)).emails).toContain('ann@example.com')
  expect(namesIn(/restoring|replaced|moved/)).toEqual([])
  expect(await leads(own, 'restore', file, '--replace')).toMatchObject({ code: 0 })
})

it('a restore takes no file whose newest leads are in a log beside it, not even by a link, and follows none that leads nowhere', async () => {
  await fillFile(3)
  writeFileSync(join(folder, 'leads.db-wal'), 'the newest leads')
  const link = join(folder, 'latest.db')
  symlinkSync(join(folder, 'leads.db'), link)
  const elsewhere = `file:${join(folder, 'elsewhere.db')}`
  expect(await leads(elsewhere, 'restore', link)).toMatchObject(refused('alone is not whole'))
  rmSync(join(folder, 'leads.db-wal'))
  symlinkSync(join(folder, 'unmounted/leads.db'), join(folder, 'elsewhere.db'))
  expect(await leads(elsewhere, 'restore', link)).toMatchObject(refused('a link to a file that does not'))
  // Creating folders recursively would never end here.
  expect(await leads('file:/proc/none/leads.db', 'restore', link)).toMatchObject(refused('ENOENT'))
})

it('a damaged backup is not restored, and a damaged journal is replaced only when asked', async () => {
  await fillFile(3)
  await leads(url, 'backup', file)
  const before = await contentOf(url)
  const broken = join(folder, 'broken.db')
  writeFileSync(broken, 'Not a database. '.repeat(1000))
  expect(await leads(url, 'restore', broken, '--replace')).toMatchObject(refused(''))
  expect(await contentOf(url)).toEqual(before)

  cpSync(broken, join(folder, 'leads.db'))
  expect(await leads(url, 'restore', file)).toMatchObject(refused('is damaged'))
  expect(await leads(url, 'restore', file, '--replace')).toMatchObject(done)
  rmSync(join(folder, 'leads.db'))
  writeFileSync(join(folder, 'leads.db-wal'), 'of a journal that is gone')
  expect((await leads(url, 'restore', file)).out).toMatch(/beside it are now \S+-wal/)
  expect(await contentOf(url)).toEqual(before)
})

it('a journal goes to PostgreSQL, into a backup, and back, with everything that it has', async () => {
  await fillFile(250)
  const before = await contentOf(url)
  const postgres = await createDatabase()
  const none = await leads(postgres, 'copy', '--to', `file:${folder}/none.db`)
  expect(none).toEqual(refused('There is no journal at postgres://'))
  expect(namesIn(/^none/)).toEqual([])
  const down = 'postgres://127.0.0.1:1/none'
  expect(await leads(url, 'copy', '--to', down)).toMatchObject(
    refused(`The target ${down} cannot be used: the database server refused the connection`),
  )
  expect(await leads(url, 'copy', '--to', postgres)).toMatchObject(done)
  expect(await contentOf(postgres)).toEqual(before)
  expect(await leads(url, 'copy', '--to', postgres)).toMatchObject(refused(''))

  expect(await leads(postgres, 'backup', file)).toMatchObject(done)
  expect(namesIn(/^copy/)).toEqual(['copy.db'])
  expect(await leads(postgres, 'restore', file), 'nothing would be lost').toMatchObject({ code: 0 })
  await fill(postgres, 250, 252)
  expect(await leads(postgres, 'restore', file)).toMatchObject(refused('2 leads that the backup lacks'))
  expect(await leads(postgres, 'restore', file, '--replace')).toMatchObject(done)
  expect(await contentOf(postgres)).toEqual(before)

  const back = `file:${join(folder, 'deep', 'back.db')}`
  expect(await leads(postgres, 'copy', '--to', back)).toMatchObject(done)
  expect(await contentOf(back)).toEqual(before)
})

it.each([
  { signal: 'SIGTERM', left: /^(copy\.db)?$/ },
  // Nobody hears of this file. The removal of copies after a week removes it too.
  { signal: 'SIGKILL', left: /^copy\.db\.part/ },
] as const)('a backup that $signal meets leaves a whole copy or nothing', async ({ signal, left }) => {
  await fillLarge(8000)
  const env = { PATH: process.env.PATH, DATABASE_URL: url } as unknown as NodeJS.ProcessEnv
  const child = spawn(process.execPath, ['build/leads.js', 'backup', file], { env })
  const ended = once(child, 'close')
  const isBegun = () => statSync(`${file}.part`, { throwIfNoEntry: false })?.size ?? 0
  await expect.poll(isBegun, { interval: 1 }).toBeGreaterThan(0)
  child.kill(signal)
  await ended
  expect(namesIn(/^copy/).join()).toMatch(left)
  expect(await leads(url, 'backup', join(folder, 'next.db'))).toMatchObject(done)
})

it('a restore says that nobody knows what was erased where the journal is gone, or a new one stands in its place', async () => {
  await fillFile(3)
  await leads(url, 'backup', file)
  await fill(`file:${join(folder, 'scratch-new.db')}`, 0, 0)
  cpSync(join(folder, 'scratch-new.db'), join(folder, 'new.db'))
  const [gone, fresh] = ['gone', 'new'].map((name) => `file:${join(folder, `${name}.db`)}`)
  for (const journal of [gone!, fresh!, await createDatabase(), url]) {
    const { out } = await leads(journal, 'restore', file)
    expect(/erased since that backup is not known/.test(out), journal).toBe(journal !== url)
  }
})

type Where = 'a file' | 'a file that is damaged later' | 'PostgreSQL'

/** A journal there with so many leads. */
async function fillThere(where: Where, count: number) {
  await fillFile(count)
  if (where !== 'PostgreSQL') return url
  const database = await createDatabase()
  await leads(url, 'copy', '--to', database)
  return database
}

it.each<Where>(['a file', 'a file that is damaged later', 'PostgreSQL'])(
  'what was erased since a backup stays erased, and is logged once, when it is restored into %s, and by a later one, too',
  async (where) => {
    const journal = await fillThere(where, 3)
    await leads(journal, 'purge', '--yes')
    await leads(journal, 'backup', file)
    // Marks it as a server does that has logged it.
    await execute(journal, 'DELETE FROM notes')
    expect(await leads(journal, 'erase', 'AAAA-1')).toMatchObject({ code: 0 })
    if (where === 'a file that is damaged later') {
      const bytes = readFileSync(join(folder, 'leads.db'))
      bytes[bytes.lastIndexOf('site.test')] = 0xff
      writeFileSync(join(folder, 'leads.db'), bytes)
    }
    for (let time = 0; time < 2; time += 1) {
      expect(await leads(journal, 'restore', file, '--replace')).toMatchObject(done)
      const left = (await contentOf(journal)).leads.map(({ reference }) => reference)
      expect(left).toEqual(['AAAA-2', 'AAAA-0'])
    }
    const restored = openJournal(journal)
    const operations = await restored.takeNotes(operationPrefix)
    await restored.close()
    const commands = operations.map((event) => (JSON.parse(event) as { command: string }).command)
    expect(commands).toEqual(['erase', 'restore', 'restore'])
  },
)

it.each<Where>(['a file', 'PostgreSQL'])(
  'a roll-back over the schema of a newer version reads, takes, backs up, copies and restores what it knows in %s',
  async (where) => {
    const journal = await fillThere(where, 2)
    const newer = `INSERT INTO kysely_migration VALUES ('999_later', '2027-01-01T00:00:00.000Z');
      ALTER TABLE leads ADD COLUMN later text; UPDATE leads SET later = 'unknown';
      CREATE TABLE later (name text PRIMARY KEY)`
    await execute(journal, newer)
    const server = await startTestServer({ DATABASE_URL: journal, LEAD_RETENTION_DAYS: '3650' })
    expect((await sendConsultation(server.url)).status).toBe(303)
    expect(await server.stop()).toBe(0)
    expect(await leads(journal, 'status')).toMatchObject({ code: 1, err: '' })
    expect(await leads(journal, 'backup', file)).toMatchObject(done)
    expect(await leads(journal, 'copy', '--to', `file:${join(folder, 'moved.db')}`)).toMatchObject(done)
    expect(await leads(journal, 'restore', file, '--replace')).toMatchObject(done)
    const { emails } = await contentOf(journal)
    expect(emails).toEqual(['ann@example.com', 'zoe@example.com', 'zoe@example.com'])
  },
)

it('a copy of a journal that changed meanwhile is discarded, with its file', async () => {
  await fillLarge(8000)
  const target = join(folder, 'moved.db')
  const running = { copy: true }
  const journal = openJournal(url)
  const copied = leads(url, 'copy', '--to', `file:${target}`).finally(() => (running.copy = false))
  await expect.poll(() => namesIn(/^moved/), { interval: 1 }).not.toEqual([])
  for (let number = 0; running.copy; number += 1) {
    await journal.record(newLead({ reference: `CCCC-${number}` }), lease)
    await sleep(5)
  }
  await journal.close()
  expect(await copied).toMatchObject(refused('so the copy was discarded'))
  expect(namesIn(/^moved/)).toEqual([])
})

it('a damaged journal is logged once, while pages are served', async () => {
  writeFileSync(join(folder, 'leads.db'), 'No database, but a text. '.repeat(999))
  const server = await startTestServer({ DATABASE_URL: url, ALERT_WEBHOOK_URL: 'http://127.0.0.1:1/' })
  await expect.poll(async () => (await fetch(`${server.url}/readyz/journal`)).status).toBe(503)
  expect((await fetch(server.url)).status).toBe(200)
  const logged = JSON.stringify(server.logged('journal'))
  expect(logged.match(/is not used: the file is not a SQLite database/g)).toHaveLength(1)
})
