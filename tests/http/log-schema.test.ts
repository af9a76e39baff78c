import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it, onTestFinished } from 'vitest'
import { projectForm } from '~/forms/registry'
import { failures, submissionOutcomes } from '~/log/names'
import { openJournal } from '~/leads/journal'
import { noteOperation } from '~/leads/notes'
import { freePort } from '../support/free-port'
import { runBuilt } from '../support/run-built'
import { serveFormService } from '../support/form-service'
import type { ServerProcess } from '../support/server-process'
import { withFormService, type LogLine } from '../support/site'
import { lease, newLead, settlement, temporaryUrl } from '../support/temporary-journal'
import { startTestServer } from '../support/test-servers'
import { startWebhook } from '../support/webhook-server'

type Variant = { properties: object }
const schema = JSON.parse(readFileSync('docs/log-schema.json', 'utf8')) as {
  anyOf: { $ref: string }[]
  $defs: Record<string, Variant | { anyOf: Variant[] }>
}
const events = schema.anyOf.map(({ $ref }) => $ref.replace('#/$defs/', ''))
const describedFields = (event: string) => {
  const described = schema.$defs[event]!
  const variants = 'anyOf' in described ? described.anyOf : [described]
  return new Set(variants.flatMap(({ properties }) => Object.keys(properties)))
}
const fits = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema)

const secrets = {
  name: 'Wilhelmina Featherstone',
  message: 'My divorce is none of your business',
  details: 'My divorce is none of your business',
}
/** Email addresses, one for each class of failure of the form service. */
const failing = 'absent busy broken captcha inactive full echoes html charges'.split(' ')

// Two faults at once, and errors of our own, are nothing that a request brings about.
const unprovoked: Record<string, string[]> = { journal: ['reference'] }

// Only ends a test that hangs.
const patienceMs = 60_000

/** Sends a form, each time from another client unless one is named. */
let clients = 0
async function post({ url }: ServerProcess, path: string, values: Record<string, string>, headers = {}) {
  clients += 1
  const response = await fetch(url + path, {
    method: 'POST',
    body: new URLSearchParams({ ...secrets, ...values }),
    redirect: 'manual',
    headers: { 'x-forwarded-for': `203.0.113.${clients}`, ...headers },
  })
  return response.text()
}

/** A server with a form service goes through everything that a visitor and an operator can bring about. */
async function withEverything(): Promise<LogLine[]> {
  const formService = await serveFormService()
  onTestFinished(() => formService.close())
  const DATABASE_URL = temporaryUrl()
  const journal = openJournal(DATABASE_URL)
  await journal.record(newLead(), lease)
  const longAgo = settlement({ settledAt: '2020-05-05T12:00:05.000Z' })
  await journal.settle(newLead().reference, lease.holder, longAgo)
  const done = { command: 'purge', leads: 2, user: 'ann', at: '2020-05-05T00:00:00.000Z' } as const
  await noteOperation(journal, { event: 'operator', ...done })
  await journal.close()
  const site = await startTestServer({
    ...withFormService,
    FORM_SERVICE_TIMEOUT_MS: '1000',
    DATABASE_URL,
    FORM_SERVICE_URL: formService.url,
    SITE_URL: 'http://localhost',
    SUBMISSIONS_PER_HOUR: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
    METRICS_PORT: String(await freePort()),
    ALERT_WEBHOOK_URL: (await startWebhook()).url,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    ALERT_EMAIL: 'ops@dayfive.example',
    ENQUIRY_EMAIL: 'owner@dayfive.example',
    HEARTBEAT_URL: `http://127.0.0.1:${await freePort()}/s3cret`,
  })
  const query = new URLSearchParams({ ...secrets, email: 'get@featherstone.example' })
  const paths = '/ /_root.data /mail/wilhelmina@featherstone.example /healthz /readyz /%00'.split(' ')
  for (const path of [...paths, `/consultation?${query}`]) await fetch(site.url + path)
  await fetch(site.url, { method: 'DELETE' })
  await text(connect(site.port, '127.0.0.1').end('no HTTP\r\n\r\n'))

  const path = projectForm.path
  for (const name of ['ann', 'ann', 'refuses-email', 'refuses-all', ...failing]) {
    await post(site, path, { email: `${name}@featherstone.example` })
  }
  // The second waits for the first.
  await Promise.all([1, 2].map(() => post(site, path, { email: 'hangs@featherstone.example' })))
  await post(site, `${path}.data`, { email: 'zoe@featherstone.example' })
  await post(site, path, { email: 'Wilhelmina Featherstone, Mill Lane' })
  await post(site, path, { email: 'x@featherstone.example' }, { origin: 'https://elsewhere.example' })
  await post(site, path, { email: 'x@featherstone.example', message: 'x'.repeat(70_000) })
  for (let time = 1; time <= 2; time += 1)
    await post(site, path, { email: 'one@featherstone.example' }, { 'x-forwarded-for': '198.51.100.1' })
  const trapped = await post(site, path, { email: 'trap@featherstone.example', k5: secrets.details })
  for (const words of [
    ['release', /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(trapped)![0]],
    ['retry', '--all'],
  ])
    await runBuilt('leads', words, { DATABASE_URL })
  const delivered = (field: string) => site.logged('delivery').map((line) => line[field])
  await expect
    .poll(() => [...delivered('failure'), ...delivered('outcome')], { timeout: patienceMs })
    .toEqual(expect.arrayContaining([...failures, 'delivered']))
  await site.stop('SIGTERM')
  return linesOf(site)
}

