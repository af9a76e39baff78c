import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { runDoctor } from '~/commands/doctor/command'
import type { Finding } from '~/commands/doctor/finding'
import { createDatabase } from '../support/database'
import { startSite } from '../support/site'
import { temporaryUrl } from '../support/temporary-journal'

let databaseUrl: string
beforeEach(() => {
  databaseUrl = temporaryUrl()
})

const isolated = (environment: Record<string, string>) =>
  ({ DATABASE_URL: databaseUrl, PORT: '1', ...environment }) as unknown as NodeJS.ProcessEnv

/** Runs the doctor in this process, with this environment alone. */
async function run(args: string[], environment: Record<string, string> = {}) {
  let [out, err] = ['', '']
  const code = await runDoctor(args, isolated(environment), {
    out: (text) => (out += text),
    err: (text) => (err += text),
  })
  return { code, out, err }
}

async function examine(environment: Record<string, string> = {}, ...args: string[]) {
  const { code, out } = await run(['--json', ...args], environment)
  const findings = JSON.parse(out) as Finding[]
  return { code, of: (check: Finding['check']) => findings.filter((finding) => finding.check === check) }
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A site on the same journal, which listens; without `SITE_URL` unless it is given. */
async function startServer(environment: Record<string, string> = {}): Promise<string> {
  const site = await startSite({ environment: { DATABASE_URL: databaseUrl, SITE_URL: '', ...environment } })
  onTestFinished(() => site.close())
  return site.listen()
}

/** A reverse proxy as most are: it adds the client's address and keeps the host. */
function proxyTo(target: () => string): Promise<string> {
  return listen((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for']
    const forwarded = [before, incoming.socket.remoteAddress].filter(Boolean).join(', ')
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded }
    const upstream = request(
      target() + incoming.url,
      { method: incoming.method ?? 'GET', headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(upstream)
  })
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
    const { code, of } = await examine()
    expect(code).toBe(0)
    expect(of('environment')).toMatchObject([{ level: 'warning' }, { level: 'warning' }])
    expect(of('journal')).toMatchObject([{ level: 'ok', message: expect.stringMatching(/^SQLite 3\./) }])
    expect(of('leads')).toMatchObject([{ level: 'ok' }])
  })
})

describe('the doctor on the journal', () => {
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
    const url = await listen((_, response) => response.writeHead(status).end(body))
    const { code, of } = await examine(withForms(url))
    expect(code).toBe(1)
    const finding = {
      level: 'problem',
      message: expect.stringContaining(failure),
      fix: expect.stringContaining(fix),
    }
    expect(of('form service')).toMatchObject([finding, finding])
  })

  it('says that it cannot be reached, or does not answer', async () => {
    const absent = await examine(withForms('http://127.0.0.1:1'))
    expect(absent.of('form service')[0]).toMatchObject({ message: expect.stringContaining('unreachable') })
    const url = await listen(() => {})
    const silent = await examine({ ...withForms(url), FORM_SERVICE_TIMEOUT_MS: '500' })
    expect(silent.of('form service')[0]).toMatchObject({ message: expect.stringContaining('timeout') })
  })

  it.each(['{"errors":[{"code":"EMPTY","message":"empty"}]}', '{"next":"/thanks"}'])(
    'is content with the answer %s, and with a clock that agrees',
    async (body) => {
      const url = await listen((_, response) => response.end(body))
      const { code, of } = await examine(withForms(url))
      expect(code).toBe(0)
      expect(of('form service')).toMatchObject([{ level: 'ok' }, { level: 'ok' }])
      expect(of('clock')).toMatchObject([{ level: 'ok' }])
    },
  )

  it('says that the clock is wrong', async () => {
    const date = new Date(Date.now() - 600_000).toUTCString()
    const url = await listen((_, response) => response.setHeader('Date', date).end('{"next":"/thanks"}'))
    const { code, of } = await examine(withForms(url))
    expect(code).toBe(1)
    expect(of('clock')).toMatchObject([{ level: 'problem', fix: expect.stringContaining('NTP') }])
  })
})

describe('the doctor on how requests arrive', () => {
  it('is content with a server that is reached as it is configured', async () => {
    let server = ''
    const proxy = await proxyTo(() => server)
    const environment = { SITE_URL: proxy, TRUST_PROXY: '1' }
    server = await startServer(environment)
    const { code, of } = await examine(environment)
    expect(code).toBe(0)
    expect(of('address')).toMatchObject([{ level: 'ok' }])
    expect(of('proxies')).toMatchObject([{ level: 'ok' }])
  })

  it.each([
    { behind: 0, trusted: '1' },
    { behind: 1, trusted: '0' },
    { behind: 2, trusted: '1' },
  ])('counts $behind proxies where TRUST_PROXY is $trusted', async ({ behind, trusted }) => {
    let url = await startServer({ TRUST_PROXY: trusted })
    for (let proxy = 0; proxy < behind; proxy += 1) {
      const target = url
      url = await proxyTo(() => target)
    }
    const { code, of } = await examine({ SITE_URL: url, TRUST_PROXY: trusted })
    expect(code).toBe(1)
    expect(of('proxies')).toMatchObject([{ level: 'problem', fix: `Set TRUST_PROXY=${behind}.` }])
  })

  it('says where SITE_URL should point when it sends visitors on', async () => {
    const url = await listen((_, response) =>
      response.writeHead(301, { Location: 'https://www.dayfive.example/healthz' }).end(),
    )
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
    const other = await listen((_, response) => response.end('ok'))
    const strange = await examine({ SITE_URL: other })
    expect(strange.of('address')).toMatchObject([
      { level: 'problem', message: expect.stringContaining('journal') },
    ])
    const silent = await examine({ SITE_URL: 'http://127.0.0.1:1' })
    expect(silent.of('address')).toMatchObject([
      { level: 'problem', message: expect.stringContaining('No server answers') },
    ])
  })

  it('learns nothing by a token that it has not written down, as nobody else does', async () => {
    const url = await startServer()
    const answer = await fetch(`${url}/healthz`, { headers: { 'X-Arrival-Probe': 'made-up' } })
    expect(await answer.text()).toBe('ok')
  })
})

it('prints plain text unless it is asked for JSON', async () => {
  const { out } = await run([])
  expect(out).toMatch(/^warning {2}environment: .*\n {9}-> Set it/)
  expect(out).toMatch(/^ok {7}journal: SQLite/m)
})

it.each([['--nonsense'], ['--url', 'nowhere'], ['more']])('refuses the arguments %s', async (...args) => {
  const { code, out, err } = await run(args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('Usage: doctor')
})

it('explains itself', async () => {
  expect(await run(['--help'])).toEqual({ code: 0, out: expect.stringContaining('Usage: doctor'), err: '' })
})

describe('the built command', () => {
  const doctor = (args: string[], environment: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, ['build/doctor.js', ...args], { env: isolated(environment) })

  it('prints its findings and exits with 0 when there is no problem', async () => {
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
