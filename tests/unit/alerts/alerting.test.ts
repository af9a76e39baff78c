import { readFileSync } from 'node:fs'
import Database from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changeSince, createToldInMemory } from '~/alerts/last-told'
import { wordings } from '~/alerts/messages'
import { waitingTooLongMs } from '~/alerts/thresholds'
import type { Condition } from '~/log/names'
import { hour, iso, minute, noon, second } from '../../support/clock'
import { createDatabase } from '../../support/database'
import { temporaryUrl } from '../../support/temporary-journal'
import { accept, startWebhook } from '../../support/webhook-server'
import { goesOn, startAlerts } from './alert-process'

/** One server and the chat service it tells; others that share its journal and its clock. */
async function start(options: Partial<Parameters<typeof startAlerts>[0]> = {}) {
  const webhook = await startWebhook()
  const environment = { ALERT_WEBHOOK_URL: webhook.url }
  const server = await startAlerts({ environment, ...options })
  const { databaseUrl, clock } = server
  return { webhook, ...server, startAnother: () => startAlerts({ databaseUrl, clock, environment }) }
}

type Server = Awaited<ReturnType<typeof startAlerts>>
type Started = Awaited<ReturnType<typeof start>>

/** Rounds of servers at the same time. */
async function roundsOf(servers: readonly Server[], count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    await Promise.all(servers.map(({ alerts }) => alerts.notify(goesOn)))
    servers[0]!.clock.now += 15 * second
  }
}

describe.each([
  ['SQLite', () => Promise.resolve(temporaryUrl())],
  ['PostgreSQL', createDatabase],
])('on %s', (_, createUrl) => {
  it('two servers tell a parked lead once, and once when it was handled; a restart repeats nothing', async () => {
    const first = await start({ databaseUrl: await createUrl() })
    const { webhook, clock } = first
    const other = await first.startAnother()
    const reference = await first.record('parked')
    await roundsOf([first, other], 4)
    expect(webhook.told()).toEqual(['parked started'])
    const since = iso(noon)
    expect(webhook.posts.at(-1)).toMatchObject({ site: 'https://dayfive.example', since })
    clock.now += hour
    const restarted = await first.startAnother()
    await roundsOf([other, restarted], 4)
    await first.journal.erase([reference], iso(noon))
    await roundsOf([other, await first.startAnother()], 4)
    expect(webhook.told()).toEqual(['parked started', 'parked over'])
    expect(webhook.posts.at(-1)).toMatchObject({
      since,
      text: expect.stringContaining('From 2026-05-05 12:00 UTC to 2026-05-05 13:02 UTC.'),
    })
    expect(webhook.posts.filter(({ alert }) => alert === 'summary')).toHaveLength(1)
  })

  it('the summary counts the day', async () => {
    const clock = { now: noon - 25 * hour }
    const { webhook, record, rounds } = await start({ databaseUrl: await createUrl(), clock })
    await record('delivered')
    clock.now = noon - hour
    for (const state of ['delivered', 'waiting', 'parked'] as const) await record(state)
    clock.now = noon
    await rounds(1)
    expect(webhook.posts[0]!.text.split('\n').slice(1)).toEqual([
      'In the last 24 hours: received 3, delivered 1.',
      expect.stringContaining('delivered 2, kept 0, refused 0, waiting 1, parked 1,'),
      'Waiting: 1, the oldest received 60 minutes ago.',
      'Open problems: none.',
    ])
  })
})

/** What has been told of a trouble after so many rounds, after three more, and after its end. */
async function toldOf({ webhook, clock, rounds }: Started, quietRounds: number, end: () => unknown) {
  await rounds(quietRounds)
  const told = [webhook.told()]
  await rounds(3)
  told.push(webhook.told())
  clock.now += hour
  await end()
  await rounds(1)
  return [...told, webhook.told()]
}

const inTime = (condition: Condition) => {
  const [started, over] = [`${condition} started`, `${condition} over`]
  return [[], [started], [started, over]]
}

const longRounds = waitingTooLongMs / (15 * second)