/** Servers without configuration, with a broken journal, a taken port, no rate limits, or an error. */
async function inTrouble(): Promise<LogLine[]> {
  const unconfigured = await startTestServer()
  await post(unconfigured, '/consultation', { email: 'ann@featherstone.example' })
  // The other signal stops the server.
  await unconfigured.stop('SIGINT')
  const site = await startTestServer({ DATABASE_URL: 'file:/dev/null/leads.db' })
  await site.until('journal')
  await post(site, '/consultation', { email: 'ann@featherstone.example' })
  await fetch(`${site.url}/consultation?receipt=abc&sent=K7F2-9QXM`)
  const second = await startTestServer({ PORT: new URL(site.url).port })
  await second.exited
  await site.stop('SIGTERM')
  const uncounted = await startTestServer({ DATABASE_URL: 'postgres://127.0.0.1:1/absent' })
  await post(uncounted, '/consultation', { email: 'ann@featherstone.example' })
  await uncounted.stop('SIGTERM')
  const fault = `process.on('SIGUSR2', () => { throw new Error('boom') }); URLSearchParams.prototype.get = 1`
  const broken = await startTestServer({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
  })
  await fetch(`${broken.url}/consultation`)
  await broken.stop('SIGUSR2')
  return [unconfigured, site, second, uncounted, broken].flatMap(linesOf)
}

function linesOf({ written }: ServerProcess): LogLine[] {
  return written.map((line) => JSON.parse(line) as LogLine)
}

it(
  'docs/log-schema.json describes every line that servers really write, no more and no less, and no line holds a private word',
  { timeout: 2 * patienceMs },
  async () => {
    const lines = (await Promise.all([withEverything(), inTrouble()])).flat()
    for (const line of lines)
      expect(fits(line), `${JSON.stringify(line)}\n${JSON.stringify(fits.errors)}`).toBe(true)

    const of = (event: string) => lines.filter((line) => line.event === event)
    // It takes 16 MiB of log that nobody reads; tests/unit/platform/log.test.ts has its line.
    const provoked = events.filter((event) => event !== 'dropped')
    expect(new Set(lines.map(({ event }) => event))).toEqual(new Set(provoked))
    for (const event of provoked) {
      const fields = of(event).flatMap(Object.keys)
      expect(new Set([...fields, ...(unprovoked[event] ?? [])]), event).toEqual(describedFields(event))
    }
    for (const [field, event, all] of [
      ['outcome', 'submission', submissionOutcomes],
      ['failure', 'submission', failures],
      ['failure', 'delivery', failures],
      ['outcome', 'delivery', ['delivered', 'waiting', 'parked']],
    ] as const) {
      const seen = of(event)
        .filter((line) => field in line)
        .map((line) => line[field])
      expect(new Set(seen), `${field} of ${event}`).toEqual(new Set(all))
    }

    const log = lines.map((line) => JSON.stringify(line)).join('\n')
    expect(log).not.toMatch(/wilhelmina|divorce|mill lane|[\w-]{2,}@featherstone/i)
    expect(log).toContain('a***@featherstone.example')
  },
)
