import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { generate } from 'selfsigned'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Finding } from '~/commands/doctor/finding'
import { sampleWarnings } from '~/content/samples'
import { filePath } from '~/leads/sqlite/file'
import { createDatabase } from '../support/database'
import { startMailServer } from '../support/mail-server'
import { startWebhook } from '../support/webhook-server'
import { examine as examineIn, isolated, serve } from '../support/doctor'
import { withFormService } from '../support/site'
import { openJournal, temporaryUrl } from '../support/temporary-journal'
import { startTestSite } from '../support/test-servers'

let databaseUrl: string
beforeEach(() => {
  databaseUrl = temporaryUrl()
})

const examine = (environment: Record<string, string> = {}, ...args: string[]) =>
  examineIn({ DATABASE_URL: databaseUrl, ...environment }, ...args)

/** Makes the journal, as the first start of a server does. */
const createJournal = () => openJournal(databaseUrl).then((journal) => journal.close())

/** A site on the same journal, which listens; without `SITE_URL` unless it is given. */
async function startServer(environment: Record<string, string> = {}): Promise<string> {
  const site = await startTestSite({
    environment: { DATABASE_URL: databaseUrl, SITE_URL: '', ...environment },
  })
  // The background of a server does so as soon as it starts.
  await site.services.journal.checkWritable(new Date().toISOString())
  return site.listen()
}

const includes = (text: string) => expect.stringContaining(text) as string

describe('the doctor on the environment', () => {
  it('names each wrong variable, with what is accepted', async () => {
    const { code, of } = await examine({ PORT: 'http', ALERT_EMAIL: 'ann@dayfive.test' })
    expect(code).toBe(1)
    expect(of('environment')).toMatchObject([
      { level: 'problem', message: includes('PORT: given "http"'), fix: includes('PORT') },
      {
        level: 'problem',
        message: includes('SMTP_URL: given nothing'),
        fix: includes('SMTP_URL'),
      },
    ])
  })

  it('finds no problem in a first try, and says what a launch needs', async () => {
    await createJournal()
    const { code, of } = await examine({ ALERT_EMAILS: 'ann@dayfive.test' })
    expect(code).toBe(0)
    expect(of('environment')).toMatchObject([
      { level: 'warning', message: includes('ALERT_EMAILS is not read: is it ALERT_EMAIL?') },
      { level: 'warning', fix: includes('CONSULTATION_FORM_ID') },
      { level: 'warning', fix: includes('CONTACT_EMAIL') },
      ...sampleWarnings().map((message) => ({ level: 'warning', message: includes(message) })),
    ])
    expect(of('address')).toMatchObject([{ level: 'warning', fix: includes('Start the server') }])
    const message = `The journal at ${filePath(databaseUrl)} can be written`
    expect(of('journal')).toEqual([{ check: 'journal', level: 'ok', message }])
  })
})

describe('the doctor on the journal', () => {
  it('says that there is none, and makes none', async () => {
    const { code, of } = await examine()
    expect(code).toBe(0)
    expect(of('journal')).toMatchObject([
      { level: 'warning', message: includes('no journal at'), fix: includes('Start the server') },
    ])
    expect(readdirSync(dirname(filePath(databaseUrl)))).toEqual([])
  })

  it('finds damage that no server has met yet, and does not blame the address for it', async () => {
    await createJournal()
    const server = await startTestSite({ environment: { DATABASE_URL: databaseUrl } })
    const SITE_URL = await server.listen()
    const path = filePath(databaseUrl)
    // By a process of its own, since closing a handle here would take SQLite's locks from this one.
    const code = `const { openSync, writeSync, fstatSync } = require('node:fs')
      const file = openSync(process.argv[1], 'r+'); writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, fstatSync(file).size - 4096)`
    execFileSync(process.execPath, ['-e', code, path])
    const { of } = await examine({ SITE_URL })
    expect(of('journal')).toMatchObject([{ level: 'problem', fix: includes('restore the last backup') }])
    expect(of('address')).toEqual([])
  })

  it('says what to restore where the file is damaged', async () => {
    writeFileSync(
      filePath(databaseUrl),
      'No database, but text that is long enough to look like one. '.repeat(99),
    )
    const { code, of } = await examine()
    expect(code).toBe(1)
    expect(of('journal')).toMatchObject([
      { level: 'problem', message: includes('SQLITE_NOTADB'), fix: includes('restore the last backup') },
    ])
  })

  it('says whom the folder belongs to where it cannot be written', async () => {
    const folder = dirname(filePath(databaseUrl))
    chmodSync(folder, 0o555)
    // Nothing is denied to root.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    const failed = await runBuilt(['--json'], {}, user)
    expect(JSON.parse(failed.stdout)).toContainEqual({
      check: 'journal',
      level: 'problem',
      message: includes('EACCES'),
      fix: expect.stringMatching(`belongs to uid ${process.getuid?.()}\\..* chown \\d+ '${folder}'`),
    })
  })

  it('says when PostgreSQL would not keep what it acknowledges', async () => {
    const url = await createDatabase()
    await openJournal(url)
    const { code, of } = await examine({ DATABASE_URL: `${url}?options=-c%20synchronous_commit%3Doff` })
    expect(code).toBe(1)
    expect(of('journal')).toContainEqual(
      expect.objectContaining({ level: 'problem', fix: includes('synchronous_commit = on') }),
    )
    expect(of('journal').at(-1)).toMatchObject({ level: 'ok', message: includes('can be written') })
  })
})

