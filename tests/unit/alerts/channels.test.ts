import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startMailServer } from '../../support/mail-server'
import { accept, startWebhook, type Answer } from '../../support/webhook-server'
import { hour, minute, noon, startAlerts } from './alert-process'

// Long for a machine on its own, short for a test.
const timeoutMs = 300
const addresses = 'ops@dayfive.example, me@a.example'

/** The port of a server that does this with each connection. */
async function listen(greet: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    greet(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

async function freedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const onMail = (port: number) => ({ ALERT_SMTP_URL: `smtp://127.0.0.1:${port}`, ALERT_EMAIL: addresses })
const garbage = (socket: Socket) => void socket.end('\u0000\u0001 no protocol at all\r\n\r\n')
const silence = () => {}
const flood = (socket: Socket) => {
  const more = () => {
    while (!socket.destroyed && socket.write('250-more '.repeat(10_000)));
  }
  socket.on('drain', more).on('data', () => {})
  more()
}

type Server = Awaited<ReturnType<typeof startAlerts>>
const failures = ({ lines }: Server) => lines('alert').filter((line) => 'message' in line)

describe('a webhook', () => {
  const answers: Record<string, Answer> = {
    'answers 500': (response) => void response.writeHead(500).end('no'),
    'answers 404': (response) => void response.writeHead(404).end(),
    'answers 301': (response) => void response.writeHead(301, { location: '/elsewhere' }).end(),
    'breaks off': (response) => void response.destroy(),
    hangs: () => {},
    'hangs amid its headers': (response) => void response.socket?.write('HTTP/1.1 200 OK\r\nx: '),
    'answers garbage': (response) => void response.socket?.end('no protocol at all\r\n\r\n'),
  }

  it.each(Object.entries(answers))('that %s is asked again, and logged once', async (_, answer) => {
    const webhook = await startWebhook()
    const server = await startAlerts({ environment: { ALERT_WEBHOOK_URL: webhook.url }, timeoutMs })
    webhook.answerWith(answer)
    await server.record('parked')
    await server.rounds(3)
    server.clock.now += minute
    await server.rounds(3)
    expect(webhook.posts.length).toBeGreaterThanOrEqual(3)
    expect(failures(server)).toEqual([
      { event: 'alert', channel: 'webhook', message: expect.stringMatching(/^Trouble cannot be told: /) },
    ])
    webhook.posts.length = 0
    webhook.answerWith(accept)
    server.clock.now += minute
    await server.rounds(3)
    expect(webhook.told()).toEqual(['parked started'])
    expect(failures(server)).toHaveLength(2)
    expect(failures(server)[1]).toEqual({ event: 'alert', channel: 'webhook', message: 'It works again' })
    expect(JSON.stringify(server.log.mock.calls)).not.toContain('s3cret')
  })

  it('that takes a message with an endless answer has been told', async () => {
    const webhook = await startWebhook()
    webhook.answerWith((response) => {
      const more = () => {
        response.write('more '.repeat(10_000))
        if (!response.destroyed) setImmediate(more)
      }
      more()
    })
    const server = await startAlerts({ environment: { ALERT_WEBHOOK_URL: webhook.url } })
    await server.record('parked')
    await server.rounds(6)
    expect(webhook.told()).toEqual(['parked started'])
    expect(failures(server)).toEqual([])
  })

  it.each([
    ['refuses connections', 'http', freedPort],
    ['floods', 'http', () => listen(flood)],
    ['does not speak TLS', 'https', () => listen(garbage)],
    ['never begins TLS', 'https', () => listen(silence)],
  ])('that %s is logged once, without its address', async (_, protocol, port) => {
    const ALERT_WEBHOOK_URL = `${protocol}://localhost:${await port()}/s3cret`
    const server = await startAlerts({ environment: { ALERT_WEBHOOK_URL }, timeoutMs })
    await server.rounds(1)
    server.clock.now += minute
    await server.rounds(1)
    expect(failures(server)).toHaveLength(1)
    expect(JSON.stringify(server.log.mock.calls)).not.toContain('s3cret')
  })

  it('that redirects is not followed', async () => {
    const elsewhere = await startWebhook()
    const webhook = await startWebhook()
    webhook.answerWith((response) => void response.writeHead(307, { location: elsewhere.url }).end())
    const server = await startAlerts({ environment: { ALERT_WEBHOOK_URL: webhook.url } })
    await server.rounds(1)
    expect(webhook.posts).toHaveLength(1)
    expect(elsewhere.posts).toEqual([])
  })

  it('that hangs does not keep the mail from being sent, nor the process from stopping', async () => {
    const webhook = await startWebhook()
    webhook.answerWith(() => {})
    const mail = await startMailServer()
    const environment = { ALERT_WEBHOOK_URL: webhook.url, ...onMail(mail.port) }
    // Longer than the test may take.
    const server = await startAlerts({ environment, timeoutMs: hour })
    const stopping = new AbortController()
    const round = server.alerts.tellTrouble(stopping.signal)
    await expect.poll(() => [webhook.posts.length, mail.mails.length]).toEqual([1, 1])
    stopping.abort()
    await round
    expect(failures(server)).toEqual([])
  })
})

describe('mail', () => {
  it('goes to every address, with the trouble and the host in its subject', async () => {
    const { port, mails } = await startMailServer()
    const server = await startAlerts({ environment: onMail(port) })
    const reference = await server.record('parked')
    await server.rounds(3)
    server.clock.now += hour
    await server.journal.remove([reference])
    await server.rounds(3)
    const subjects = mails.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())
    expect(subjects).toEqual([
      '[dayfive.example] Received 1, delivered 0 in 24 hours',
      '[dayfive.example] Enquiries need a person',
      '[dayfive.example] Over: No enquiry needs a person',
    ])
    for (const { from, to, source } of mails) {
      expect(from).toBe('ops@dayfive.example')
      expect(to).toEqual(['ops@dayfive.example', 'me@a.example'])
      expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    }
    expect(mails[1]!.source).toContain('Run `leads list --state parked`')
  })

  it.each([
    ['refuses connections', freedPort],
    ['hangs up', () => listen((socket) => void socket.end())],
    ['never greets', () => listen(silence)],
    ['greets with garbage', () => listen(garbage)],
    ['greets without end', () => listen(flood)],
    ['greets byte by byte', () => listen((socket) => drip(socket))],
    ['greets and is silent then', () => listen((socket) => void socket.write('220 hello\r\n'))],
  ])('to a server that %s is tried again, and logged once', async (_, port) => {
    const server = await startAlerts({ environment: onMail(await port()), timeoutMs })
    await server.rounds(1)
    server.clock.now += minute
    await server.rounds(1)
    expect(failures(server)).toEqual([
      { event: 'alert', channel: 'mail', message: expect.stringMatching(/^Trouble cannot be told: /) },
    ])
  })

  it('that the server refuses is tried again', async () => {
    let refuses = true
    const { port, mails } = await startMailServer({
      onRcptTo: (_, __, callback) => callback(refuses ? new Error('No such user s3cret') : null),
    })
    const server = await startAlerts({ environment: onMail(port) })
    await server.rounds(2)
    expect(failures(server)[0]).toMatchObject({ message: expect.stringMatching(/answered 5\d\d/) })
    expect(JSON.stringify(server.log.mock.calls)).not.toContain('s3cret')
    refuses = false
    server.clock.now = noon + 5 * minute
    await server.rounds(1)
    expect(mails).toHaveLength(1)
  })

  it.each([
    ['offers no TLS', { disabledCommands: ['STARTTLS'], authOptional: true, allowInsecureAuth: true }],
    ['has a certificate that nobody signed', { disabledCommands: [], authOptional: true, logger: false }],
  ])('to a server that %s never carries the password', async (_, options) => {
    const names: (string | undefined)[] = []
    const { port, mails } = await startMailServer({
      ...options,
      onAuth({ username }, __, callback) {
        names.push(username)
        callback(null, { user: username })
      },
    })
    const environment = { ...onMail(port), ALERT_SMTP_URL: `smtp://me:s3cret@localhost:${port}` }
    const server = await startAlerts({ environment })
    await server.rounds(1)
    expect([names, mails]).toEqual([[], []])
    expect(failures(server)).toHaveLength(1)
    expect(JSON.stringify(server.log.mock.calls)).not.toContain('s3cret')
  })
})

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 20)
  socket.on('close', () => clearInterval(timer))
}
