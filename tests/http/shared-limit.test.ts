import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { consultationForm } from '~/forms/registry'
import { openSharedCounts } from '~/enquiries/submission-limits'
import { hourMs } from '~/platform/rate-limit'
import { createDatabase } from '../support/database'
import { query } from '../support/postgres'
import type { Site } from '../support/site'
import { startTestServer, startTestSite } from '../support/test-servers'
import { entries, sendConsultation } from '../support/visitors'

const tenDaysMs = 240 * hourMs
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

const execute = (statement: string) => query(databaseUrl, statement)

const start = (limit: string) =>
  startTestSite({ environment: { DATABASE_URL: databaseUrl, SUBMISSIONS_PER_HOUR: limit, TRUST_PROXY: '1' } })

it('two servers on one PostgreSQL journal share one count for each client, also of submissions at once', async () => {
  const sites = [await start('5'), await start('5')]
  // The first count of a server also opens its connections, for which it has no more time than for any other.
  await Promise.all(sites.map((site) => send(site, '192.0.2.99')))
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(sites[index % 2]!, '192.0.2.3')),
  )
  const refused = responses.filter(({ status }) => status === 429)
  expect(responses.filter(({ status }) => status === 303)).toHaveLength(5)
  expect(refused).toHaveLength(15)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await send(sites[1]!, '192.0.2.2')).status).toBe(303)
})

it('a count that has run out, or outlasts its hour, is deleted soon, and no other, by the clock of the database', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + tenDaysMs })
  onTestFinished(() => void vi.useRealTimers())
  const shared = openSharedCounts(databaseUrl, 50)!
  for (const key of ['192.0.2.7', '192.0.2.8', '192.0.2.9']) expect(await shared.count(key, 1)).toBeNull()
  vi.useRealTimers()
  const [{ latest } = {}] = await execute('SELECT max(expire) AS latest FROM submission_counts')
  expect(Number(latest)).toBeLessThan(Date.now() + 2 * hourMs)
  for (const [key, expire] of [
    ['192.0.2.7', Date.now() + tenDaysMs],
    ['192.0.2.8', Date.now()],
  ])
    await execute(`UPDATE submission_counts SET expire = ${expire} WHERE key = '${key}'`)
  await expect.poll(() => execute('SELECT key FROM submission_counts')).toEqual([{ key: '192.0.2.9' }])
  await shared.close()
})

it('a server survives terminated PostgreSQL connections', async () => {
  const server = await startTestServer({ DATABASE_URL: databaseUrl, SUBMISSIONS_PER_HOUR: '1000' })
  const statuses: number[] = []
  const post = async (number: number) => {
    const { status } = await sendConsultation(server.url, { email: `terminated${number}@example.com` })
    statuses.push(status)
  }
  for (let round = 0; round < 3; round += 1) {
    const posts = Array.from({ length: 10 }, (_, number) => post(round * 10 + number))
    await execute(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    )
    await Promise.all(posts)
  }
  expect([...new Set(statuses)].filter((status) => ![303, 502, 503].includes(status))).toEqual([])
  expect(server.logged('stop')).toEqual([])
  await execute('DELETE FROM submission_counts')
  await expect
    .poll(async () => (await fetch(`${server.url}/readyz/journal`)).status, { timeout: 30_000 })
    .toBe(200)
  expect(await server.stop()).toBe(0)
})
