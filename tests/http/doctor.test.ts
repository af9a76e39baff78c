import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { filePath } from '~/leads/sqlite'
import { createDatabase } from '../support/database'
import { examine as examineIn, isolated, runHere, serve } from '../support/doctor'
import { freePort } from '../support/free-port'
import { startSite } from '../support/site'
import { lease, newLead, openJournal, settlement, temporaryUrl } from '../support/temporary-journal'

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
  const site = await startSite({ environment: { DATABASE_URL: databaseUrl, SITE_URL: '', ...environment } })
  onTestFinished(() => site.close())
  // The background of a server does so as soon as it starts.
  await site.services.journal.checkWritable(new Date().toISOString())
  return site.listen()
}

const withForms = (url: string) => ({
  CONSULTATION_FORM_ID: 'consult1',
  PROJECT_FORM_ID: 'project1',
  FORM_SERVICE_URL: url,
})

describe('the doctor on the configuration', () => {
  it('names each wrong variable, with what is accepted', async () => {
    const { code, of } = await examine({ PORT: 'http', TRUST_PROXY: 'yes' })
    expect(code).toBe(1)
    expect(of('environment')).toMatchObject([
      { level: 'problem', message: expect.stringContaining('PORT: given "http"') },
      { level: 'problem', message: expect.stringContaining('TRUST_PROXY: given "yes"') },
    ])
  })

  it('finds nothing to mend in a first try, and says what a launch needs', async () => {
    await createJournal()
    const { code, of } = await examine()
    expect(code).toBe(0)
    expect(of('environment')).toMatchObject([
      { level: 'warning', fix: expect.stringContaining('CONSULTATION_FORM_ID') },
      { level: 'warning', fix: expect.stringContaining('CONTACT_EMAIL') },
    ])
    expect(of('journal')).toMatchObject([{ level: 'ok', message: expect.stringMatching(/^SQLite 3\./) }])
    expect(of('leads')).toMatchObject([{ level: 'ok' }])
  })

  it('says a cause once, and asks for form ids once', async () => {
    const journal = await openJournal(databaseUrl)
    await journal.record(newLead(), lease)
    await journal.settle(newLead().reference, lease.holder, settlement({ state: 'kept' }))
    const { findings } = await examine({ METRICS_PORT: String(await freePort()) })
    const fixes = findings.flatMap(({ fix }) => fix ?? [])
    expect(fixes.filter((fix) => fix.includes('FORM_ID'))).toHaveLength(1)
    expect(fixes.filter((fix) => fix.includes('Start the server'))).toHaveLength(1)
    expect(new Set(fixes).size).toBe(fixes.length)
  })
})

