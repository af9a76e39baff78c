import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'libsql'
import { Client } from 'pg'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { openJournal } from '~/leads/journal'
import { createDatabase } from '../support/database'
import { listAll } from '../support/list-all'
import { startTestServer } from '../support/test-servers'
import { lease, newLead, settlement } from '../support/temporary-journal'

let folder: string
let url: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
  url = `file:${join(folder, 'leads.db')}`
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

/** The command as operators run it; resolves to its exit code and what it printed. */
async function leads(databaseUrl: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, TMPDIR: folder, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, ['build/leads.js', ...words], {
    env: env as unknown as NodeJS.ProcessEnv,
  })
  const [out, err]: string[][] = [[], []]
  child.stdout.on('data', (chunk) => out!.push(String(chunk)))
  child.stderr.on('data', (chunk) => err!.push(String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out: out!.join(''), err: err!.join('') }
}

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
  const database = new Database(join(folder, 'leads.db'))
  database.exec(`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO leads (reference, form, state, fingerprint, "values", visit, page, request_id, received_at, queued_at)
    SELECT 'L-' || n, 'consultation', 'delivered', 'L-' || n,
      json_object('name', 'Ann', 'email', 'ann' || n || '@example.com', 'message', hex(randomblob(7500))),
      '{}', '/', 'r', '2026-05-05T12:00:00.000Z', '2026-05-05T12:00:00.000Z' FROM numbers; PRAGMA wal_checkpoint(TRUNCATE)`)
  database.close()
}

/** What a journal holds that no process has open; of a file read from a copy, for the same reason. */
async function contentOf(journalUrl: string) {
  const isFile = journalUrl.startsWith('file:')
  const copy = join(mkdtempSync(join(folder, 'read-')), 'copy.db')
  if (isFile) cpSync(journalUrl.replace('file:', ''), copy)
  const journal = openJournal(isFile ? `file:${copy}` : journalUrl, { mayCreate: false })
  const content = { leads: await listAll(journal), key: String(await journal.signingKey()) }
  await journal.close()
  return content
}

it('a backup of a running journal is whole, private, and can be served from', async () => {
  const server = await startTestServer({ DATABASE_URL: url, SUBMISSIONS_PER_HOUR: '1000' })
  const send = (address: string, number: number) =>
    fetch(`${address}/consultation`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ann', email: `ann${number}@example.com`, message: 'Hello' }),
      redirect: 'manual',
    })
  for (let number = 0; number < 10; number += 1) await send(server.url, number)
  const file = join(folder, 'copy.db')
  const running = { backup: true }
  const copied = leads(url, 'backup', file).finally(() => (running.backup = false))
  for (let number = 10; running.backup; number += 1) {
    expect((await send(server.url, number)).status).toBe(303)
  }
  expect(await copied).toMatchObject({ code: 0, err: '' })
  await server.stop('SIGKILL')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.startsWith('copy.db'))).toEqual(['copy.db'])

  const emails = (await contentOf(`file:${file}`)).leads.map(({ values }) => values.email)
  for (let number = 0; number < 10; number += 1) expect(emails).toContain(`ann${number}@example.com`)
})

it('a restore refuses to lose leads, then keeps the file aside', async () => {
  await fillFile(5)
  const before = await contentOf(url)
  const file = join(folder, 'copy.db')
  expect(await leads(url, 'backup', file)).toMatchObject({ code: 0 })
  expect(await leads(url, 'backup', file), 'a backup overwrites nothing').toMatchObject({ code: 1, out: '' })
  expect(readdirSync(folder)).not.toContain('copy.db.part')
  await fillFile(7)
  const after = await contentOf(url)

  expect(await leads(url, 'restore', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('2 leads'),
  })
  expect(await contentOf(url)).toEqual(after)

  const { code, out } = await leads(url, 'restore', file, '--replace', '--json')
  expect(code).toBe(0)
  const { aside } = JSON.parse(out) as { aside: string }
  expect(await contentOf(url)).toEqual(before)
  expect(await contentOf(`file:${aside}`)).toEqual(after)
  expect(statSync(join(folder, 'leads.db')).mode & 0o777).toBe(0o600)
})