describe('trouble is that', () => {
  it.each([
    ['waits for too long', 'waiting', 'waiting', 1 + longRounds],
    ['nobody has sent for too long', 'received', 'waiting', 1 + longRounds],
    ['is kept without form ids', 'kept', 'form_ids', 1],
  ] as const)('a lead %s', async (_, state, condition, quietRounds) => {
    const server = await start()
    const reference = await server.record(state)
    const end = () => server.journal.erase([reference], iso(noon))
    expect(await toldOf(server, quietRounds, end)).toEqual(inTime(condition))
  })

  it('a lead is kept for which no mail is due, although one could be', async () => {
    const server = await start({ isMailed: true })
    const reference = await server.record('kept')
    const end = () => server.journal.retry([reference], iso(server.clock.now))
    expect(await toldOf(server, 1, end)).toEqual(inTime('form_ids'))
  })

  it('one could not be mailed for too long, whatever became of it', async () => {
    const server = await start({ isMailed: true })
    const { journal, clock, record } = server
    const reference = await record('delivered', { mailAt: iso(noon) })
    const end = async () => {
      const lead = await journal.claimMail(reference, minute, iso(clock.now))
      await journal.settleMail(lead!, null, iso(clock.now), 'ops@dayfive.example')
    }
    expect(await toldOf(server, longRounds, end)).toEqual(inTime('mail'))
  })

  it('the form service failed three times in a row, by calls that were sent, until one succeeds', async () => {
    const server = await start()
    const { call } = server
    for (const failure of ['timeout', 'timeout', null, 'timeout', 'unreachable'] as const) call(failure)
    call('timeout', 'Not sent', false)
    await server.rounds(3)
    call('server_error')
    const end = () => [null, 'timeout' as const].forEach((each) => call(each))
    expect(await toldOf(server, 1, end)).toEqual(inTime('form_service'))
    expect(server.webhook.posts.at(-2)!.text).toContain('`server_error`')
  })

  it('little space is free for the journal, until there is more', async () => {
    let mebibytes = 200
    const server = await start({ freeBytes: async () => mebibytes * 1024 * 1024 })
    await server.rounds(3)
    mebibytes = 199.9
    expect(await toldOf(server, 1, () => (mebibytes = 300))).toEqual(inTime('disk'))
  })

  it.each([
    ['is missing a day and a half after the first start', 0],
    ['is as old', 20],
  ])('a backup %s', async (_, hours) => {
    const server = await start()
    const { journal, clock, rounds } = server
    const backUp = () => journal.note('backup', iso(clock.now))
    await rounds(1)
    clock.now = noon + hours * hour
    if (hours > 0) await backUp()
    clock.now += 36 * hour - 45 * second
    expect(await toldOf(server, 3, backUp)).toEqual(inTime('backup'))
  })

  it('a form service that fails for one of two servers, whatever the other knew before', async () => {
    const failing = await start()
    const { webhook, clock } = failing
    const other = await failing.startAnother()
    other.call(null)
    clock.now += minute
    for (let call = 0; call < 3; call += 1) failing.call('timeout')
    await roundsOf([failing, other], 30)
    expect(webhook.told()).toEqual(['form_service started'])
    other.call(null)
    await roundsOf([failing, other], 30)
    expect(webhook.told()).toEqual(['form_service started', 'form_service over'])
  })

  it('nothing that was there for one round alone', async () => {
    const { webhook, journal, record, rounds } = await start()
    for (let time = 0; time < 3; time += 1) {
      const reference = await record('parked')
      await rounds(1)
      await journal.erase([reference], iso(noon))
      await rounds(1)
    }
    expect(webhook.told()).toEqual([])
  })

  it('a journal that cannot be written: told by each server, without it, and logged once', async () => {
    const first = await start()
    const { webhook, clock, databaseUrl, record, lines } = first
    const other = await first.startAnother()
    await record('parked')
    const blocker = new Database(databaseUrl.replace('file:', ''))
    onTestFinished(() => void blocker.close())
    blocker.exec('BEGIN EXCLUSIVE')
    await roundsOf([first, other], 1)
    expect(webhook.posts).toEqual([])
    await roundsOf([first, other], 2)
    expect(webhook.told()).toEqual(['journal started', 'journal started'])
    expect(lines('journal')).toEqual([{ event: 'journal', message: expect.stringMatching(/2000 ms/) }])
    blocker.exec('ROLLBACK')
    clock.now += hour
    const told = (condition: string) => webhook.told().filter((each) => each.startsWith(condition))
    await expect
      .poll(async () => {
        await roundsOf([first, other], 1)
        return told('journal')
      })
      .toEqual(['journal started', 'journal started', 'journal over', 'journal over'])
    await roundsOf([first, other], 2)
    expect(told('parked')).toEqual(['parked started'])
  })

  it('a third start within ten minutes, told at once, but not of three servers', async () => {
    const first = await start()
    const { webhook, clock, rounds, databaseUrl, startAnother } = first
    const environment = { ALERT_WEBHOOK_URL: webhook.url, PORT: '4000' }
    const other = await startAlerts({ databaseUrl, clock, environment })
    await roundsOf([first, other], 1)
    clock.now += 5 * minute
    await (await startAnother()).rounds(1)
    clock.now += 4 * minute
    expect(webhook.told()).toEqual([])
    const third = await startAnother()
    await third.rounds(1)
    expect(webhook.told()).toEqual(['restarts started'])
    clock.now += 6 * minute
    await roundsOf([third, other], 2)
    await rounds(1)
    expect(webhook.told()).toEqual(['restarts started', 'restarts over'])
  })
})

