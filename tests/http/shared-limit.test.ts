import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { createThrottle, openCounter } from '~/leads/throttle'
import { startPostgres, type PostgresServer } from '../support/postgres'
import { startSite, type Site } from '../support/site'
import { entries } from '../support/visitors'

let postgres: PostgresServer
let databaseUrl: string
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  databaseUrl = await postgres.createDatabase()
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

it('shared at the same instant, the count lets through as many as it is told', async () => {
  const sites = [await start('5'), await start('5')]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(sites[index % 2]!, '192.0.2.3')),
  )
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  await Promise.all(sites.map((site) => site.close()))
})

it('a submission that cannot be counted is let through, and the log says so', async () => {
  const site = await startSite({
    environment: { SUBMISSIONS_PER_HOUR: '1' },
    replace: ({ log }) => ({
      throttle: createThrottle(openCounter('postgres://nobody@127.0.0.1:1/x', 1).counter, log),
    }),
  })
  for (const address of ['192.0.2.4', '192.0.2.4', '192.0.2.4']) {
    expect((await send(site, address)).status).toBe(303)
  }
  expect(site.logged('throttle')).toHaveLength(3)
  expect(site.logged('throttle')[0]).toMatchObject({
    level: 'error',
    message: expect.stringContaining('ECONNREFUSED'),
  })
  await site.close()
})