it('a restore refuses while a server has the journal open, which goes on taking enquiries', async () => {
  await fillFile(3)
  const file = join(folder, 'copy.db')
  await leads(url, 'backup', file)
  const server = await startTestServer({ DATABASE_URL: url })
  await expect.poll(async () => (await fetch(`${server.url}/readyz/journal`)).status).toBe(200)
  const { code, err } = await leads(url, 'restore', file, '--replace')
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('open. Stop it') })
  const body = new URLSearchParams({ name: 'Ann', email: 'ann@example.com', message: 'Hi' })
  const sent = await fetch(`${server.url}/consultation`, { method: 'POST', body, redirect: 'manual' })
  expect(sent.status).toBe(303)
  expect(await server.stop()).toBe(0)
  const emails = (await contentOf(url)).leads.map(({ values }) => values.email)
  expect(emails).toContain('ann@example.com')
  expect(readdirSync(folder).filter((name) => /restoring|replaced/.test(name))).toEqual([])
})

it('a restore takes no file whose newest leads are in a log beside it, not even by a link, and follows none that leads nowhere', async () => {
  await fillFile(3)
  writeFileSync(join(folder, 'leads.db-wal'), 'the newest leads')
  const link = join(folder, 'latest.db')
  symlinkSync(join(folder, 'leads.db'), link)
  const elsewhere = `file:${join(folder, 'elsewhere.db')}`
  expect(await leads(elsewhere, 'restore', link)).toMatchObject({
    code: 1,
    err: expect.stringContaining('alone is not whole'),
  })
  rmSync(join(folder, 'leads.db-wal'))
  symlinkSync(join(folder, 'unmounted/leads.db'), join(folder, 'elsewhere.db'))
  expect(await leads(elsewhere, 'restore', link)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is a link to a file that does not exist'),
  })
})

it('a damaged backup is not restored, and a damaged journal is replaced only when asked', async () => {
  await fillFile(3)
  const before = await contentOf(url)
  const file = join(folder, 'copy.db')
  await leads(url, 'backup', file)
  const broken = join(folder, 'broken.db')
  writeFileSync(broken, 'Not a database. '.repeat(1000))
  expect(await leads(url, 'restore', broken, '--replace')).toMatchObject({ code: 1, out: '' })
  expect(await contentOf(url)).toEqual(before)

  writeFileSync(join(folder, 'leads.db'), 'Not a database. '.repeat(1000))
  expect(await leads(url, 'restore', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is damaged'),
  })
  expect(await leads(url, 'restore', file, '--replace')).toMatchObject({ code: 0 })
  expect(await contentOf(url)).toEqual(before)
})

it('a journal goes to PostgreSQL, into a backup, and back, with everything that it has', async () => {
  await fill(url, 0, 250)
  const before = await contentOf(url)
  const postgres = await createDatabase()
  expect(await leads(postgres, 'copy', '--to', `file:${folder}/none.db`)).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining('There is no journal at postgres://'),
  })
  expect(readdirSync(folder)).not.toContain('none.db')
  expect(await leads(url, 'copy', '--to', postgres)).toMatchObject({ code: 0, err: '' })
  expect(await contentOf(postgres)).toEqual(before)
  expect(await leads(url, 'copy', '--to', postgres)).toMatchObject({ code: 1, out: '' })

  const file = join(folder, 'copy.db')
  expect(await leads(postgres, 'backup', file)).toMatchObject({ code: 0, err: '' })
  expect(readdirSync(folder).filter((name) => name.startsWith('copy.db'))).toEqual(['copy.db'])
  expect(await leads(postgres, 'restore', file), 'nothing would be lost').toMatchObject({ code: 0 })
  await fill(postgres, 250, 252)
  expect(await leads(postgres, 'restore', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('2 leads that the backup lacks'),
  })
  expect(await leads(postgres, 'restore', file, '--replace')).toMatchObject({ code: 0, err: '' })
  expect(await contentOf(postgres)).toEqual(before)

  const back = `file:${join(folder, 'deep', 'back.db')}`
  expect(await leads(postgres, 'copy', '--to', back)).toMatchObject({ code: 0, err: '' })
  expect(await contentOf(back)).toEqual(before)
})

