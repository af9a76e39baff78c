import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'
import { dirname } from 'node:path'
import { generate } from 'selfsigned'
import type { SMTPServerOptions } from 'smtp-server'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { checkSiteUrl } from '~/commands/doctor/check-site-url'
import type { Finding } from '~/commands/doctor/finding'
import { madeUpAddress } from '~/commands/doctor/probe'
import { sampleWarnings } from '~/content/samples'
import { backUp } from '~/leads/backup'
import { filePath } from '~/leads/sqlite/file'
import { createDatabase } from '../support/database'
import { environmentOf } from '../support/environment-of'
import { listen } from '../support/free-port'
import { startMailServer } from '../support/mail-server'
import { startWebhook } from '../support/webhook-server'
import { runBuilt } from '../support/run-built'
import { examine as examineIn, isolated } from '../support/doctor'
import { serve } from '../support/serve'
import { serveSockets } from '../support/serve-sockets'
import { withFormService } from '../support/site'
import { openJournal, temporaryUrl } from '../support/temporary-journal'
import { startTestSite } from '../support/test-servers'

let databaseUrl: string
beforeEach(() => {
  databaseUrl = temporaryUrl()
})

type Environment = Record<string, string>
const examine = (environment: Environment = {}, ...args: string[]) =>
  examineIn({ DATABASE_URL: databaseUrl, ...environment }, ...args)

/** Runs the program as an operator does. */
const runDoctor = async (words: string[], environment: Environment = {}, user = {}) =>
  runBuilt('doctor', words, await isolated({ DATABASE_URL: databaseUrl, ...environment }), user)

/** Makes the journal, as the first start of a server does. */
const createJournal = () => openJournal(databaseUrl).then((journal) => journal.close())

/** A site on the same journal, which listens; without `SITE_URL` unless it is given. */
async function startServer(environment: Environment = {}): Promise<string> {
  await createJournal()
  const site = await startTestSite({
    environment: { DATABASE_URL: databaseUrl, SITE_URL: '', ...environment },
  })
  return site.listen()
}

async function listenTls(identity: { key: string; cert: string }, host: string): Promise<number> {
  const server = createServer(identity, (_, response) => response.end())
  onTestFinished(() => void server.close())
  return listen(server, host)
}

const inLine = ({ level, message, fix = '' }: Finding) => `${level}: ${message} -> ${fix}`

type Prepared = [environment: Environment, ...args: string[]]

const [nowhere, own] = ['http://127.0.0.1:1', 'https://dayfive.example']
const [usual, safe, secret] = ['smtp://127.0.0.1', 'smtps://127.0.0.1', 'smtp://me:s3cret@127.0.0.1']
const owner = { ENQUIRY_EMAIL: 'ann@dayfive.test' }
const noMail = { ...owner, SMTP_URL: 'smtp://127.0.0.1:1' }
const lostMail = { ...owner, SMTP_URL: 'smtp://a.invalid' }
const [brokenJournal, plainForms] = [{ DATABASE_URL: 'file:/dev/null/b' }, { FORM_SERVICE_URL: 'http://a.b' }]
const responds = (status: number, body = '', headers = {}) =>
  serve((_, response) => response.writeHead(status, headers).end(body))
/** Forms whose service gives this response. */
const forms = async (body: string, status = 200): Promise<Prepared> => [
  { ...withFormService, FORM_SERVICE_URL: await responds(status, body) },
]
/** A site with a journal, and with what else the doctor is told. */
const reached = async (more: Environment = {}): Promise<Prepared> => [
  { SITE_URL: await startServer(), ...more },
]
/** None of our servers runs, and the site should be at this address. */
const alone = (SITE_URL: string): Promise<Prepared> => createJournal().then(() => [{ SITE_URL }])
const mute = async () => alone((await responds(200)).replace('http:', 'https:'))
/** A server listens where the doctor runs, and this is its public address. */
const unreached = async (SITE_URL: string, more: Environment = {}): Promise<Prepared> => {
  const { port: PORT, hostname: HOST } = new URL(await startServer())
  return [{ SITE_URL, PORT, HOST, ...more }]
}
/** For a proxy that reaches no server. */
const behindBroken = async (prepare: (url: string) => Promise<Prepared>) => prepare(await responds(502))
const mail = async (url: string, options?: SMTPServerOptions, ...args: string[]): Promise<Prepared> => {
  const { port, mails } = await startMailServer(options)
  onTestFinished(() => expect(mails).toEqual([]))
  return [{ ...owner, SMTP_URL: `${url}:${port}` }, ...args]
}
const saying = async (greeting?: string): Promise<Prepared> => {
  const greet = (socket: Socket) => (greeting ? socket.write(`${greeting}\r\n`) : socket.end())
  return [{ ...owner, SMTP_URL: `${usual}:${(await serveSockets(greet)).port}` }]
}
const pageless = () =>
  serve(({ url }, response) =>
    response.writeHead(url === '/' ? 500 : 200).end(url === '/healthz' && 'ok'),
  ).then((SITE_URL): Prepared => [{ SITE_URL }])
