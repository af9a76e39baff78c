import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sampleWarnings } from '~/content/samples'
import { openJournal } from '~/leads/journal'
import { filePath } from '~/leads/sqlite/file'
import { listAll } from '../support/list-all'
import { oddAnswers, serveOddAnswers } from '../support/odd-answers'
import { startPatientFormService } from '../support/patient-form-service'
import { withFormService, type LogLine } from '../support/site'
import { version } from '../../package.json'
import { temporaryUrl } from '../support/temporary-journal'
import { startTestServer } from '../support/test-servers'

function send(url: string, values: Record<string, string> = {}) {
  const body = new URLSearchParams({ name: 'Ann', email: 'ann@example.com', message: 'Hello', ...values })
  return fetch(`${url}/consultation`, { method: 'POST', body, redirect: 'manual' })
}

const eventsOf = (lines: readonly string[]) => lines.map((line) => (JSON.parse(line) as LogLine).event)

describe('the server process', () => {
  it('starts without any configuration, and warns of what is missing', async () => {
    const site = await startTestServer()
    expect(site.logged('start')).toMatchObject([
      {
        level: 'warn',
        warnings: [
          expect.stringContaining('CONSULTATION_FORM_ID'),
          expect.stringContaining('SITE_URL'),
          ...sampleWarnings(),
        ],
      },
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

  it('serves the pages without a journal that can be opened, takes no form, and says why', async () => {
    const site = await startTestServer({ DATABASE_URL: 'file:/dev/null/leads.db' })
    await site.until('journal')
    expect(site.logged('journal')[0]).toMatchObject({
      level: 'error',
      message: expect.stringContaining('/dev/null'),
    })
    for (const [path, status] of Object.entries({
      '/consultation': 200,
      '/readyz': 200,
      '/readyz/journal': 503,
    }))
      expect((await fetch(site.url + path)).status, path).toBe(status)
    const answer = await send(site.url)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('ann@example.com')
    expect(await site.stop()).toBe(0)
  })

  it('goes on after SIGHUP, which a closed terminal or a manager sends, with what is under way and with all else', async () => {
    const formService = await startPatientFormService()
    const site = await startTestServer(formService.environment)
    const sent = send(site.url)
    await formService.untilCalled()
    for (let time = 0; time < 3; time += 1) process.kill(site.pid, 'SIGHUP')
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    formService.answer()
    expect((await sent).status).toBe(303)
    expect(await site.stop()).toBe(0)
    expect(eventsOf(site.written)).toEqual(['start', 'submission', 'drain', 'stop'])
  })

  it('finishes the submissions under way on SIGINT as on SIGTERM, takes no more, then stops with 0', async () => {
    const formService = await startPatientFormService()
    const site = await startTestServer(formService.environment)
    const sent = send(site.url)
    await formService.untilCalled()
    const code = site.stop('SIGINT')
    await site.until('drain')
    await expect(fetch(site.url)).rejects.toThrow('fetch failed')
    formService.answer()
    expect((await sent).status).toBe(303)
    expect(await code).toBe(0)
    expect(eventsOf(site.written)).toEqual(['start', 'drain', 'submission', 'stop'])
  })

  it('outlives whatever bytes a form service and a heartbeat answer with, and keeps each lead due or for an operator', async () => {
    const left = oddAnswers.filter(({ ending }) => ending !== 'stay')
    const count = left.length
    const emails = left.map((_, number) => `${number}@example.com`)
    const sixCodings = oddAnswers.find(({ pieces }) => String(pieces[0]).includes('gzip, gzip, gzip, gzip'))!
    // On a slow machine the background tries some of them again.
    const service = await serveOddAnswers((asked) =>
      asked.startsWith('GET') ? sixCodings : (left.pop() ?? sixCodings),
    )
    onTestFinished(service.close)
    const DATABASE_URL = temporaryUrl()
    const site = await startTestServer({
      ...withFormService,
      FORM_SERVICE_URL: service.url,
      HEARTBEAT_URL: service.url,
      DATABASE_URL,
      SUBMISSIONS_PER_HOUR: '1000',
    })
    const visit = async () => {
      for (let email = emails.pop(); email; email = emails.pop())
        expect((await send(site.url, { email })).status).toBe(502)
    }
    await Promise.all([visit(), visit(), visit(), visit()])
    expect(await site.stop()).toBe(0)
    const journal = openJournal(DATABASE_URL)
    const states = (await listAll(journal)).map(({ state }) => state)
    await journal.close()
    expect(states.filter((state) => state === 'waiting' || state === 'parked')).toHaveLength(count)
  })

  it('behind a proxy answers on until the proxy has noticed, and says that it closes the connection', async () => {
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
    const env: Record<string, string | undefined> = {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: temporaryUrl(),
    }
    const child = spawn('npm', ['start', '--silent'], { env: env as NodeJS.ProcessEnv })
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
    running.pauseReading()
    // A pipe holds 64 KiB.
    const paths = Array.from({ length: 600 }, (_, number) => `/${'x'.repeat(150)}-${number}`)
    await Promise.all(paths.map((path) => fetch(running.url + path, { method: 'HEAD' })))
    const code = running.stop()
    setTimeout(running.resumeReading, 200)
    expect(await code).toBe(0)
    expect(running.logged('request').map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
    expect(running.logged('stop')).toHaveLength(1)
  })

  it.each([
    ['an exception', `throw new RangeError('bo' + 'om\\nforged')`, 'uncaughtException', 'RangeError'],
    [
      'a rejection with no error',
      `Promise.reject('bo' + 'om')`,
      'unhandledRejection',
      'UnhandledPromiseRejection',
    ],
  ])(
    'writes %s that nobody caught in one line, without its message, and ends with 1',
    async (_, fault, origin, name) => {
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
    },
  )
})

it.skipIf(process.platform !== 'linux')(
  'a server on a full disk gives forms back, says why, and takes them again once there is room',
  async () => {
    const DATABASE_URL = temporaryUrl()
    const site = await startTestServer({ DATABASE_URL })
    // Whatever it writes to a file beyond this fails, as on a full disk.
    const limitFiles = (size: string) =>
      execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${size}`])
    const readiness = async () => (await fetch(`${site.url}/readyz/journal`)).status
    expect((await send(site.url)).status).toBe(303)
    limitFiles('1:unlimited')
    const refused = await send(site.url, { email: 'full@example.com' })
    const page = await refused.text()
    expect(refused.status).toBe(503)
    expect(page).toContain('We couldn’t take your message just now')
    expect(page).toContain('full@example.com')
    await expect.poll(readiness).toBe(503)
    expect((await fetch(site.url)).status).toBe(200)
    expect(site.logged('submission').at(-1)).toMatchObject({
      level: 'error',
      outcome: 'held',
      message: expect.stringMatching(/^Not recorded: .*the disk (is full|failed).*\(SQLITE_/),
    })

    limitFiles('unlimited')
    await expect.poll(readiness).toBe(200)
    expect((await send(site.url, { email: 'full@example.com' })).status).toBe(303)
    expect(await site.stop()).toBe(0)
    const journal = openJournal(DATABASE_URL)
    const emails = (await listAll(journal)).map(({ values }) => values.email)
    await journal.close()
    expect(emails.toSorted()).toEqual(['ann@example.com', 'full@example.com'])
  },
)

describe('the leads command', () => {
  const leads = (DATABASE_URL: string, ...words: string[]) => {
    const env = { PATH: process.env.PATH, DATABASE_URL } as unknown as NodeJS.ProcessEnv
    const { status, stdout, stderr } = spawnSync(process.execPath, ['build/leads.js', ...words], {
      env,
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }

  it('works beside the running server, whose background sends what an operator releases, and stops with it', async () => {
    const formService = await startPatientFormService()
    const DATABASE_URL = temporaryUrl()
    const site = await startTestServer({ ...formService.environment, DATABASE_URL })
    const answer = await send(site.url, { k5: 'x' })
    const [reference = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await answer.text()) ?? []
    expect(JSON.parse(leads(DATABASE_URL, 'list', '--json').stdout)).toMatchObject([
      {
        reference,
        form: 'consultation',
        state: 'quarantined',
        attempts: 0,
        receivedAt: expect.any(String),
        failure: null,
      },
    ])
    expect(leads(DATABASE_URL, 'release', reference)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`${reference} is due`),
    })
    await formService.untilCalled()
    const code = site.stop()
    await site.until('drain')
    formService.answer()
    expect(await code).toBe(0)
    expect(eventsOf(site.written)).toEqual(['start', 'submission', 'drain', 'delivery', 'stop'])
    expect(site.logged('delivery')).toMatchObject([{ reference, outcome: 'delivered', attempt: 1 }])
  })

  it('says in words what journal it cannot use, creates none, and exits with 1, or 78 on an invalid configuration', () => {
    const url = temporaryUrl()
    const folder = dirname(filePath(url))
    expect(leads(`file:${folder}`, 'list')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^The journal cannot be used: .*there is a folder where the file should be/,
      ),
    })
    const path = join(folder, 'mistyped', 'leads.db')
    expect(leads(`file:${path}`, 'list')).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no journal at ${path}\n`,
    })
    expect(existsSync(dirname(path))).toBe(false)
    expect(leads('leads.db', 'list')).toMatchObject({
      status: 78,
      stderr: expect.stringContaining('DATABASE_URL: given "leads.db"'),
    })
  })
})