describe('the doctor on the form service', () => {
  const examineForms = async (body: string) => {
    const url = await serve((_, response) => response.end(body))
    return { url, ...(await examine({ ...withFormService, FORM_SERVICE_URL: url })) }
  }

  it('says how each form fails, and what to change', async () => {
    const { code, of, url } = await examineForms('{"error":"In order to submit via AJAX, disable reCAPTCHA"}')
    expect(code).toBe(1)
    const fix = includes('reCAPTCHA off')
    expect(of('form service')).toMatchObject([
      { message: includes(`consultation form at ${url}/f/consult1 fails by captcha_required`), fix },
      { message: includes(`project form at ${url}/f/project1 fails by captcha_required`), fix },
    ])
  })

  it('is content where it rejects the empty form', async () => {
    const { code, of } = await examineForms('{"errors":[{"code":"EMPTY","message":"empty"}]}')
    expect(code).toBe(0)
    expect(of('form service')).toMatchObject([{ level: 'ok' }, { level: 'ok' }])
  })
})

describe('the doctor on the certificate', () => {
  const day = 24 * 60 * 60 * 1000
  // No trial on this machine alone.
  const host = '127.0.0.2'

  /** Presents a trusted certificate for this address, which ends after so many days. */
  async function examineTls(days: number) {
    const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
      notBeforeDate: new Date(Date.now() - 9 * day),
      notAfterDate: new Date(Date.now() + days * day),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: host }] }],
    })
    const server = createServer({ key, cert }, (_, response) => response.end()).listen(0, host)
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const file = `${filePath(databaseUrl)}.pem`
    writeFileSync(file, cert)
    const { stdout } = await runBuilt(['--json'], {
      SITE_URL: `https://${host}:${(server.address() as AddressInfo).port}`,
      NODE_EXTRA_CA_CERTS: file,
    })
    return (JSON.parse(stdout) as Finding[]).filter(({ check }) => check === 'certificate')
  }

  it('says when it ends, and warns two weeks before', async () => {
    expect(await examineTls(13)).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/ends at \d{4}-/), fix: includes('Renew') },
    ])
  })

  it('says what browsers refuse it for', async () => {
    expect(await examineTls(-1)).toMatchObject([
      {
        level: 'problem',
        message: includes('CERT_HAS_EXPIRED'),
        fix: includes('a valid certificate for 127.0.0.2'),
      },
    ])
  })
})