it('a clock that was set back is neither a restart loop nor a backup, and keeps nothing from being told', async () => {
  const { webhook, journal, clock, rounds } = await start()
  await journal.note('starts web:3000', [24, 23, 22].map((hours) => iso(noon + hours * hour)).join(' '))
  await rounds(2)
  expect(webhook.told()).toEqual([])
  await journal.note('backup', iso(clock.now + 40 * hour))
  await rounds(2)
  expect(webhook.told()).toEqual(['backup started'])

  const status = { since: iso(noon), evidenceAt: noon }
  expect(changeSince(`over ${iso(noon + hour)}`, status, noon)).toMatchObject({ state: 'started' })
  const store = createToldInMemory()
  for (const time of [noon + hour, noon])
    expect(await store.claimAlert('parked', '', minute, iso(time))).toBe(iso(time))
})

it('the titles of alerts are headings of the runbook', () => {
  const headings = readFileSync('docs/operations.md', 'utf8').match(/(?<=^## ).+$/gm)
  for (const { title } of Object.values(wordings)) expect(headings).toContain(title)
})

describe('trouble that comes and goes', () => {
  it('is told at most once in five minutes', async () => {
    const { webhook, clock, journal, record, rounds } = await start()
    while (clock.now < noon + hour) {
      const reference = await record('parked')
      await rounds(2)
      await journal.erase([reference], iso(noon))
      await rounds(2)
    }
    expect(webhook.told().length).toBeGreaterThan(2)
    expect(webhook.told().length).toBeLessThanOrEqual(12)
  })

  it('is not told to a channel that did not work from its start to its end', async () => {
    const { webhook, journal, record, rounds } = await start()
    await rounds(1)
    webhook.respondWith((response) => response.writeHead(500).end())
    const reference = await record('parked')
    await rounds(10)
    await journal.erase([reference], iso(noon))
    await rounds(10)
    webhook.respondWith(accept)
    webhook.posts.length = 0
    await rounds(20)
    expect(webhook.posts).toEqual([])
  })
})

it('the summary is told at the first start, then every day at six, with the trouble that is open', async () => {
  const { webhook, clock, record, rounds } = await start()
  const summaries = () => webhook.posts.filter(({ alert }) => alert === 'summary')
  await record('parked')
  await rounds(3)
  expect(summaries()).toHaveLength(1)
  clock.now = noon + 17 * hour + 59 * minute
  await rounds(3)
  expect(summaries()).toHaveLength(1)
  await rounds(2)
  expect(summaries()).toHaveLength(2)
  expect(summaries()[1]).toMatchObject({
    state: 'daily',
    since: null,
    text: expect.stringContaining('Open problems: Inquiries need a person (since 2026-05-05 12:00 UTC).'),
  })
})

it('a message has no word of a visitor nor of the form service, says what to run, and fits into Discord', async () => {
  const words = ['Wilhelmina', '@everyone', 'https://evil.example', 'featherstone']
  const name = words.join(' ')
  const values = { name, email: 'featherstone@evil.example', subject: name, message: name }
  const { webhook, clock, journal, record, rounds, call, log } = await start()
  const references: string[] = []
  for (const state of ['parked', 'waiting', 'kept', 'delivered', 'refused'] as const) {
    references.push(await record(state, { values, page: 'https://evil.example', requestId: name }))
  }
  for (let time = 0; time < 3; time += 1) call('form_error', `${name} could not be sent`)
  clock.now += hour
  await rounds(3)
  clock.now += 24 * hour
  call(null)
  await rounds(1)
  await journal.erase(references, iso(noon))
  await rounds(30)
  const conditions = ['parked', 'waiting', 'form_ids', 'form_service']
  const told = conditions.flatMap((each) => [`${each} started`, `${each} over`])
  expect(webhook.told().toSorted()).toEqual(told.toSorted())
  for (const { text, content, state } of webhook.posts) {
    expect(content).toBe(text)
    expect(content.length).toBeLessThan(2000)
    if (state !== 'started') continue
    expect(text).toMatch(/`leads [a-z]+.* docs\/operations\.md.* Since 2026-05-05 13:00 UTC\.$/s)
  }
  const written = JSON.stringify([webhook.posts, log.mock.calls])
  for (const word of words) expect(written).not.toContain(word)
})
