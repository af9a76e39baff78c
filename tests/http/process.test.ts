import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { generate } from 'selfsigned'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sampleWarnings } from '~/content/samples'
import { openJournal } from '~/leads/journal'
import { filePath } from '~/leads/sqlite/file'
import { listAll } from '../support/list-all'
import { startMailServer } from '../support/mail-server'
import { startPatientFormService } from '../support/patient-form-service'
import type { LogLine } from '../support/site'
import { version } from '../../package.json'
import { temporaryFolder, temporaryUrl } from '../support/temporary-journal'
import { startTestServer } from '../support/test-servers'
import { runBuilt } from '../support/run-built'
import { sendConsultation } from '../support/visitors'

const eventsOf = (lines: readonly string[]) => lines.map((line) => (JSON.parse(line) as LogLine).event)

describe('the server process', () => {
  it('starts without any configuration, and warns of what is missing', async () => {
    const site = await startTestServer({ DATABASE_URL: temporaryUrl().replace('leads.db', 'new/leads.db') })
    const missing = [/FORM_ID/, /SITE_URL/, /empty journal was .* the new folder \S+new:/].map((words) =>
      expect.stringMatching(words),
    )
    expect(site.logged('start')).toMatchObject([
      { level: 'warn', warnings: [...missing, ...sampleWarnings()] },
    ])
    expect((await fetch(site.url)).status).toBe(200)
    expect(await site.stop()).toBe(0)
  })

  it('does not start with an invalid configuration, and lists all that is wrong with it', async () => {
    const site = await startTestServer({ PORT: 'http', LOG_LEVEL: 'loud', PROJECT_FORM_ID: 'abc' })
    expect(await site.exited).toBe(78)
    expect(site.complaints().trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT: given "http", accepted is /),
      expect.stringMatching(/^LOG_LEVEL: given "loud", accepted is /),
      expect.stringMatching(/^CONSULTATION_FORM_ID: given nothing/),
    ])
    expect(site.written).toEqual([])
  })

  it.each([
    // A closed terminal or a manager sends this signal.
    ['goes on after', 'SIGHUP', ['start', 'submission', 'drain', 'stop']],
    ['takes no more, and stops with 0 after', 'SIGINT', ['start', 'drain', 'submission', 'stop']],
  ] as const)('finishes the submission under way and %s %s', async (_, signal, events) => {
    const formService = await startPatientFormService()
    const site = await startTestServer(formService.environment)
    const sent = sendConsultation(site.url)
    await formService.untilCalled()
    process.kill(site.pid, signal)
    if (signal === 'SIGINT') await site.until('drain')
    const status = await fetch(`${site.url}/readyz`).then((response) => response.status, String)
    formService.respond()
    expect((await sent).status).toBe(303)
    expect(await (signal === 'SIGINT' ? site.exited : site.stop())).toBe(0)
    expect(status).toBe(signal === 'SIGINT' ? 'TypeError: fetch failed' : 200)
    expect(eventsOf(site.written)).toEqual(events)
  })

  it('behind a proxy responds until the proxy has noticed, and says that it closes the connection', async () => {
    const server = await startTestServer({ TRUST_PROXY: '1' })
    expect((await fetch(`${server.url}/launch`)).headers.get('connection')).toBe('keep-alive')
    const code = server.stop()
    await server.until('drain')
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect(await (await fetch(`${server.url}/healthz`)).text()).toMatch(
      new RegExp(`^ok ${version} \\(([\\da-f]{40}|unknown)\\)$`),
    )
    const during = await fetch(`${server.url}/launch`)
    expect(during.status).toBe(200)
    expect(during.headers.get('connection')).toBe('close')
    expect(await code).toBe(0)
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
  })

  it('stops on SIGTERM to npm start, and leaves no child process', async () => {
    const env = { PATH: process.env.PATH, PORT: '0', DATABASE_URL: temporaryUrl() }
    const child = spawn('npm', ['start', '--silent'], { env: env as unknown as NodeJS.ProcessEnv })
    onTestFinished(() => void child.kill('SIGKILL'))
    const output = createInterface(child.stdout)
    const lines: string[] = []
    output.on('line', (line) => lines.push(line))
    await once(output, 'line')
    const { port } = JSON.parse(lines[0]!) as { port: number }
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
    expect(eventsOf(lines)).toEqual(['start', 'drain', 'stop'])
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
  })

  it('writes each line, the last one included, for a reader of its log that falls behind', async () => {
    const running = await startTestServer({ SITE_URL: 'http://site.test' })
    running.pipes[0].pause()
    // A pipe holds 64 KiB.
    const paths = Array.from({ length: 600 }, (_, number) => `/${'x'.repeat(150)}-${number}`)
    await Promise.all(paths.map((path) => fetch(running.url + path, { method: 'HEAD' })))
    const code = running.stop()
    setTimeout(() => running.pipes[0].resume(), 200)
    expect(await code).toBe(0)
    expect(running.logged('request').map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
    expect(running.logged('stop')).toHaveLength(1)
  })

  it.each([
    ['an exception', `throw new RangeError('bo' + 'om\\nforged')`, 'uncaughtException', 'RangeError'],
    ['a rejection', `Promise.reject('bo' + 'om')`, 'unhandledRejection', 'UnhandledPromiseRejection'],
  ])('writes %s that nobody caught in one line, and ends with 1', async (_, fault, origin, name) => {
    const onSignal = `process.on('SIGUSR2', () => { ${fault} })`
    const server = await startTestServer({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onSignal)}`,
    })
    expect(await server.stop('SIGUSR2')).toBe(1)
    expect(JSON.parse(server.written.at(-1) ?? '')).toMatchObject({
      level: 'error',
      event: 'stop',
      origin,
      message: expect.stringContaining(name),
    })
    expect(server.written.join()).not.toContain('boom')
    expect(server.complaints()).toBe('')
  })
})

it.skipIf(process.platform !== 'linux')('on a full disk forms come back until there is room', async () => {
  const DATABASE_URL = temporaryUrl()
  const site = await startTestServer({ DATABASE_URL })
  // Writing more than this to a file fails, as on a full disk.
  const limitFiles = (size: string) => execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${size}`])
  const readiness = async () => (await fetch(`${site.url}/readyz/journal`)).status
  expect((await sendConsultation(site.url)).status).toBe(303)
  limitFiles('1:unlimited')
  const refused = await sendConsultation(site.url, { email: 'full@example.com' })
  expect(refused.status).toBe(503)
  expect(await refused.text()).toContain('full@example.com')
  await expect.poll(readiness).toBe(503)
  expect((await fetch(site.url)).status).toBe(200)
  expect(site.logged('submission').at(-1)).toMatchObject({
    level: 'error',
    outcome: 'held',
    message: expect.stringMatching(/^Not recorded: .*the disk (is full|failed).*\(SQLITE_/),
  })

  limitFiles('unlimited')
  await expect.poll(readiness).toBe(200)
  expect((await sendConsultation(site.url, { email: 'full@example.com' })).status).toBe(303)
  expect(await site.stop()).toBe(0)
  const journal = openJournal(DATABASE_URL)
  const emails = (await listAll(journal)).map(({ values }) => values.email)
  await journal.close()
  expect(emails.toSorted()).toEqual(['ann@example.com', 'full@example.com'])
})

