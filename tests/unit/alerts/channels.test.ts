import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { hour, iso, minute, noon } from '../../support/clock'
import { startMailServer } from '../../support/mail-server'
import { accept, startWebhook, type Respond } from '../../support/webhook-server'
import { serveSockets } from '../../support/serve-sockets'
import { startAlerts } from './alert-process'

/** With the deadline of a channel, which is long where it is not the subject. */
const brokenServers: [string, number, (socket: Socket) => void][] = [
  ['hangs up', 10_000, (socket) => socket.end()],
  ['is silent', 300, () => {}],
  [
    'answers without end',
    300,
    (socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write('250-more '.repeat(10_000)));
      }
      socket.on('drain', more).on('data', () => {})
      more()
    },
  ],
]
const onMail = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  ALERT_EMAIL: 'ops@dayfive.example, me@a.example',
})
const onWebhook = (port: number) => ({ ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/s3cret` })

type Server = Awaited<ReturnType<typeof startAlerts>>
const failures = ({ lines }: Server) => lines('alert').filter((line) => 'message' in line)
const cannotTell = {
  message: expect.stringMatching(/^Trouble cannot be told by ALERT_.*; see "doctor --alerts"$/) as unknown,
}

describe.each([
  ['webhook', onWebhook],
  ['mail', onMail],
])('a %s', (_, environmentOf) => {
  it.each(brokenServers)('whose server %s is given up, and logged once', async (__, timeoutMs, greet) => {
    const environment = environmentOf((await serveSockets(greet)).port)
    const server = await startAlerts({ environment, timeoutMs })
    await server.rounds(1)
    server.clock.now += minute
    await server.rounds(1)
    expect(failures(server)).toEqual([expect.objectContaining(cannotTell)])
    expect(JSON.stringify(server.log.mock.calls)).not.toContain('s3cret')
  })
})

describe('a webhook', () => {
  it.each<[string, Respond]>([
    ['answers 500', (response) => response.writeHead(500).end('no')],
    ['redirects', (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
  ])('that %s is asked again, and logged once', async (_, answer) => {
    const webhook = await startWebhook()
    const server = await startAlerts({ environment: { ALERT_WEBHOOK_URL: webhook.url } })
    const summary = { event: 'alert', channel: 'webhook', alert: 'summary', state: 'daily' }
    webhook.respondWith(answer)
    await server.record('parked')
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await server.rounds(1)
      expect(webhook.posts).toHaveLength(attempt)
      server.clock.now += minute
    }
    expect(failures(server)).toEqual([{ ...summary, ...cannotTell }])
    webhook.respondWith(accept)
    await server.rounds(3)
    expect(webhook.told().at(-1)).toBe('parked started')
    const works = { event: 'alert', channel: 'webhook', message: 'It works again' }
    expect(failures(server).slice(1)).toEqual([works])
    expect(JSON.stringify(server.log.mock.calls)).not.toContain('s3cret')
  })

  it('whose answer never ends has been told', async () => {
    const webhook = await startWebhook()
    webhook.respondWith((response) => void response.write('more'))
    const server = await startAlerts({ environment: { ALERT_WEBHOOK_URL: webhook.url } })
    await server.rounds(6)
    expect(webhook.posts).toHaveLength(1)
    expect(failures(server)).toEqual([])
  })

  it('that hangs does not keep the mail from being sent, nor the process from stopping', async () => {
    const webhook = await startWebhook()
    webhook.respondWith(() => {})
    const mail = await startMailServer()
    const environment = { ALERT_WEBHOOK_URL: webhook.url, ...onMail(mail.port) }
    // Longer than the test may take.
    const server = await startAlerts({ environment, timeoutMs: hour })
    const stopping = new AbortController()
    const round = server.alerts.notify(stopping.signal)
    await expect.poll(() => [webhook.posts.length, mail.mails.length]).toEqual([1, 1])
    stopping.abort()
    await round
    expect(failures(server)).toEqual([])
  })
})

describe('mail', () => {
  it('goes to every address at the start and at the end, and again if it was refused', async () => {
    let refuses = true
    const { port, mails } = await startMailServer({
      onRcptTo: (_, __, callback) => callback(refuses ? new Error('No such user s3cret') : null),
    })
    const server = await startAlerts({ environment: onMail(port) })
    const reference = await server.record('parked')
    await server.rounds(1)
    expect(failures(server)).toMatchObject([{ message: expect.stringMatching(/ALERT_EMAIL: .* 5\d\d/) }])
    expect(JSON.stringify(server.log.mock.calls)).not.toContain('s3cret')
    refuses = false
    server.clock.now += minute
    await server.rounds(3)
    server.clock.now += hour
    await server.journal.erase([reference], iso(noon))
    await server.rounds(3)
    const subjects = mails.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())
    expect(subjects.toSorted()).toEqual([
      '[dayfive.example] Inquiries need a person',
      '[dayfive.example] Over: Inquiries need a person',
      '[dayfive.example] Received 1, delivered 0 in 24 hours',
    ])
    for (const { from, to, source, client } of mails) {
      expect(client).toBe('dayfive.example')
      expect([from, ...to]).toEqual(['ops@dayfive.example', 'ops@dayfive.example', 'me@a.example'])
      expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    }
  })
})