describe('the doctor on the address', () => {
  it('is content with a server that is reached as it is configured', async () => {
    const { code, of } = await examine({ SITE_URL: await startServer() })
    expect(code).toBe(0)
    expect(of('address')).toMatchObject([{ level: 'ok' }])
    expect(of('proxies')).toMatchObject([{ level: 'ok', message: includes('No proxy') }])
  })

  it('asks for SITE_URL', async () => {
    const url = await startServer()
    const { of } = await examine({}, '--url', url)
    expect(of('address')).toMatchObject([{ level: 'warning', fix: `Set SITE_URL=${url}.` }])
  })

  it('says where SITE_URL should point when it sends visitors on', async () => {
    const Location = 'https://www.dayfive.example/healthz'
    const url = await serve((_, response) => response.writeHead(301, { Location }).end())
    const { code, of } = await examine({ SITE_URL: url })
    expect(code).toBe(1)
    expect(of('address')).toMatchObject([
      { level: 'problem', fix: includes('SITE_URL=https://www.dayfive.example,') },
    ])
  })

  it('says when visitors come to another address than SITE_URL', async () => {
    const url = await startServer({ SITE_URL: 'https://dayfive.example' })
    const { of } = await examine({ SITE_URL: 'https://dayfive.example' }, '--url', url)
    expect(of('address')).toMatchObject([{ level: 'problem', fix: includes(`SITE_URL=${url},`) }])
  })

  it('knows a port of the other scheme', async () => {
    await createJournal()
    const plain = await serve((_, response) => response.end())
    const { private: key, cert } = await generate([])
    const server = createServer({ key, cert }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    for (const SITE_URL of [plain.replace('http:', 'https:'), `http://127.0.0.1:${port}`]) {
      const { of } = await examine({ SITE_URL })
      expect(of('address')).toMatchObject([{ level: 'problem', fix: includes('http:// and https://') }])
    }
  })

  it('says that the doctor has not the journal of the server', async () => {
    const url = await startServer()
    const other = temporaryUrl()
    await openJournal(other)
    const { code, of } = await examine({ SITE_URL: url, DATABASE_URL: other })
    expect(code).toBe(1)
    expect(of('address')).toMatchObject([{ level: 'problem', fix: includes('DATABASE_URL of the server') }])
  })

  it('knows a server that does not run from one that cannot be reached', async () => {
    await createJournal()
    const nowhere = 'http://127.0.0.1:1'
    const proxy = await serve((_, response) => response.writeHead(502).end('Bad gateway'))
    for (const SITE_URL of [nowhere, proxy]) {
      expect((await examine({ SITE_URL })).of('address')).toMatchObject([
        { level: 'problem', fix: includes('Start the server') },
      ])
    }
    const server = { PORT: new URL(await startServer()).port, HOST: '127.0.0.1' }
    const unreachable = await examine({ SITE_URL: nowhere, ...server })
    expect(unreachable.of('address')).toMatchObject([{ level: 'problem', fix: includes('DNS') }])
    const elsewhere = await examine({ SITE_URL: proxy, ...server })
    expect(elsewhere.of('address')).toMatchObject([
      { level: 'problem', fix: includes('where the proxy passes requests on to') },
    ])
  })
})

describe('the doctor on proxies', () => {
  // tests/full/doctor-proxies.test.ts asks it behind real ones, tests/unit/commands every number of them.
  it('knows that none is in front', async () => {
    const { of } = await examine({ SITE_URL: await startServer(), TRUST_PROXY: '1' })
    expect(of('proxies')).toMatchObject([{ level: 'problem', fix: includes('Set TRUST_PROXY=0.') }])
  })

  it('says nothing of them when it has gone around them', async () => {
    const { port: PORT, hostname: HOST } = new URL(await startServer())
    const { of } = await examine({ PORT, HOST, TRUST_PROXY: '1' })
    expect(of('proxies')).toMatchObject([{ level: 'warning', fix: includes('--url') }])
  })
})

describe('the built command', () => {
  it('prints plain text, the worst first, and exits with 0 unless there is a problem', async () => {
    await createJournal()
    expect(await runBuilt(['--url', 'http://127.0.0.1:1'])).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^PROBLEM {2}address: .*\n {9}-> Start the server.*\nwarning {2}environment/,
      ),
    })
  })

  it('refuses arguments that it does not know, and explains itself', async () => {
    const stderr = `There is no option --nonsense; see "doctor --help"\n`
    expect(await runBuilt(['--nonsense'])).toEqual({ code: 2, stdout: '', stderr })
    expect(await runBuilt(['--help'])).toEqual({ code: 0, stdout: includes('Usage: doctor'), stderr: '' })
  })
})

