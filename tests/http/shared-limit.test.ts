import { Client } from 'pg'
import { beforeEach, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { createThrottle, openSharedCounts } from '~/leads/throttle'
import { createDatabase } from '../support/database'
import { listAll } from '../support/list-all'
import { startServer } from '../support/server-process'
import { startSite, type Site } from '../support/site'
import { entries } from '../support/visitors'

// Many more than there are connections to the database.
const postCount = process.env.FULL ? 2000 : 500

let databaseUrl: string
beforeEach(async () => {
  databaseUrl = await createDatabase()
})

let count = 0
function send(site: Site, address: string): Promise<Response> {
  count += 1
  return site.post(consultationForm, entries(consultationForm, `visitor${count}@example.com`), {
    'x-forwarded-for': address,
  })
}

const start = (limit: string) =>
  startSite({
    environment: { DATABASE_URL: databaseUrl, SUBMISSIONS_PER_HOUR: limit, TRUST_PROXY: '1' },
  })

it('two servers on one PostgreSQL journal share one count for each client', async () => {
  const [one, other] = [await start('3'), await start('3')]
  expect((await send(one, '192.0.2.1')).status).toBe(303)
  expect((await send(other, '192.0.2.1')).status).toBe(303)
  expect((await send(one, '192.0.2.1')).status).toBe(303)
  for (const site of [one, other]) {
    const answer = await send(site, '192.0.2.1')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
  }
  expect((await send(other, '192.0.2.2')).status).toBe(303)
  expect(one.logged('throttle')).toEqual([])
  await Promise.all([one.close(), other.close()])
})

it('concurrent submissions to two servers share one limit', async () => {
  const sites = [await start('5'), await start('5')]
  // The first count of a server also opens its connections, for which it has no more time than for any other.
  await Promise.all(sites.map((site) => send(site, '192.0.2.99')))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(sites[index % 2]!, '192.0.2.3')),
  )
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  await Promise.all(sites.map((site) => site.close()))
})

it('concurrent submissions from one address are stored up to the limit', { timeout: 120_000 }, async () => {
  const site = await start('20')
  const answers = await Promise.all(Array.from({ length: postCount }, () => send(site, '192.0.2.5')))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(20)
  expect(answers.filter(({ status }) => [429, 503].includes(status))).toHaveLength(postCount - 20)
  expect(await listAll(site.services.journal)).toHaveLength(20)
  await site.close()
})

it('a count that was started by a skewed clock is reset', async () => {
  const client = new Client({ connectionString: databaseUrl })
  const site = await start('3')
  expect((await send(site, '192.0.2.6')).status).toBe(303)
  await client.connect()
  const inThirtyDays = Date.now() + 30 * 24 * 60 * 60 * 1000
  await client.query('UPDATE submission_counts SET points = 1000000, expire = $1', [inThirtyDays])
  await client.end()
  expect((await send(site, '192.0.2.7')).status).toBe(303)
  expect((await send(site, '192.0.2.6')).status).toBe(303)
  await site.close()
})

it('a count that has run out is deleted soon, and no other', async () => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const shared = openSharedCounts(databaseUrl, 50)!
  expect(await shared.count('192.0.2.8', 1)).toBeNull()
  expect(await shared.count('192.0.2.9', 1)).toBeNull()
  await client.query(`UPDATE submission_counts SET expire = $1 WHERE key = '192.0.2.8'`, [Date.now()])
  const keys = async () => (await client.query('SELECT key FROM submission_counts')).rows
  await expect.poll(keys).toEqual([{ key: '192.0.2.9' }])
  await Promise.all([shared.close(), client.end()])
})

it('a server survives terminated PostgreSQL connections', async () => {
  const server = await startServer({ DATABASE_URL: databaseUrl, SUBMISSIONS_PER_HOUR: '1000' })
  const other = new Client({ connectionString: databaseUrl })
  await other.connect()
  const statuses: number[] = []
  const post = async (number: number) => {
    const values = entries(consultationForm, `terminated${number}@example.com`)
    const body = new URLSearchParams(values)
    const answer = await fetch(`${server.url}/consultation`, { method: 'POST', body, redirect: 'manual' })
    statuses.push(answer.status)
  }
  for (let round = 0; round < 10; round += 1) {
    const posts = Array.from({ length: 20 }, (_, number) => post(round * 20 + number))
    await other.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    )
    await Promise.all(posts)
  }
  expect([...new Set(statuses)].filter((status) => ![303, 502, 503].includes(status))).toEqual([])
  expect(server.logged('stop')).toEqual([])
  await other.query('DELETE FROM submission_counts')
  await expect.poll(async () => (await fetch(`${server.url}/readyz/journal`)).status).toBe(200)
  const acknowledged = statuses.filter((status) => status === 303).length
  const { rows } = await other.query<{ count: string }>('SELECT count(*) FROM leads')
  expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(acknowledged)
  await other.end()
  expect(await server.stop()).toBe(0)
  server.destroy()
})

it('a submission that cannot be counted in PostgreSQL is counted by its server, and the log says so', async () => {
  const shared = openSharedCounts('postgres://nobody:secret@127.0.0.1:1/x')
  const site = await startSite({
    environment: { TRUST_PROXY: '1' },
    replace: ({ log }) => ({ throttle: createThrottle({ perClient: 2, total: 100, shared, log }) }),
  })
  const statuses = []
  for (let tries = 0; tries < 4; tries += 1) statuses.push((await send(site, '192.0.2.4')).status)
  expect(statuses).toEqual([303, 303, 429, 429])
  expect(site.logged('throttle')[0]).toMatchObject({
    level: 'error',
    message: expect.stringContaining('ECONNREFUSED'),
  })
  expect(site.log()).not.toContain('secret')
  await site.close()
})