const gone = async (): Promise<Prepared> => [{ ALERT_WEBHOOK_URL: await responds(404) }, '--alerts']
const refusing = (step: 'onMailFrom' | 'onRcptTo') => {
  const refuse = (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error('No such box'), { responseCode: 550 }))
  return mail(usual, { [step]: refuse }, '--alerts')
}
const holding = (end: string) => (): Prepared => {
  writeFileSync(filePath(databaseUrl) + end, 'No database, but a text that is long enough. '.repeat(99))
  return [{}]
}
async function careless(): Promise<Prepared> {
  const url = await createDatabase()
  await (await openJournal(url)).close()
  return [{ DATABASE_URL: `${url}?options=-c%20synchronous_commit%3Doff` }]
}
/** For a user without the right to create tables. */
const denied = async (): Promise<Prepared> => [
  { DATABASE_URL: `${await createDatabase()}?options=-c%20role%3Dpg_monitor` },
]
/** A server listens where the doctor runs, with another journal, and the doctor's is missing. */
const elsewhere = () => unreached('', { DATABASE_URL: temporaryUrl() })
/** The file of a server that runs was just moved, and perhaps another put in its place. */
async function takenAway(replace = async () => {}): Promise<Prepared> {
  const [prepared, folder] = [await reached(), dirname(filePath(databaseUrl))]
  expect((await fetch(`${prepared[0]['SITE_URL']}/readyz/journal`)).status).toBe(200)
  renameSync(folder, `${folder}.moved`)
  mkdirSync(folder)
  onTestFinished(() => rmSync(`${folder}.moved`, { recursive: true }))
  await replace()
  return prepared
}
async function otherJournal(fill = async (url: string): Promise<unknown> => openJournal(url)) {
  const [prepared, DATABASE_URL] = [await reached(), temporaryUrl()]
  await fill(DATABASE_URL)
  return [{ ...prepared[0], DATABASE_URL }] satisfies Prepared
}
/** With the same key. */
const copied = () => otherJournal((url) => backUp(databaseUrl, filePath(url)))
/** A proxy with a certificate that no authority vouches for, at an address that is not only this machine's. */
async function selfSigned(): Promise<Prepared> {
  const [host, { private: key, cert }] = ['127.0.0.2', await generate([])]
  return alone(`https://${host}:${await listenTls({ key, cert }, host)}`)
}
const moved = async () => alone(await responds(301, '', { Location: `${own}/healthz` }))

const captcha = '{"error":"In order to submit via AJAX, disable reCAPTCHA"}'
const empty = '{"errors":[{"code":"EMPTY","message":""}]}'
const fails = (form: string) => `${form} form at .* fails \\(captcha_required.*-> .*reCAPTCHA off`
const wrongVariables = 'PORT: given "http".*\nproblem: SMTP_URL.*\nwarning: Nothing else'
const wrong = { PORT: 'http', ALERT_EMAIL: 'ann@dayfive.test' }

type Level = Finding['level'] | 'none'
type Prepare = () => Promise<Prepared> | Prepared

