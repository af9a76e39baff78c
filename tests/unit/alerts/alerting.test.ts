import Database from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDatabase } from '../../support/database'
import { temporaryUrl } from '../../support/temporary-journal'
import { accept, startWebhook } from '../../support/webhook-server'
import { goesOn, hour, minute, noon, second, startAlerts } from './alert-process'

/** One server and the chat service it tells. */
async function start(options: Partial<Parameters<typeof startAlerts>[0]> = {}) {
  const webhook = await startWebhook()
  const server = await startAlerts({ environment: { ALERT_WEBHOOK_URL: webhook.url }, ...options })
  return { webhook, ...server }
}

describe.each([
  ['SQLite', () => Promise.resolve(temporaryUrl())],
  ['PostgreSQL', createDatabase],
])('on %s', (_, createUrl) => {
  it('a parked lead is told once, and once when it was handled', async () => {
    const { webhook, clock, journal, record, rounds } = await start({ databaseUrl: await createUrl() })
    const reference = await record('parked')
    await rounds(4)
    clock.now += hour
    await rounds(4)
    expect(webhook.told()).toEqual(['parked started'])
    expect(webhook.posts.at(-1)).toMatchObject({
      site: 'https://dayfive.example',
      since: '2026-05-05T12:00:00.000Z',
      text: expect.stringContaining('Parked: 1.'),
    })
    await journal.remove([reference])
    await rounds(4)
    expect(webhook.told()).toEqual(['parked started', 'parked over'])
    expect(webhook.posts.at(-1)).toMatchObject({
      since: '2026-05-05T12:00:00.000Z',
      text: expect.stringContaining('From 2026-05-05 12:00 UTC to 2026-05-05 13:02 UTC.'),
    })
  })

  it('two servers tell it once, to each channel, and the day once', async () => {
    const first = await start({ databaseUrl: await createUrl() })
    const { webhook, clock, databaseUrl } = first
    const environment = { ALERT_WEBHOOK_URL: webhook.url }
    const other = await startAlerts({ databaseUrl, clock, environment })
    const both = async () => {
      clock.now += hour
      for (let round = 0; round < 5; round += 1) {
        await Promise.all([first.alerts.tellTrouble(goesOn), other.alerts.tellTrouble(goesOn)])
        clock.now += 15_000
      }
    }
    const reference = await first.record('parked')
    await both()
    await first.journal.remove([reference])
    await both()
    expect(webhook.told()).toEqual(['parked started', 'parked over'])
    expect(webhook.posts.filter(({ alert }) => alert === 'summary')).toHaveLength(1)
  })

  it('a restart repeats nothing, and what ended meanwhile is told', async () => {
    const before = await start({ databaseUrl: await createUrl() })
    const { webhook, clock, databaseUrl } = before
    const reference = await before.record('parked')
    await before.rounds(3)
    const after = await startAlerts({ databaseUrl, clock, environment: { ALERT_WEBHOOK_URL: webhook.url } })
    clock.now += hour
    await after.rounds(4)
    expect(webhook.told()).toEqual(['parked started'])
    await after.journal.remove([reference])
    const last = await startAlerts({ databaseUrl, clock, environment: { ALERT_WEBHOOK_URL: webhook.url } })
    await last.rounds(1)
    expect(webhook.told()).toEqual(['parked started', 'parked over'])
  })

  it('the summary counts the day', async () => {
    const clock = { now: noon - 25 * hour }
    const { webhook, record, rounds } = await start({ databaseUrl: await createUrl(), clock })
    await record('delivered')
    clock.now = noon - hour
    await record('delivered')
    await record('waiting')
    await record('parked')
    clock.now = noon
    await rounds(1)
    const { text } = webhook.posts[0]!
    expect(text).toContain('In the last 24 hours: received 3, delivered 1.')
    expect(text).toContain('delivered 2, kept 0, refused 0, waiting 1, parked 1,')
    expect(text).toContain('Waiting: 1, the oldest received 60 minutes ago.')
    expect(text).toContain('Open trouble: none.')
  })
})