describe('the doctor on the journal', () => {
  it('says that there is none, and makes none', async () => {
    const { code, findings, of } = await examine()
    expect(code).toBe(0)
    expect(of('journal')).toMatchObject([
      {
        level: 'warning',
        message: expect.stringContaining('no journal at'),
        fix: expect.stringContaining('Start'),
      },
    ])
    // That no server runs has the same fix.
    expect(findings.filter(({ fix }) => fix?.includes('Start the server'))).toHaveLength(1)
    expect(readdirSync(dirname(filePath(databaseUrl)))).toEqual([])
  })

  it('says that it looks in the wrong place when a server runs on another journal', async () => {
    const url = await startServer({ DATABASE_URL: temporaryUrl() })
    const { code, findings } = await examine({ SITE_URL: url })
    expect(code).toBe(1)
    expect(findings.filter(({ level }) => level === 'problem')).toMatchObject([
      { check: 'journal', fix: expect.stringContaining('DATABASE_URL') },
    ])
  })

  it('says who has to be let into a folder that cannot be written', async () => {
    const { code, of } = await examine({ DATABASE_URL: 'file:/dev/null/leads.db' })
    expect(code).toBe(1)
    expect(of('journal')).toMatchObject([{ level: 'problem', fix: expect.stringContaining('uid') }])
  })

  it('says that PostgreSQL cannot be reached', async () => {
    const { code, of } = await examine({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
    expect(code).toBe(1)
    expect(of('journal')).toMatchObject([
      {
        level: 'problem',
        message: expect.stringContaining('ECONNREFUSED'),
        fix: expect.stringContaining('DATABASE_URL'),
      },
    ])
  })

  it('says when PostgreSQL would not keep what it acknowledges', async () => {
    const url = await createDatabase()
    const { code, of } = await examine({ DATABASE_URL: `${url}?options=-c%20synchronous_commit%3Doff` })
    expect(code).toBe(1)
    expect(of('journal')).toContainEqual(
      expect.objectContaining({ level: 'ok', message: expect.stringMatching(/^PostgreSQL \d/) }),
    )
    expect(of('journal')).toContainEqual(
      expect.objectContaining({ level: 'problem', fix: expect.stringContaining('synchronous_commit = on') }),
    )
    expect(of('clock')).toMatchObject([{ level: 'ok' }])
    expect(of('leads')).toMatchObject([{ level: 'ok' }])
  })
})

describe('the doctor on the form service', () => {
  const answers: [string, string, number, string][] = [
    ['captcha_required', '{"error":"In order to submit via AJAX, disable reCAPTCHA"}', 403, 'reCAPTCHA off'],
    ['unconfirmed', '{"errors":[{"code":"INACTIVE","message":"Form is not active"}]}', 403, 'activate'],
    ['quota', '{"error":"form over quota"}', 402, 'plan'],
    ['form_error', '{"errors":[{"code":"FORM_NOT_FOUND","message":"No such form"}]}', 404, 'form id'],
    ['unexpected_format', '<!DOCTYPE html><title>Parked</title>', 200, 'FORM_SERVICE_URL'],
    ['server_error', 'Bad gateway', 502, 'leads wait'],
    ['rate_limited', 'Slow down', 429, 'leads wait'],
  ]
  it.each(answers)('says how it fails by %s, and what to change', async (failure, body, status, fix) => {
    const url = await serve((_, response) => response.writeHead(status).end(body))
    const { code, of } = await examine(withForms(url))
    expect(code).toBe(1)
    const failing = (form: string) => `${form} form at ${url}/f/${form.slice(0, 7)}1 fails by ${failure}`
    expect(of('form service')).toMatchObject([
      {
        level: 'problem',
        message: expect.stringMatching(new RegExp(`${failing('consultation')}.*${failing('project')}`)),
        fix: expect.stringContaining(fix),
      },
    ])
  })

  it('says that it cannot be reached, or does not answer', async () => {
    const absent = await examine(withForms('http://127.0.0.1:1'))
    expect(absent.of('form service')[0]).toMatchObject({ message: expect.stringContaining('unreachable') })
    const url = await serve(() => {})
    const silent = await examine({ ...withForms(url), FORM_SERVICE_TIMEOUT_MS: '500' })
    expect(silent.of('form service')[0]).toMatchObject({ message: expect.stringContaining('timeout') })
  })

  it.each(['{"errors":[{"code":"EMPTY","message":"empty"}]}', '{"next":"/thanks"}'])(
    'is content with the answer %s, and with a clock that agrees',
    async (body) => {
      const url = await serve((_, response) => response.end(body))
      const { code, of } = await examine(withForms(url))
      expect(code).toBe(0)
      expect(of('form service')).toMatchObject([{ level: 'ok' }, { level: 'ok' }])
      expect(of('clock')).toMatchObject([{ level: 'ok' }])
    },
  )

  it('says that the clock is wrong', async () => {
    const date = new Date(Date.now() - 600_000).toUTCString()
    const url = await serve((_, response) => response.setHeader('Date', date).end('{"next":"/thanks"}'))
    const { code, of } = await examine(withForms(url))
    expect(code).toBe(1)
    expect(of('clock')).toMatchObject([{ level: 'problem', fix: expect.stringContaining('NTP') }])
  })
})

describe('the doctor on how requests arrive', () => {
  it('is content with a server that is reached as it is configured', async () => {
    const url = await startServer()
    const { code, of } = await examine({ SITE_URL: url })
    expect(code).toBe(0)
    expect(of('address')).toMatchObject([{ level: 'ok' }])
    expect(of('proxies')).toMatchObject([{ level: 'ok' }])
  })

  it('says where SITE_URL should point when it sends visitors on', async () => {
    const url = await serve((_, response) =>
      response.writeHead(301, { Location: 'https://www.dayfive.example/healthz' }).end(),
    )
    await createJournal()
    const { code, of } = await examine({ SITE_URL: url })
    expect(code).toBe(1)
    expect(of('address')).toMatchObject([
      { level: 'problem', fix: expect.stringContaining('SITE_URL=https://www.dayfive.example,') },
    ])
  })

  it('says when visitors come to another address than SITE_URL', async () => {
    const url = await startServer({ SITE_URL: 'https://dayfive.example' })
    const { of } = await examine({ SITE_URL: 'https://dayfive.example' }, '--url', url)
    expect(of('address')).toMatchObject([
      { level: 'problem', fix: expect.stringContaining(`SITE_URL=${url},`) },
    ])
  })

  it('says when another program answers there, or none', async () => {
    await createJournal()
    const other = await serve((_, response) => response.end('ok'))
    const strange = await examine({ SITE_URL: other })
    expect(strange.of('address')).toMatchObject([
      { level: 'problem', message: expect.stringContaining('journal') },
    ])
    const silent = await examine({ SITE_URL: 'http://127.0.0.1:1' })
    expect(silent.of('address')).toMatchObject([
      {
        level: 'problem',
        message: expect.stringContaining('No server answers'),
        fix: expect.stringContaining('Start the server'),
      },
    ])
  })

  it('knows a proxy in front of a server that does not run from one that cannot reach it', async () => {
    const proxy = await serve((_, response) => response.writeHead(502).end('Bad gateway'))
    await createJournal()
    const stopped = await examine({ SITE_URL: proxy })
    expect(stopped.of('address')).toMatchObject([
      {
        level: 'problem',
        message: expect.stringContaining('no server runs here'),
        fix: expect.stringContaining('Start'),
      },
    ])
    const port = new URL(await startServer()).port
    const running = await examine({ SITE_URL: proxy, PORT: port, HOST: '127.0.0.1' })
    expect(running.of('address')).toMatchObject([
      { level: 'problem', fix: expect.stringContaining('where the proxy in front passes requests on to') },
    ])
    const unreachable = await examine({ SITE_URL: 'http://127.0.0.1:1', PORT: port, HOST: '127.0.0.1' })
    expect(unreachable.of('address')).toMatchObject([
      {
        level: 'problem',
        message: expect.stringContaining('The server runs'),
        fix: expect.stringContaining('DNS'),
      },
    ])
  })

  it('learns nothing by a token that it has not written down, as nobody else does', async () => {
    const url = await startServer()
    const answer = await fetch(`${url}/healthz`, { headers: { 'X-Arrival-Probe': 'made-up' } })
    expect(await answer.text()).toBe('ok')
  })
})

const run = (...args: string[]) => runHere(args, { DATABASE_URL: databaseUrl })

it('prints plain text unless it is asked for JSON, the worst first', async () => {
  await createJournal()
  const { out } = await run('--url', 'http://127.0.0.1:1')
  expect(out).toMatch(/^PROBLEM {2}address: .*\n {9}-> Start the server/)
  expect(out).toMatch(/^warning {2}environment: .*\n {9}-> Set CONTACT_EMAIL/m)
  expect(out).toMatch(/^ok {7}journal: SQLite/m)
  expect(out.match(/^\w+/gm)).toEqual(
    out.match(/^\w+/gm)?.toSorted((one, other) => order(one) - order(other)),
  )
})

const order = (mark: string) => ['PROBLEM', 'warning', 'ok'].indexOf(mark)

it.each([['--nonsense'], ['--url', 'nowhere'], ['more']])('refuses the arguments %s', async (...args) => {
  const { code, out, err } = await run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('Usage: doctor')
})

it('explains itself', async () => {
  expect(await run('--help')).toEqual({ code: 0, out: expect.stringContaining('Usage: doctor'), err: '' })
})

describe('the built command', () => {
  const doctor = async (args: string[], environment: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, ['build/doctor.js', ...args], {
      env: await isolated({ DATABASE_URL: databaseUrl, ...environment }),
    })

  it('prints its findings and exits with 0 when there is no problem', async () => {
    await createJournal()
    const { stdout, stderr } = await doctor(['--json'])
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ check: 'journal', level: 'ok' }))
    expect(stderr).toBe('')
  })

  it('exits with 1 on a problem', async () => {
    await expect(doctor([], { PORT: 'http' })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^PROBLEM {2}environment: PORT: given "http"/),
    })
  })

  it('exits with 2 on wrong usage', async () => {
    await expect(doctor(['--nonsense'])).rejects.toMatchObject({ code: 2, stdout: '' })
  })
})