// tests/full/proxies.test.ts asks it behind real proxies, tests/unit/commands every number of them.
it.each<[where: string, check: Finding['check'], worst: Level, found: string, Prepare]>([
  ['variables are wrong', 'environment', 'problem', wrongVariables, () => [wrong]],
  ['TLS is missing', 'environment', 'warning', '-> Begin FORM_SERVICE_URL', () => [plainForms]],
  ['there is none', 'journal', 'warning', 'no journal at.*-> Start the server', () => [{}]],
  ['the server has another', 'journal', 'problem', 'records inquiries -> It has another: ', elsewhere],
  ['it was moved away', 'journal', 'problem', 'inquiries -> If there was.*move the file', () => takenAway()],
  ['it was replaced', 'address', 'problem', '503 -> Restart the', () => takenAway(createJournal)],
  ['its file is damaged', 'journal', 'problem', 'SQLITE_NOTADB.*-> .*restore the last backup', holding('')],
  ['its folder is a file', 'journal', 'problem', '-> Correct .*/dev/null is', () => [brokenJournal]],
  ['its reserve alone is left', 'journal', 'problem', '-> Start no server', holding('.reserve')],
  ['PostgreSQL denies tables', 'journal', 'problem', 'not create tables.* ALTER DATABASE', denied],
  ['PostgreSQL would lose leads', 'journal', 'problem', 'synchronous_commit = on.*\\nok', careless],
  ['the first fails', 'form service', 'problem', fails('consultation'), () => forms(captcha)],
  ['it answers 500', 'form service', 'problem', 'service answered 500: Unex', () => forms('', 500)],
  ['the other fails', 'form service', 'problem', fails('project'), () => forms(captcha)],
  ['they take no empty form', 'form service', 'ok', '\nok: ', () => forms(empty)],
  ['all is well', 'address', 'ok', '', reached],
  ['its pages fail', 'address', 'problem', '/ is status 500 -> The log[^]*\nok: .*/readyz', pageless],
  ['SITE_URL is unset', 'environment', 'warning', '-> Set SITE_URL to', () => unreached('')],
  ['it sends visitors on', 'address', 'problem', `-> .*SITE_URL=${own},`, moved],
  ['the journal is not the server’s', 'address', 'problem', '-> .*DATABASE_URL of the server', otherJournal],
  ['it is a copy of the server’s', 'address', 'problem', '-> .*DATABASE_URL of the server', copied],
  ['a server that ran is down', 'address', 'problem', '-> Start the server', () => alone('')],
  ['the journal fails', 'address', 'warning', 'were not checked', () => reached(brokenJournal)],
  ['the port speaks no TLS', 'address', 'problem', 'speaks http .*-> Begin SITE_URL with http:', mute],
  ['no server runs', 'address', 'problem', '-> .*Start the server', () => alone(nowhere)],
  ['a proxy runs alone', 'address', 'problem', '-> .*Start the server', () => behindBroken(alone)],
  ['it leads nowhere', 'address', 'problem', '-> .*DNS', () => unreached(nowhere)],
  ['the proxy asks elsewhere', 'address', 'problem', '-> .*passes', () => behindBroken(unreached)],
  ['nobody vouches for it', 'certificate', 'problem', 'SELF_SIGNED.*-> .*a valid certificate', selfSigned],
  ['there are none', 'proxies', 'ok', 'TRUST_PROXY is 0', reached],
  ['one is missing', 'proxies', 'problem', '-> .*Set TRUST_PROXY=0\\.', () => reached({ TRUST_PROXY: '1' })],
  ['it went around them', 'proxies', 'none', '', () => unreached('', { TRUST_PROXY: '1' })],
  ['none is asked for', 'mail', 'none', '', () => [{}]],
  ['all is well', 'mail', 'ok', '', () => mail(usual)],
  ['no server listens', 'mail', 'problem', '-> Correct SMTP_URL.*open the firewall', () => [noMail]],
  ['its name is wrong', 'mail', 'problem', '-> .*host in SMTP_URL', () => [lostMail]],
  ['TLS is expected', 'mail', 'problem', '-> Begin SMTP_URL with smtp:', () => mail(safe)],
  // A port for TLS is silent until a client begins.
  ['it is silent', 'mail', 'problem', 'not greet.*-> .*465', () => mail(usual, { onConnect() {} })],
  ['it falls silent', 'mail', 'problem', 'not answer.*-> .*SMTP_URL', () => saying('220 hello')],
  ['it is busy', 'mail', 'problem', 'for now: 421.*“421 busy”.*-> Wait', () => saying('421 busy')],
  ['it blocks us', 'mail', 'problem', 'us away: 554.*“554 no”.*-> Ask who', () => saying('554 no')],
  ['it is none', 'mail', 'problem', 'not speak SMTP .*-> Correct host', () => saying('HTTP/1.1 400')],
  ['it hangs up', 'mail', 'problem', 'breaks off .*-> Begin SMTP_URL with smtps', () => saying()],
  ['a password needs TLS', 'mail', 'problem', '500.*“500 .*-> Use its port for TLS', () => mail(secret)],
  ['all are unset', 'alerts', 'warning', '-> Set ALERT_WEBHOOK_URL', () => mail(usual)],
  ['the webhook fails', 'alerts', 'problem', 'It answered 404 -> Correct ALERT_WEBHOOK_URL', gone],
  ['one fails', 'alerts', 'problem', 'by email to ann@dayfive.test.*\nwarning', () => [noMail, '--alerts']],
  ['a sender is refused', 'alerts', 'problem', '“550 No such box”.*MAIL_FROM', () => refusing('onMailFrom')],
  ['one is refused', 'alerts', 'problem', '\\(ENQUIRY_EMAIL\\).*-> Correct', () => refusing('onRcptTo')],
])('where %s the doctor says so of the %s, by a %s, and the fix', async (_, check, worst, found, prepare) => {
  const { code, of } = await examine(...(await prepare()))
  const levels = of(check).map(({ level }) => level)
  expect((['problem', 'warning', 'ok'] as const).find((each) => levels.includes(each)) ?? 'none').toBe(worst)
  const said = of(check).map(inLine).join('\n')
  expect(said).toMatch(new RegExp(found))
  expect(said).not.toContain('s3cret')
  expect(code).toBeGreaterThanOrEqual(worst === 'problem' ? 1 : 0)
})

