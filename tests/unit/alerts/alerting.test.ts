import { readFileSync } from 'node:fs'
import Database from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changeSince, createToldInMemory } from '~/alerts/last-told'
import { wordings } from '~/alerts/messages'
import { waitingTooLongMs } from '~/alerts/thresholds'
import type { LeadState } from '~/leads/lead'
import type { Condition } from '~/log/names'
import { hour, iso, minute, noon, second } from '../../support/clock'
import { databases } from '../../support/database'
import { accept, startWebhook } from '../../support/webhook-server'
import { goesOn, startAlerts } from './alert-process'

/** One server and the chat service it tells; others that share its journal and its clock. */
async function start(options: Partial<Parameters<typeof startAlerts>[0]> = {}) {
  const webhook = await startWebhook()
  const environment = { ALERT_WEBHOOK_URL: webhook.url }
  const free = { mebibytes: 200 }
  const freeBytes = async () => free.mebibytes * 1024 * 1024
  const server = await startAlerts({ environment, freeBytes, ...options })
  const { databaseUrl, clock } = server
  return { webhook, free, ...server, startAnother: () => startAlerts({ databaseUrl, clock, environment }) }
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

describe.each(databases)('on %s', (_, createUrl) => {
  it('two servers tell once that a lead is parked and once that it is over, and a restart repeats nothing', async () => {
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
    expect(webhook.posts[0]!.text.split('\n')).toEqual([
      'Received 3, delivered 1 in 24 hours',
      expect.stringContaining('delivered 2, kept 0, refused 0, waiting 1, parked 1,'),
      'Waiting: 1, the oldest received 60 minutes ago.',
      expect.stringMatching(/^Open problems: Inquiries need a person \(since 2026-05-05 12:00 UTC\)/),
    ])
  })
})

type Trouble = (server: Started) => unknown

/** A lead in this state, until it is erased. */
const leadOf =
  (state: LeadState): Trouble =>
  async ({ record, journal }) => {
    const reference = await record(state)
    return () => journal.erase([reference], iso(noon))
  }

/** No backup since these hours after the first start, until there is one. */
const backupAfter =
  (hours: number): Trouble =>
  async ({ journal, clock, rounds }) => {
    const backUp = () => journal.note('backup', iso(clock.now))
    await rounds(1)
    clock.now = noon + hours * hour
    if (hours > 0) await backUp()
    clock.now += 36 * hour - 45 * second
    return backUp
  }

async function keptWithoutMail({ record, journal, clock }: Started) {
  const reference = await record('kept')
  return () => journal.retry([reference], iso(clock.now))
}

async function unmailed({ record, journal, clock }: Started) {
  const reference = await record('delivered', { mailAt: iso(noon) })
  return async () => {
    const lead = await journal.claimMail(reference, minute, iso(clock.now))
    await journal.settleMail(lead!, { retryMs: null, mailedTo: 'ops', mailFailure: null }, iso(clock.now))
  }
}

async function refusedAddress({ journal, clock }: Started) {
  await journal.note('refusal', iso(clock.now))
  return () => journal.takeNotes('refusal')
}

async function failingService({ call, rounds }: Started) {
  for (const failure of ['timeout', 'timeout', null, 'timeout', 'unreachable'] as const) call(failure)
  call('timeout', 'Not sent', false)
  await rounds(3)
  call('server_error')
  return () => [null, 'timeout' as const].forEach((each) => call(each))
}

async function fullDisk({ free, rounds }: Started) {
  await rounds(3)
  free.mebibytes = 199.9
  return () => (free.mebibytes = 300)
}

const longRounds = waitingTooLongMs / (15 * second)

describe('trouble is that', () => {
  it.each<[string, Condition, number, Trouble, hasOwnerMail?: boolean, words?: RegExp]>([
    ['a lead waits for too long', 'waiting', 1 + longRounds, leadOf('waiting')],
    ['nobody has sent a lead for too long', 'waiting', 1 + longRounds, leadOf('received')],
    ['a lead is kept without form ids', 'form_ids', 1, leadOf('kept')],
    ['a lead is kept for which no mail is due', 'form_ids', 1, keptWithoutMail, true],
    ['a lead could not be mailed for too long', 'mail', longRounds, unmailed, true, /waited (?!.*refuse)/],
    ['an address of the owner is refused for good', 'mail', 1, refusedAddress, true, /refuses (?!.*wait)/],
    ['the form service failed three calls in a row that were sent', 'form_service', 1, failingService],
    ['little space is free for the journal', 'disk', 1, fullDisk],
    ['a day and a half after the first start there is no backup', 'backup', 3, backupAfter(0)],
    ['a backup is as old', 'backup', 3, backupAfter(20)],
  ])('%s, until it ends', async (_, condition, quietRounds, begin, hasOwnerMail = false, words = /./) => {
    const server = await start({ hasOwnerMail })
    const { webhook, clock, rounds } = server
    const end = (await begin(server)) as () => unknown
    await rounds(quietRounds)
    expect(webhook.told()).toEqual([])
    await rounds(3)
    expect(webhook.told()).toEqual([`${condition} started`])
    expect(webhook.posts.at(-1)).toMatchObject({ text: expect.stringMatching(words) })
    clock.now += hour
    await end()
    await rounds(1)
    expect(webhook.told()).toEqual([`${condition} started`, `${condition} over`])
  })

  it('a form service that fails for one of two servers, whatever the other knew before', async () => {
    const failing = await start()
    const { webhook, clock } = failing
    const other = await failing.startAnother()
    other.call(null)
    clock.now += minute
    const fail = () => [1, 2, 3].forEach(() => failing.call('timeout'))
    const told = ['form_service started', 'form_service over']
    fail()
    await roundsOf([failing, other], 30)
    expect(webhook.told()).toEqual(told.slice(0, 1))
    other.call(null)
    await roundsOf([failing, other], 30)
    expect(webhook.told()).toEqual(told)
    fail()
    await roundsOf([failing, await failing.startAnother()], 30)
    expect(webhook.told()).toEqual([...told, told[0]])
    await failing.record('delivered')
    // The journal tells those that start then.
    await roundsOf([await failing.startAnother()], 30)
    expect(webhook.told()).toEqual([...told, ...told])
  })

  it('nothing that lasts for a single round', async () => {
    const { webhook, journal, record, rounds } = await start()
    for (let time = 0; time < 3; time += 1) {
      const reference = await record('parked')
      await rounds(1)
      await journal.erase([reference], iso(noon))
      await rounds(1)
    }
    expect(webhook.told()).toEqual([])
  })

  it('a journal that cannot be written: told by each server, without it, and its start and end are logged once', async () => {
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
    expect(lines('journal').slice(1)).toEqual([
      { event: 'journal', message: 'The journal can be written again' },
    ])
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

it('a clock that was set back is neither a restart loop nor a backup, and hides no alert', async () => {
  const { webhook, journal, clock, rounds } = await start()
  await journal.note('starts web:3000', [24, 23, 22].map((hours) => iso(noon + hours * hour)).join(' '))
  await rounds(2)
  expect(webhook.told()).toEqual([])
  await journal.note('backup', iso(clock.now + 40 * hour))
  await rounds(2)
  expect(webhook.told()).toEqual(['backup started'])

  const status = { since: iso(noon), evidenceAt: noon }
  expect(changeSince(`over ${iso(noon + hour)}`, status, noon)).toMatchObject({ state: 'started' })
})

it('while the journal is down, an alert has one sender at a time', async () => {
  let uptime = 0
  const store = createToldInMemory(() => uptime)
  const claim = () => store.claimAlert('parked', '', minute, iso(noon))
  expect([await claim(), await claim()]).toEqual([iso(noon), null])
  uptime = minute
  expect(await claim()).toBe(iso(noon))
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

it('a message says what to run, fits into Discord, and has no word of a visitor or of the form service', async () => {
  const words = ['Wilhelmina', '@everyone', 'https://evil.example', 'featherstone']
  const name = words.join(' ')
  const values = { name, email: 'featherstone@evil.example', subject: name, message: name }
  const { webhook, clock, journal, record, rounds, call, log } = await start()
  const references: string[] = []
  for (const state of ['parked', 'waiting', 'kept', 'delivered', 'refused'] as const)
    references.push(await record(state, { values, page: 'https://evil.example', requestId: name }))
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
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
    expect(content.length).toBeLessThan(2000)
    if (state !== 'started') continue
    expect(text).toMatch(/`leads [a-z]+.* docs\/operations\.md.* Since 2026-05-05 13:00 UTC\.$/s)
  }
  const written = JSON.stringify([webhook.posts, log.mock.calls])
  for (const word of words) expect(written).not.toContain(word)
})