it.each([
  { signal: 'SIGTERM', left: /^(copy\.db)?$/, afterNext: /^(copy\.db )?next\.db$/ },
  // Of which nobody is told; the next one clears it away.
  { signal: 'SIGKILL', left: /^copy\.db\.part/, afterNext: /^next\.db$/ },
] as const)(
  'a backup that $signal meets leaves a whole copy or nothing',
  async ({ signal, left, afterNext }) => {
    await fillLarge(8000)
    // Somebody else's.
    writeFileSync(join(folder, 'mine.db.part'), 'Not a database. '.repeat(1000))
    const file = join(folder, 'copy.db')
    const env = { PATH: process.env.PATH, DATABASE_URL: url } as unknown as NodeJS.ProcessEnv
    const child = spawn(process.execPath, ['build/leads.js', 'backup', file], { env })
    const ended = once(child, 'close')
    const isBegun = () => statSync(`${file}.part`, { throwIfNoEntry: false })?.size ?? 0
    await expect.poll(isBegun, { interval: 1 }).toBeGreaterThan(0)
    child.kill(signal)
    await ended
    const copies = () =>
      readdirSync(folder)
        .filter((name) => /^(copy|next)/.test(name))
        .toSorted()
        .join(' ')
    expect(copies()).toMatch(left)
    expect(await leads(url, 'backup', join(folder, 'next.db'))).toMatchObject({ code: 0, err: '' })
    expect(copies()).toMatch(afterNext)
    expect(readdirSync(folder)).toContain('mine.db.part')
  },
)

it.each(['a file', 'a file that was damaged', 'PostgreSQL'])(
  'what was erased since a backup stays erased when it is restored into %s, and by a later one, too',
  async (where) => {
    await fillFile(3)
    const file = join(folder, 'copy.db')
    await leads(url, 'backup', file)
    const journal = where === 'PostgreSQL' ? await createDatabase() : url
    if (journal !== url) await leads(url, 'copy', '--to', journal)
    expect(await leads(journal, 'erase', 'AAAA-1')).toMatchObject({ code: 0 })
    if (where === 'a file that was damaged') {
      const bytes = readFileSync(join(folder, 'leads.db'))
      bytes[bytes.lastIndexOf('site.test')] = 0xff
      writeFileSync(join(folder, 'leads.db'), bytes)
    }
    for (let time = 0; time < 2; time += 1) {
      const { code, out } = await leads(journal, 'restore', file, '--replace')
      expect({ code, out }).toEqual({
        code: 0,
        out: expect.stringContaining('Left out 1 lead, erased since'),
      })
      expect((await contentOf(journal)).leads.map(({ reference }) => reference)).toEqual(['AAAA-2', 'AAAA-0'])
    }
  },
)

it('a restore says that nobody knows what was erased where the journal is gone, or a new one stands in its place', async () => {
  await fillFile(3)
  const file = join(folder, 'copy.db')
  await leads(url, 'backup', file)
  await fill(`file:${join(folder, 'scratch-new.db')}`, 0, 0)
  cpSync(join(folder, 'scratch-new.db'), join(folder, 'new.db'))
  const unknown = 'What was erased since that backup is not known'
  expect((await leads(`file:${join(folder, 'gone.db')}`, 'restore', file)).out).toContain(unknown)
  expect((await leads(`file:${join(folder, 'new.db')}`, 'restore', file)).out).toContain(unknown)
  expect((await leads(await createDatabase(), 'restore', file)).out).toContain(unknown)
  expect((await leads(url, 'restore', file)).out).not.toContain(unknown)
})