it.each([
  ['problem', 'X-Forwarded-Proto', { host: 'dayfive.example' }],
  ['warning', 'X-Forwarded-Host', { host: 'inside.test', 'x-forwarded-proto': 'https' }],
])('the doctor finds a %s in a proxy with a wrong %s', (level, header, headers) => {
  const arrived = { headers: { ...headers, 'x-forwarded-for': madeUpAddress }, socketAddress: '10.0.0.1' }
  const facts = { kind: 'server', origin: own, isOk: true, status: 200, location: null, arrived } as const
  const outside = { ...facts, localAddress: '10.0.0.2', certificateFault: null }
  const environment = environmentOf({ SITE_URL: own, TRUST_PROXY: '1' })
  expect(checkSiteUrl(environment, outside, true)).toMatchObject([
    { level, fix: expect.stringContaining(header) },
  ])
})

it('the doctor finds no problem in a first try, says what a launch needs, and makes no journal', async () => {
  const { code, of } = await examine({ ALERT_EMAILS: 'ann@dayfive.test' })
  expect(code).toBe(0)
  const misspelled = 'ALERT_EMAILS is not read: is it ALERT_EMAIL?'
  const needs = [misspelled, 'SITE_URL is', 'CONSULTATION_FORM_ID', 'CONTACT_EMAIL', ...sampleWarnings()]
  expect(of('environment').map(inLine)).toEqual(needs.map((words) => expect.stringContaining(words)))
  expect(of('address').map(inLine)).toEqual([expect.stringMatching(/^warning: .*-> See to the journal/)])
  expect(readdirSync(dirname(filePath(databaseUrl)))).toEqual([])
})

it('the doctor says whom the folder of the journal belongs to where it cannot be written', async () => {
  const folder = dirname(filePath(databaseUrl))
  chmodSync(folder, 0o555)
  // Nothing is denied to root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const { out } = await runDoctor(['--json'], {}, user)
  const fix = `belongs to uid ${process.getuid?.()}\\..* chown \\d+ '${folder}'`
  expect((JSON.parse(out) as Finding[]).map(inLine)).toContainEqual(
    expect.stringMatching(`^problem: .*EACCES.*-> .*${fix}`),
  )
})

it.each([
  ['prints the worst first', 1, [], /^PROBLEM {2}address: .*\n {9}-> Start.*\nwarning {2}environment/],
  ['refuses unknown arguments', 2, ['--nonsense'], /^Unknown option '--nonsense'; see "doctor --help"\n$/],
  ['explains itself', 0, ['--help'], /^Usage: doctor.*HEARTBEAT_URL/s],
  ['explains itself, too', 0, ['help'], /^Usage: doctor/],
  ['says its version', 0, ['--version'], /^dayfive \d+\.\d+\.\d+ /],
])('the built command %s, and exits with %i', async (_, code, words, said) => {
  await createJournal()
  const { out, err, ...ended } = await runDoctor(words, { SITE_URL: nowhere })
  expect(ended.code).toBe(code)
  expect(out + err).toMatch(said)
})

it('the doctor tests each channel with --alerts: webhook, operators, the owner, heartbeat; and never without it', async () => {
  const [webhook, { port, mails }] = [await startWebhook(), await startMailServer()]
  const called: unknown[] = []
  const heartbeat = await serve(({ url }, response) => {
    called.push(url)
    response.end()
  })
  const environment = {
    ...owner,
    ALERT_WEBHOOK_URL: webhook.url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ALERT_EMAIL: 'ops@dayfive.test',
    MAIL_FROM: 'site@dayfive.test',
    HEARTBEAT_URL: `${heartbeat}/beat`,
  }
  expect((await examine(environment)).of('alerts')).toEqual([])
  const { of } = await examine(environment, '--alerts')
  expect(of('alerts').map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok'])
  expect(webhook.posts).toMatchObject([{ alert: 'test', state: 'test' }])
  expect(called).toEqual(['/beat'])
  expect(mails.map(({ to }) => to.join()).toSorted()).toEqual(['ann@dayfive.test', 'ops@dayfive.test'])
  expect(mails[0]).toMatchObject({
    from: 'site@dayfive.test',
    text: expect.stringContaining('Nothing is wrong'),
  })
})