describe('trouble is', () => {
  it('a lead that waits for longer than half an hour', async () => {
    const { webhook, journal, clock, record, rounds } = await start()
    const reference = await record('waiting')
    await rounds(4 * 30)
    expect(webhook.told()).toEqual([])
    await rounds(3)
    expect(webhook.told()).toEqual(['waiting started'])
    expect(webhook.posts.at(-1)!.text).toContain('Waiting: 1, the oldest received 30 minutes ago.')
    await journal.remove([reference])
    clock.now += hour
    await rounds(1)
    expect(webhook.told()).toEqual(['waiting started', 'waiting over'])
  })

  it('a lead that no server has sent for as long', async () => {
    const { webhook, record, rounds } = await start()
    await record('received')
    await rounds(4 * 31)
    expect(webhook.told()).toEqual(['waiting started'])
  })

  it('a kept lead while there are no form ids', async () => {
    const { webhook, databaseUrl, clock, record, rounds } = await start({ hasFormIds: false })
    await rounds(2)
    expect(webhook.told()).toEqual([])
    await record('kept')
    await rounds(2)
    expect(webhook.told()).toEqual(['form_ids started'])
    clock.now += hour
    const configured = await startAlerts({
      databaseUrl,
      clock,
      environment: { ALERT_WEBHOOK_URL: webhook.url },
    })
    await configured.rounds(1)
    expect(webhook.told()).toEqual(['form_ids started', 'form_ids over'])
  })

  it('the third call of the form service in a row that failed, until one succeeds', async () => {
    const { webhook, clock, call, rounds } = await start()
    for (const failure of ['timeout', 'timeout', null, 'timeout', 'unreachable'] as const) call(failure)
    await rounds(3)
    expect(webhook.told()).toEqual([])
    call('server_error')
    await rounds(3)
    expect(webhook.told()).toEqual(['form_service started'])
    expect(webhook.posts.at(-1)!.text).toContain('`server_error`')
    clock.now += hour
    await rounds(3)
    call(null)
    call('timeout')
    await rounds(3)
    expect(webhook.told()).toEqual(['form_service started', 'form_service over'])
  })

  it('nothing that was there for one round alone', async () => {
    const { webhook, journal, record, rounds } = await start()
    for (let time = 0; time < 3; time += 1) {
      const reference = await record('parked')
      await rounds(1)
      await journal.remove([reference])
      await rounds(1)
    }
    expect(webhook.told()).toEqual([])
  })
})

describe('a form service that fails for one of two servers', () => {
  it('is told by it, and not contradicted by what the other knew before', async () => {
    const failing = await start()
    const { webhook, clock, databaseUrl } = failing
    const other = await startAlerts({ databaseUrl, clock, environment: { ALERT_WEBHOOK_URL: webhook.url } })
    other.call(null)
    clock.now += minute
    for (let call = 0; call < 3; call += 1) failing.call('timeout')
    const both = async () => {
      for (let round = 0; round < 30; round += 1) {
        await failing.alerts.tellTrouble(goesOn)
        await other.alerts.tellTrouble(goesOn)
        clock.now += 15 * second
      }
    }
    await both()
    expect(webhook.told()).toEqual(['form_service started'])
    other.call(null)
    await both()
    expect(webhook.told()).toEqual(['form_service started', 'form_service over'])
  })
})

describe('trouble that comes and goes', () => {
  it('is told at most once in five minutes', async () => {
    const { webhook, clock, journal, record, rounds } = await start()
    const began = clock.now
    while (clock.now < began + hour) {
      const reference = await record('parked')
      await rounds(2)
      await journal.remove([reference])
      await rounds(2)
    }
    expect(webhook.told().length).toBeGreaterThan(2)
    expect(webhook.told().length).toBeLessThanOrEqual(12)
  })

  it('is not told to a channel that did not work from its start to its end', async () => {
    const { webhook, journal, record, rounds } = await start()
    await rounds(1)
    webhook.answerWith((response) => response.writeHead(500).end())
    const reference = await record('parked')
    await rounds(10)
    await journal.remove([reference])
    await rounds(10)
    webhook.answerWith(accept)
    webhook.posts.length = 0
    await rounds(20)
    expect(webhook.posts).toEqual([])
  })
})