describe('the leads command', () => {
  const leads = (DATABASE_URL: string, ...words: string[]) => runBuilt('leads', words, { DATABASE_URL })

  it('works beside the running server, whose background sends what an operator releases, and stops with it', async () => {
    const formService = await startPatientFormService()
    const DATABASE_URL = temporaryUrl()
    const site = await startTestServer({ ...formService.environment, DATABASE_URL })
    const response = await sendConsultation(site.url, { k5: 'x' })
    const [reference = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await response.text()) ?? []
    const lead = { reference, form: 'consultation', state: 'quarantined', attempts: 0, failure: null }
    const { out } = await leads(DATABASE_URL, 'list', '--json')
    expect(JSON.parse(out)).toMatchObject([{ ...lead, receivedAt: expect.any(String) }])
    expect(await leads(DATABASE_URL, 'release', reference)).toMatchObject({ code: 0 })
    await formService.untilCalled()
    const code = site.stop()
    await site.until('drain')
    formService.respond()
    expect(await code).toBe(0)
    expect(eventsOf(site.written)).toEqual(['start', 'submission', 'drain', 'delivery', 'stop'])
    expect(site.logged('delivery')).toMatchObject([{ reference, outcome: 'delivered', attempt: 1 }])
  })

  it('says in words what journal it cannot use, creates none, and exits with 1, or 78 on an invalid configuration', async () => {
    const folder = dirname(filePath(temporaryUrl()))
    const path = join(folder, 'mistyped', 'leads.db')
    for (const [url, code, complaint] of [
      [`file:${folder}`, 1, `The journal at ${folder} could not be opened: `],
      [`file:${path}`, 1, `There is no journal at ${path}`],
      ['leads.db', 78, 'DATABASE_URL: given "leads.db"'],
    ] as const)
      expect(await leads(url, 'list')).toEqual({ code, out: '', err: expect.stringContaining(complaint) })
    expect(await leads('leads.db', 'help')).toMatchObject({ code: 0, err: '' })
    expect(existsSync(dirname(path))).toBe(false)
  })
})

// tests/unit/alerts has what is told, and when.

it('mail by smtps and by smtp carries its password over TLS to a server that is trusted', async () => {
  const sent = await Promise.all([mailBy('smtps'), mailBy('smtp')])
  for (const { mails, passwords } of sent) {
    await expect
      .poll(() => mails, { timeout: 50_000 })
      .toMatchObject([{ user: 'me@a.example', isEncrypted: true, to: ['ops@dayfive.example'] }])
    expect(passwords).toEqual(new Set(['s3cret/']))
  }
})

/** The mail server of a site, and the emails that it gets. */
async function mailBy(protocol: 'smtp' | 'smtps') {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const NODE_EXTRA_CA_CERTS = join(temporaryFolder(), 'ca.pem')
  writeFileSync(NODE_EXTRA_CA_CERTS, cert)
  const passwords = new Set<unknown>()
  const { port, mails } = await startMailServer({
    secure: protocol === 'smtps',
    key,
    cert,
    disabledCommands: [],
    onAuth({ username, password }, _, callback) {
      passwords.add(password)
      callback(null, { user: username })
    },
  })
  await startTestServer({
    NODE_EXTRA_CA_CERTS,
    SITE_URL: 'http://localhost',
    SMTP_URL: `${protocol}://me%40a.example:s3cret%2F@localhost:${port}`,
    ALERT_EMAIL: 'ops@dayfive.example',
  })
  return { mails, passwords }
}