it.each(['a file', 'PostgreSQL'])(
  'a roll-back over the schema of a newer version in %s reads, takes, backs up, copies and restores what it knows',
  async (where) => {
    await fillFile(2)
    const journal = where === 'a file' ? url : await createDatabase()
    if (journal !== url) await leads(url, 'copy', '--to', journal)
    const newer = [
      `INSERT INTO kysely_migration VALUES ('999_later', '2027-01-01T00:00:00.000Z')`,
      'ALTER TABLE leads ADD COLUMN later text',
      `UPDATE leads SET later = 'unknown'`,
      'CREATE TABLE later (name text PRIMARY KEY)',
    ]
    if (journal === url) {
      const database = new Database(join(folder, 'leads.db'))
      for (const statement of newer) database.exec(statement)
      database.close()
    } else {
      const client = new Client({ connectionString: journal })
      await client.connect()
      for (const statement of newer) await client.query(statement)
      await client.end()
    }
    const server = await startTestServer({ DATABASE_URL: journal, LEAD_RETENTION_DAYS: '3650' })
    const body = new URLSearchParams({ name: 'Ann', email: 'ann@example.com', message: 'Hi' })
    const sent = await fetch(`${server.url}/consultation`, { method: 'POST', body, redirect: 'manual' })
    expect(sent.status).toBe(303)
    expect(await server.stop()).toBe(0)
    expect(await leads(journal, 'status')).toMatchObject({ code: 1, err: '' })
    const file = join(folder, 'copy.db')
    expect(await leads(journal, 'backup', file)).toMatchObject({ code: 0, err: '' })
    expect(await leads(journal, 'copy', '--to', `file:${join(folder, 'moved.db')}`)).toMatchObject({
      code: 0,
    })
    expect(await leads(journal, 'restore', file, '--replace')).toMatchObject({ code: 0, err: '' })
    const restored = (await contentOf(journal)).leads.map(({ values }) => values.email)
    expect(restored.toSorted()).toEqual(['ann@example.com', 'zoe@example.com', 'zoe@example.com'])
  },
)

it('a copy of a journal that changed meanwhile is discarded, with its file', async () => {
  await fillLarge(2000)
  const target = join(folder, 'moved.db')
  const journal = openJournal(url)
  const running = { copy: true }
  const copied = leads(url, 'copy', '--to', `file:${target}`).finally(() => (running.copy = false))
  for (let number = 0; running.copy; number += 1) {
    await journal.record(newLead({ reference: `CCCC-${number}` }), lease)
    await sleep(5)
  }
  await journal.close()
  expect(await copied).toMatchObject({ code: 1, err: expect.stringContaining('so the copy was discarded') })
  expect(readdirSync(folder).filter((name) => name.startsWith('moved'))).toEqual([])
})

it('a large damaged journal is found out while pages are served, and takes nothing more', async () => {
  await fillLarge(1500)
  // A page of text alone, whose first four bytes lead to the next: no server reads it.
  const content = readFileSync(join(folder, 'leads.db'))
  const page = content.findLastIndex(
    (_, at) => at % 4096 === 0 && /^[\dA-F]{4092}$/.test(content.toString('latin1', at + 4, at + 4096)),
  )
  content.fill(0xff, page, page + 4)
  writeFileSync(join(folder, 'leads.db'), content)
  const server = await startTestServer({ DATABASE_URL: url, LEAD_RETENTION_DAYS: '3650' })
  await expect.poll(async () => (await fetch(`${server.url}/readyz/journal`)).status).toBe(503)
  expect((await fetch(server.url)).status).toBe(200)
  const [{ message } = {}] = server.logged('journal')
  expect(message).toContain('is not used until a restart: the file is damaged')
})