describe('a journal that another process does not let go of', () => {
  it('is told once by each server, without it, and once when it is written again', async () => {
    const { webhook, databaseUrl, clock, record, rounds, lines } = await start()
    const other = await startAlerts({ databaseUrl, clock, environment: { ALERT_WEBHOOK_URL: webhook.url } })
    await record('parked')
    const blocker = new Database(databaseUrl.replace('file:', ''))
    onTestFinished(() => void blocker.close())
    blocker.exec('BEGIN EXCLUSIVE')
    await rounds(1)
    expect(webhook.posts).toEqual([])
    await rounds(1)
    await other.rounds(2)
    await rounds(1)
    expect(webhook.told()).toEqual(['journal started', 'journal started'])
    expect(lines('journal')).toEqual([{ event: 'journal', message: expect.stringMatching(/2000 ms/) }])
    blocker.exec('ROLLBACK')
    clock.now += hour
    await expect
      .poll(async () => {
        await rounds(1)
        await other.rounds(1)
        return webhook.told().filter((told) => told.startsWith('journal'))
      })
      .toEqual(['journal started', 'journal started', 'journal over', 'journal over'])
    await rounds(2)
    expect(webhook.told().filter((told) => told.startsWith('parked'))).toEqual(['parked started'])
  })
})

describe('the summary', () => {
  it('is told at the first start, then every day at six', async () => {
    const { webhook, clock, rounds } = await start()
    await rounds(3)
    expect(webhook.posts).toHaveLength(1)
    clock.now = noon + 17 * hour + 59 * minute
    await rounds(3)
    expect(webhook.posts).toHaveLength(1)
    await rounds(8)
    expect(webhook.posts).toHaveLength(2)
    clock.now += 12 * hour
    await rounds(3)
    expect(webhook.posts).toHaveLength(2)
    expect(webhook.posts[1]).toMatchObject({ alert: 'summary', state: 'daily', since: null })
  })

  it('names the trouble that is open', async () => {
    const { webhook, clock, record, rounds } = await start()
    await record('parked')
    await rounds(3)
    clock.now += 24 * hour
    await rounds(1)
    const open = 'Open trouble: Enquiries need a person (since 2026-05-05 12:00 UTC).'
    expect(webhook.posts.at(-1)!.text).toContain(open)
  })
})

describe('a message', () => {
  it('has no word of a visitor nor of the form service, however hostile', async () => {
    const words = ['Wilhelmina', '<!channel>', '@everyone', 'https://evil.example', 'featherstone', 'K7F2']
    const name = words.join(' ')
    const values = {
      name,
      email: 'featherstone@evil.example',
      subject: name,
      message: `${name}\r\nBcc: x@evil.example`,
    }
    const { webhook, clock, journal, record, rounds, call, log } = await start({ hasFormIds: false })
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
    await journal.remove(references)
    await rounds(30)
    expect(new Set(webhook.told())).toEqual(
      new Set(
        ['parked', 'waiting', 'form_ids', 'form_service'].flatMap((alert) => [
          `${alert} started`,
          `${alert} over`,
        ]),
      ),
    )
    const told = JSON.stringify(webhook.posts) + JSON.stringify(log.mock.calls)
    for (const word of words) expect(told).not.toContain(word)
  })

  it('says what to run, and is short enough for Discord', async () => {
    const { webhook, clock, record, rounds, call } = await start({ hasFormIds: false })
    for (const state of ['parked', 'waiting', 'kept'] as const) await record(state)
    for (let time = 0; time < 3; time += 1) call('timeout')
    clock.now += hour
    await rounds(2)
    const started = webhook.posts.filter(({ state }) => state === 'started')
    expect(started).toHaveLength(4)
    for (const { text, content } of started) {
      expect(text).toMatch(/`leads [a-z]+.* docs\/operations\.md.* Since 2026-05-05 13:00 UTC\.$/s)
      expect(content).toBe(text)
      expect(content.length).toBeLessThan(2000)
    }
  })
})