/** Runs the program as an operator does. */
async function runBuilt(
  args: string[],
  environment: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
) {
  const env = await isolated({ DATABASE_URL: databaseUrl, ...environment })
  const run = promisify(execFile)(process.execPath, ['build/doctor.js', ...args], { env, ...user })
  const ended = run.then(
    (printed) => ({ code: 0, ...printed }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  )
  const { code, stdout, stderr } = await ended
  return { code, stdout, stderr }
}

describe('the doctor with --alerts', () => {
  it('sends a test message to the webhook, each operator and the owner, calls the heartbeat, and never without it', async () => {
    const [webhook, { port, mails }] = [await startWebhook(), await startMailServer()]
    const called: string[] = []
    const heartbeat = createHttpServer(({ url = '' }, response) => {
      called.push(url)
      response.end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void heartbeat.close())
    await once(heartbeat, 'listening')
    const environment = {
      ALERT_WEBHOOK_URL: webhook.url,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      ALERT_EMAIL: 'ops@dayfive.test',
      ENQUIRY_EMAIL: 'ann@dayfive.test',
      MAIL_FROM: 'site@dayfive.test',
      HEARTBEAT_URL: `http://127.0.0.1:${(heartbeat.address() as AddressInfo).port}/beat`,
    }
    expect((await examine(environment)).of('alerts')).toEqual([])
    const { of } = await examine(environment, '--alerts')
    expect(of('alerts').map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(webhook.posts).toMatchObject([{ alert: 'test', state: 'test', text: includes('This is a test') }])
    expect(called).toEqual(['/beat'])
    expect(mails.map(({ to }) => to.join()).toSorted()).toEqual(['ann@dayfive.test', 'ops@dayfive.test'])
    expect(mails[0]).toMatchObject({ from: 'site@dayfive.test', text: includes('Nothing is wrong') })
  })

  it('says which channel fails', async () => {
    const environment = { SMTP_URL: 'smtp://127.0.0.1:1', ENQUIRY_EMAIL: 'ann@dayfive.test' }
    const { code, of } = await examine(environment, '--alerts')
    const message = includes('by email to ann@dayfive.test')
    expect(code).toBe(1)
    expect(of('alerts')).toMatchObject([{ level: 'problem', message }, { level: 'warning' }])
  })
})

describe('the doctor on mail', () => {
  const owner = { ENQUIRY_EMAIL: 'ann@dayfive.test' }
  const refuse = (words: string) => Object.assign(new Error(words), { responseCode: 550 })

  it('asks the mail server without sending, and says which channels of alerts are unset', async () => {
    const { port, mails } = await startMailServer()
    const { of } = await examine({ ...owner, SMTP_URL: `smtp://127.0.0.1:${port}` })
    expect(of('mail')).toMatchObject([{ level: 'ok' }])
    expect(of('alerts')).toMatchObject([
      { level: 'warning', message: includes('ALERT_WEBHOOK_URL, ALERT_EMAIL, HEARTBEAT_URL') },
    ])
    expect(mails).toEqual([])
    expect((await examine()).of('mail')).toEqual([])
  })

  it.each([
    ['nothing listens', 'smtp://127.0.0.1:1', 'open the firewall'],
    ['TLS is expected where there is none', 'smtps://127.0.0.1:PORT', 'smtps:// is for 465'],
    ['TLS is spoken where none is expected', 'smtp://127.0.0.1:SILENT', 'smtps:// is for 465'],
    ['a password needs TLS', 'smtp://me:secret@127.0.0.1:PORT', 'that offer TLS'],
  ])('names the fix where %s', async (_, url, fix) => {
    const { port } = await startMailServer()
    // As a port for TLS is until a client begins.
    const silent = await startMailServer({ onConnect: () => {} })
    const SMTP_URL = url.replace('PORT', String(port)).replace('SILENT', String(silent.port))
    const { code, of } = await examine({ ...owner, SMTP_URL })
    expect(code).toBe(1)
    expect(of('mail')).toMatchObject([{ level: 'problem', fix: includes(fix) }])
    expect(JSON.stringify(of('mail'))).not.toContain('secret')
  })

  it.each([
    ['the sender', 'onMailFrom', 'MAIL_FROM'],
    ['an address', 'onRcptTo', 'Correct the address'],
  ] as const)('says in the words of the mail server that it refuses %s', async (_, step, fix) => {
    const refusal = {
      [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(refuse('No such box')),
    }
    const { port } = await startMailServer(refusal)
    const { of } = await examine({ ...owner, SMTP_URL: `smtp://127.0.0.1:${port}` }, '--alerts')
    const message = includes('“550 No such box”')
    expect(of('alerts')).toContainEqual({ check: 'alerts', level: 'problem', message, fix: includes(fix) })
  })
})
